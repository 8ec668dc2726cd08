import { Blocks } from '@/shared/ui/Blocks/Blocks';
import { RetryRow } from '@/shared/ui/RetryRow/RetryRow';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { useKeptText } from '../useKeptText';

/** A short text of the server within a card; also without a network once it was read. */
export function TextBlocks({ textKey }: { textKey: string }) {
  const { data: text, failure, refresh } = useKeptText(textKey, undefined);
  if (text) return <Blocks blocks={text.blocks} />;
  if (!failure) return <Skeleton height="96px" />;
  return <RetryRow onRetry={refresh}>说明没有取到</RetryRow>;
}
