import type { MouseEvent } from 'react';
import { internalPath } from '@/shared/lib/navigation';
import { phoneLink, safeExternal } from '@/shared/lib/safeUrl';
import { leaveTo } from '../dialog/leaveTo';
import { Link } from '../Link/Link';
import styles from './BlockLink.module.less';

interface Props {
  text: string;
  href: string;
}

/** A way that a text names: a screen of ours, a number to call, a permitted page outside after a question, or plain words. */
export function BlockLink({ text, href }: Props) {
  const path = internalPath(href);
  if (path !== undefined) {
    return (
      <Link className={styles.link} to={path}>
        {text}
      </Link>
    );
  }
  const call = href.startsWith('tel:') ? phoneLink(href.slice('tel:'.length)) : undefined;
  if (call !== undefined) {
    return (
      <a className={styles.call} href={call}>
        {text}
      </a>
    );
  }
  const outside = safeExternal(href);
  if (outside === undefined) return <p>{text}</p>;
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    void leaveTo({ host: new URL(outside).host, href: outside });
  };
  return (
    <a className={styles.link} href={outside} rel="noopener noreferrer" onClick={ask}>
      {text}
    </a>
  );
}
