import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

interface Props {
  /** What is searched for; '' for nothing. */
  words: string;
  /** How many fit; undefined while nobody knows. */
  count: number | undefined;
}

/** How many fit what is searched for, for who reads by ear; it stands there before they are known. */
export function FoundStatus({ words, count }: Props) {
  return (
    <div role="status">
      {words !== '' && count !== undefined && (
        <VisuallyHidden>{count > 0 ? `找到 ${count} 项` : `没有找到“${words}”`}</VisuallyHidden>
      )}
    </div>
  );
}

export interface FoundPages {
  rows: readonly unknown[];
  total: number;
  isLoading: boolean;
  failure?: unknown;
}

/** How many rows a search has brought in all; undefined until it has. */
export function countFound({ rows, total, isLoading, failure }: FoundPages): number | undefined {
  if (rows.length > 0) return Math.max(total, rows.length);
  return isLoading || failure ? undefined : 0;
}
