import { Suspense } from 'react';
import { lazyPart } from '@/shared/lib/lazyPart';
import { PartLoading } from '@/shared/ui/LoadNote/PartLoading';
import { Skeleton } from '../Skeleton/Skeleton';
import styles from './QrCode.module.less';

const LazyImage = lazyPart(async () => (await import('./QrImage')).QrImage);

interface Props {
  text: string;
  /** What the code is for; the same text should also stand beside it in plain digits. */
  'aria-label': string;
}

export function QrCode({ text, 'aria-label': label }: Props) {
  return (
    <span className={styles.frame}>
      <Suspense
        fallback={
          <PartLoading>
            <Skeleton height="100%" />
          </PartLoading>
        }
      >
        <LazyImage text={text} label={label} />
      </Suspense>
    </span>
  );
}
