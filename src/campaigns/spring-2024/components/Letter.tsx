import clsx from 'clsx';
import { ReactComponent as Paper } from '../art/letter.svg';
import styles from './Letter.module.less';

/** The sheet that the headline is written on; it is as wide as the screen and as high as the words. */
export function Letter({ className }: { className?: string }) {
  return <Paper className={clsx(className, styles.letter)} preserveAspectRatio="none" />;
}
