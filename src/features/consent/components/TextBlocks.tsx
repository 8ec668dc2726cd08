import { Blocks } from '@/shared/ui/Blocks/Blocks';
import { Button } from '@/shared/ui/Button/Button';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { useKeptText } from '../useKeptText';
import styles from './TextBlocks.module.less';

/** A short text of the server within a card; also without a network once it was read. */
export function TextBlocks({ textKey }: { textKey: string }) {
  const { data: text, failure, refresh } = useKeptText(textKey, undefined);
  if (text) return <Blocks blocks={text.blocks} />;
  if (!failure) return <Skeleton height="96px" />;
  return (
    <div className={styles.failure} role="alert">
      <p>说明没有取到</p>
      <Button size="small" variant="outline" onClick={refresh}>
        重试
      </Button>
    </div>
  );
}
