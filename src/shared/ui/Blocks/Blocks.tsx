import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { useElderMode } from '@/shared/lib/elderMode';
import { keyed } from '@/shared/lib/keyed';
import type { Block } from '@/shared/lib/schema';
import { Measured } from '../Dated/Measured';
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

/** The longest word that a cell keeps on one line, with few columns and with many. */
const LONGEST = { few: 5, many: 3 };
const FEW = 3;

/** Two digits are as wide as one character. */
const widthOf = (cell: string): number => cell.replace(/[ -~]{2}/g, '一').length;

function unbroken(cell: string, { length }: readonly string[]): string | undefined {
  return widthOf(cell) <= (length > FEW ? LONGEST.many : LONGEST.few) ? styles.unbroken : undefined;
}

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
                <th key={key} scope="col" className={unbroken(cell, head)}>
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
                <td key={cellKey} data-head={head[place]} className={unbroken(cell, head)}>
                  <Measured>{cell}</Measured>
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
          <Measured>{block.text}</Measured>
        </p>
      );
    case 'list':
      return (
        <ul className={styles.list}>
          {keyed(block.items).map(([key, item]) => (
            <li key={key}>
              <Measured>{item}</Measured>
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
