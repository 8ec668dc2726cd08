import { Fragment, type ReactNode } from 'react';
import { Link } from 'umi';
import { keyed } from '@/shared/lib/keyed';
import { internalPath } from '@/shared/lib/navigation';
import type { Block } from '@/shared/lib/schema';
import { Dated } from '../Dated/Dated';
import { BlockImage } from './BlockImage';
import styles from './Blocks.module.less';

interface Props {
  blocks: readonly Block[];
  /** Returns an address outside of the app when it may be opened; without it such links are plain words. */
  safeHref?: (href: string) => string | undefined;
  /** Opens a picture large. */
  onImage?: (src: string) => void;
}

/** A screen of ours, an address outside that was found safe, or nowhere. */
function targetOf(href: string, safeHref: Props['safeHref']): { to: string } | { href: string } | undefined {
  const to = internalPath(href);
  if (to !== undefined) return { to };
  const outside = safeHref?.(href);
  return outside === undefined ? undefined : { href: outside };
}

function BlockLink({ text, href, safeHref }: { text: string; href: string; safeHref: Props['safeHref'] }) {
  const target = targetOf(href, safeHref);
  if (!target) return <p>{text}</p>;
  if ('to' in target) {
    return (
      <Link className={styles.link} to={target.to}>
        {text}
      </Link>
    );
  }
  return (
    <a className={styles.link} href={target.href} rel="noopener noreferrer">
      {text}
    </a>
  );
}

function BlockTable({ head, rows }: { head: string[]; rows: string[][] }) {
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
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
              {keyed(row).map(([cellKey, cell]) => (
                <td key={cellKey}>
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

function renderBlock(block: Block, { safeHref, onImage }: Props): ReactNode {
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
      return <BlockLink text={block.text} href={block.href} safeHref={safeHref} />;
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
