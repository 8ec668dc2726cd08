import { Button } from '@/shared/ui/Button/Button';
import { useLoadStage } from '@/shared/ui/LoadNote/useLoadStage';
import { BlockCard } from './BlockCard';
import styles from './WaitingBlock.module.less';

interface Props {
  title?: string | undefined;
  /** The height of the grey box, which what the wait says keeps. */
  height?: string | undefined;
}

/** In the place of a block whose code is on the way: a page may hold several, so each says by itself what it waits for. */
export function WaitingBlock({ title, height = '140px' }: Props) {
  const { stage, words, retry } = useLoadStage();
  return (
    <BlockCard title={title} height={height} isLoading>
      {words && (
        <div className={styles.words} style={{ minHeight: height }} role="status">
          <p>{words}</p>
          {stage === 'stuck' && (
            <Button size="small" variant="outline" onClick={retry}>
              重试
            </Button>
          )}
        </div>
      )}
    </BlockCard>
  );
}
