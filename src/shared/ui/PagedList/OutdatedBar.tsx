import { OfflineBar } from '../OfflineBar/OfflineBar';
import { type FailureView, refusalOf } from '../PageState/pageStates';

interface Props {
  pages: {
    failure?: FailureView | null | undefined;
    /** What has failed is the rows that are there, not those to come. */
    isOutdated?: boolean | undefined;
    updatedAt?: number | null | undefined;
    refresh: () => unknown;
  };
  className?: string | undefined;
}

/** Above the rows of a list that could not be refreshed: why, and how old they are. */
export function OutdatedBar({ pages: { failure, isOutdated, updatedAt, refresh }, className }: Props) {
  const isLost = failure?.kind === 'network';
  if (!failure || !(isOutdated || isLost)) return null;
  return (
    <div className={className}>
      <OfflineBar
        cause={failure}
        updatedAt={updatedAt}
        onRefresh={() => void refresh()}
        text={isLost ? undefined : (refusalOf(failure) ?? '没有刷新成功')}
      />
    </div>
  );
}
