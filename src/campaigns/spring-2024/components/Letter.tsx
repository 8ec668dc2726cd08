import { ReactComponent as Paper } from '../art/letter.svg';

/** The sheet that the headline is written on; it is as wide as the screen and as high as the words. */
export function Letter({ className }: { className?: string }) {
  return <Paper className={className} preserveAspectRatio="none" />;
}
