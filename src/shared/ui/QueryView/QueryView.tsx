import type { ReactNode } from 'react';
import { FailureBar } from '../OfflineBar/FailureBar';
import { PageState } from '../PageState/PageState';
import { type FailureView, stateOfFailure } from '../PageState/pageStates';

/** The part of a query that a page needs. */
export interface QueryState<Data> {
  data: Data | null | undefined;
  failure?: FailureView | null | undefined;
  updatedAt?: number | null | undefined;
  refresh: () => unknown;
}

interface Props<Data> {
  query: QueryState<Data>;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * A page that hangs on one query: grey boxes first, the failure as a full page when there is nothing to show, and old
 * content under a bar when only the refresh failed.
 */
export function QueryView<Data>({ query, skeleton, children }: Props<Data>) {
  const { data, failure, updatedAt, refresh } = query;
  const reload = () => void refresh();
  if (data === null || data === undefined) {
    if (failure) return <PageState {...stateOfFailure(failure, reload)} />;
    return <PageState state="loading" skeleton={skeleton} />;
  }
  return (
    <>
      {failure && <FailureBar failure={failure} updatedAt={updatedAt} onRefresh={reload} />}
      {children(data)}
    </>
  );
}
