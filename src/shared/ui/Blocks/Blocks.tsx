import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { useElderMode } from '@/shared/lib/elderMode';
import { keyed } from '@/shared/lib/keyed';
import type { Block } from '@/shared/lib/schema';
import { Dated } from '../Dated/Dated';
import { BlockImage } from './BlockImage';
import { BlockLink } from './BlockLink';
import styles from './Blocks.module.less';

interface Props {
  blocks: readonly Block[];
  /** Opens a picture large. */
  onImage?: ((src: string) => void) | undefined;
}

/** What scrolls sideways must be reachable by keyboard. */
const SCROLLING = { tabIndex: 0, role: 'group', 'aria-label': '表格' };

function BlockTable({ head, rows }: { head: string[]; rows: string[][] }) {
  const isElder = useElderMode();
  const isWide = head.length > 2;
  // A wide table stacks in 长辈版.
  const scrolling = isWide && isElder ? undefined : SCROLLING;
  return (
    <div className={styles.scroller} {...scrolling}>
      <table className={clsx(styles.table, isWide && styles.wide)}>
        {head.length > 0 && (
          <thead>
            <tr>
              {keyed(head).map(([key, cell]) => (
                <th key={key} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {keyed(rows).map(([key, row]) => (
            <tr key={key}>
              {keyed(row).map(([cellKey, cell], place) => (
                <td key={cellKey} data-head={head[place]}>
                  <Dated>{cell}</Dated>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function renderBlock(block: Block, { onImage }: Props): ReactNode {
  switch (block.type) {
    case 'heading':
      return <h3>{block.text}</h3>;
    case 'paragraph':
      return (
        <p>
          <Dated>{block.text}</Dated>
        </p>
      );
    case 'list':
      return (
        <ul className={styles.list}>
          {keyed(block.items).map(([key, item]) => (
            <li key={key}>
              <Dated>{item}</Dated>
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <BlockTable head={block.head} rows={block.rows} />;
    case 'image':
      return <BlockImage src={block.src} alt={block.alt} onOpen={onImage} />;
    case 'link':
      return <BlockLink text={block.text} href={block.href} />;
  }
}

/** A text of the server: structured, never HTML. */
export function Blocks(props: Props) {
  return (
    <div className={styles.blocks}>
      {keyed(props.blocks).map(([key, block]) => (
        <Fragment key={key}>{renderBlock(block, props)}</Fragment>
      ))}
    </div>
  );
}
