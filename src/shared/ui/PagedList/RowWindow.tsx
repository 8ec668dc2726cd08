import {
  type CSSProperties,
  Fragment,
  type Key,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { entryName } from '@/shared/lib/historyEntry';
import { keepNewest } from '@/shared/lib/keepNewest';
import { blockCount, blocksOf, heightOf, type Span, spanNear, spanOf } from './rowBlocks';

/** Beyond the window's edges, so that no fast finger sees an empty place. */
const ROOM_PX = 900;
const MAX_KEPT = 12;

/** Heights of the blocks by history entry, for going back to the place. */
const keptHeights = new Map<string, number[]>();

function heightsHere(name: string): number[] {
  const key = `${entryName()} ${name}`;
  const heights = keptHeights.get(key) ?? [];
  keepNewest(keptHeights, key, heights, MAX_KEPT);
  return heights;
}

/** The room of blocks that are left out. The browser must not hold on to it while blocks come in its place. */
function roomOf(height: number): CSSProperties {
  return { height, overflowAnchor: 'none' };
}

interface Props<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  renderRow: (row: Row, index: number) => ReactNode;
  /** Tells the lists of one screen apart. */
  name: string;
}

/**
 * Rows of which only those near the window are in the document, for lists of thousands. Blocks of rows keep the height
 * that they had when they were last seen, so that nothing has to be moved while somebody scrolls.
 */
export function RowWindow<Row>({ rows, rowKey, renderRow, name }: Props<Row>) {
  const box = useRef<HTMLDivElement>(null);
  const [heights] = useState(() => heightsHere(name));
  const blocks = blockCount(rows.length);
  const [span, setSpan] = useState<Span>({ first: 0, last: 1 });

  const measure = useCallback(() => {
    for (const block of box.current?.children ?? []) {
      const { dataset, offsetHeight } = block as HTMLElement;
      if (dataset.block !== undefined && offsetHeight > 0) heights[Number(dataset.block)] = offsetHeight;
    }
  }, [heights]);
  const look = useCallback(() => {
    if (!box.current) return;
    measure();
    const { top } = box.current.getBoundingClientRect();
    const near = spanNear(heights, blocks, -top - ROOM_PX, window.innerHeight - top + ROOM_PX);
    setSpan((before) => (before.first === near.first && before.last === near.last ? before : near));
  }, [measure, heights, blocks]);

  // While the blocks are still there: who leaves now comes back to their true heights.
  useLayoutEffect(() => measure, [measure]);
  useLayoutEffect(look, [look]);
  useEffect(() => {
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [look]);

  const first = Math.min(span.first, blocks - 1);
  const last = Math.min(span.last, blocks - 1);
  return (
    <div ref={box}>
      <div style={roomOf(heightOf(heights, 0, first))} />
      {blocksOf({ first, last }).map((block) => {
        const [from, to] = spanOf(block, rows.length);
        return (
          <div key={block} data-block={block}>
            {rows.slice(from, to).map((row, place) => (
              <Fragment key={rowKey(row)}>{renderRow(row, from + place)}</Fragment>
            ))}
          </div>
        );
      })}
      <div style={roomOf(heightOf(heights, last + 1, blocks))} />
    </div>
  );
}
