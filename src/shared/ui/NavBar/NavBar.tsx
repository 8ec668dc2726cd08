import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Destination } from '@/shared/config/routes';
import { ReactComponent as BackIcon } from '@/shared/icons/chevronLeft.svg';
import { pathOf, useGoBack } from '@/shared/lib/navigation';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './NavBar.module.less';

/** More characters than a narrow screen has room for in large type. */
const LONG = 10;

interface Props {
  title: string;
  /** Inside the mini-program, which has a bar of its own. */
  hidden?: boolean;
  /** Replaces "one step back". */
  onBack?: () => void;
  /** Where "back" leads when the member entered the app on this screen. */
  fallback?: Destination;
  /** At the right; inside the mini-program, whose bar takes nothing of ours, above the content. */
  action?: ReactNode;
  /** On a coloured ground. */
  clear?: boolean;
  /** The title stands in large letters below; here only readers hear it. */
  hasTitleBelow?: boolean;
}

export function NavBar({
  title,
  hidden = false,
  onBack,
  fallback = 'pointsMall',
  action,
  clear = false,
  hasTitleBelow = false,
}: Props) {
  const goBack = useGoBack(pathOf(fallback));
  const heading =
    hidden || hasTitleBelow ? (
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
    ) : (
      <h1 key={title} className={clsx(styles.title, title.length > LONG && styles.long)}>
        {title}
      </h1>
    );
  if (hidden) {
    return (
      <>
        {heading}
        {action && <div className={clsx(styles.inPage, clear && styles.clear)}>{action}</div>}
      </>
    );
  }
  return (
    <header className={clsx(styles.bar, clear && styles.clear)}>
      <button type="button" className={styles.back} aria-label="返回" onClick={onBack ?? goBack}>
        <BackIcon />
      </button>
      {heading}
      {action && <div className={styles.action}>{action}</div>}
    </header>
  );
}
