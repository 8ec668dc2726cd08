import { useLatest, useMemoizedFn, useRequest, useUnmount } from 'ahooks';
import { useEffect, useMemo, useRef } from 'react';
import { useSession } from '@/session/useSession';
import { serverNow } from '@/shared/lib/serverClock';
import { askPastWrites, changeCount, onWritten } from './changes';
import type { Call } from './defineCall';
import { type Cached, cache, readCached } from './entryCache';
import { type Failure, failureOf } from './failure';
import { type ForNextVisit, NEVER, outlives, readLastVisit, useKeptForNextVisit } from './lastVisit';
import { send } from './send';
import { useAskAgain } from './useAskAgain';
import { useAtHand } from './useAtHand';

export interface QueryOptions<Data> {
  /** Sends nothing while true. */
  skip?: boolean;
  /** Shown until the first answer, for example the list item of a detail. */
  seed?: Data;
  /** Asks again this long after each answer, while the page is visible. */
  pollMs?: number;
  /** Asks again when the member comes back to the page. */
  refreshOnReturn?: boolean;
  /** Asks again after each write of the member: what is done in a panel shows on the screen below it too. */
  refreshOnWrite?: boolean;
  /** For a call of role background that the member waits for: "not signed in" leads to the login all the same. */
  mayStartLogin?: boolean | undefined;
  /** What of the answer stands there on the next visit until that has its own. */
  forNextVisit?: ForNextVisit<Data>;
}

export interface Query<Data> {
  /** The newest good answer to this payload, or the seed. */
  data: Data | undefined;
  /** Why the newest try failed; older data stays. */
  failure: Failure | undefined;
  isLoading: boolean;
  /** When the newest good answer came, epoch ms of the server's clock. */
  updatedAt: number | undefined;
  /** Asks again. A failure that stands there without content makes room for the wait, so that another one is said anew. */
  refresh: () => void;
  /**
   * Changes the held data, for example after a write; nothing is sent. It stands until an answer comes that was asked for
   * after the write: one that was on its way before is asked for again.
   */
  patch: (change: (data: Data) => Data) => void;
}

interface Answer<Data> extends Cached {
  data?: Data;
  updatedAt?: number;
  failure?: Failure;
  /** Changed here since it came. */
  isPatched?: boolean;
}

/** The answer that stood here when the member went on, unless something was written since. */
function readKept<Data>(key: string): Answer<Data> | undefined {
  const kept = readCached<Answer<Data>>(key, key);
  return kept?.readAfter === changeCount() ? kept : undefined;
}

/**
 * Reads one call and keeps it up to date. Another payload or another member starts anew; leaving the screen aborts. The
 * loading layer stays away, because screens show skeletons. What failed for lack of network is asked for again when the
 * phone is online. On going back the former answer stands there until the new one comes. An answer that was
 * asked for early and is there already is drawn at once, and not asked for again.
 */
export function useQuery<Payload, Data>(
  call: Call<Payload, Data>,
  payload: Payload,
  {
    skip = false,
    seed,
    pollMs = 0,
    refreshOnReturn = false,
    refreshOnWrite = false,
    mayStartLogin,
    forNextVisit,
  }: QueryOptions<Data> = {},
): Query<Data> {
  const { userId } = useSession();
  const key = JSON.stringify([userId, call.method, call.path, payload]);
  const controller = useRef<AbortController>(undefined);
  const previous = useRef<Answer<Data>>(undefined);

  const ask = async (): Promise<Answer<Data>> => {
    controller.current?.abort();
    controller.current = new AbortController();
    const { signal } = controller.current;
    const withFailure = (failure: Failure): Answer<Data> => {
      const former = previous.current?.query === key ? previous.current : undefined;
      return { ...(former && outlives(former, failure) ? former : { query: key, readAfter: changeCount() }), failure };
    };
    const onUnauthorised = (failure: Failure) => {
      if (!signal.aborted) mutate(withFailure(failure));
    };
    const [envelope, readAfter] = await askPastWrites(
      () => send(call, payload, { signal, loading: false, onUnauthorised, mayStartLogin }),
      () => previous.current,
    );
    const failure = failureOf(envelope);
    if (failure) return withFailure(failure);
    return { query: key, readAfter, data: envelope.data as Data, updatedAt: serverNow() };
  };

  const isLive = pollMs > 0;
  const { atHand, isEnough, askAnew } = useAtHand(call, payload, key, skip || isLive);

  // A try that its successor or the leaving of the screen has aborted rejects; ahooks drops it by its number.
  const query = useRequest(ask, {
    ready: !skip && !isEnough,
    refreshDeps: [key],
    pollingInterval: pollMs,
    pollingWhenHidden: false,
    onError: () => undefined,
  });
  // What is live would be shown as it was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept of this query
  const kept = useMemo((): Answer<Data> | undefined => {
    if (isLive) return undefined;
    const lastVisit = () => {
      const left = readLastVisit(call, payload, forNextVisit);
      return left && { query: key, readAfter: NEVER, ...left };
    };
    return readKept<Data>(key) ?? lastVisit();
  }, [key, isLive]);
  const answer: Answer<Data> | undefined = query.data?.query === key ? query.data : (atHand ?? kept);
  previous.current = answer;
  const { refresh, mutate } = query;

  // With every drawing: a panel gives the same screen another history entry.
  useEffect(() => {
    if (answer?.data !== undefined && !answer.failure) cache(key, answer);
  });

  useKeptForNextVisit(call, payload, answer && answer.readAfter !== NEVER ? answer : {}, forNextVisit);

  useUnmount(() => controller.current?.abort());

  const refreshNow = useMemoizedFn(() => {
    if (isEnough) return askAnew();
    if (skip) return;
    if (answer?.failure && answer.data === undefined) mutate({ query: key, readAfter: NEVER });
    refresh();
  });

  const hasAnswer = useLatest(answer !== undefined);
  useEffect(() => {
    // ahooks starts to poll after the next answer only.
    if (isLive && hasAnswer.current) refreshNow();
  }, [isLive]);

  useEffect(
    () =>
      onWritten((isLeft) => {
        if (refreshOnWrite || isLeft) refreshNow();
      }),
    [refreshOnWrite],
  );

  useAskAgain(answer?.failure, refreshNow, refreshOnReturn);

  const patch = useMemoizedFn((change: (data: Data) => Data) =>
    mutate((last) => {
      const held = last?.query === key ? last : previous.current;
      return held?.data === undefined ? last : { ...held, data: change(held.data), isPatched: true };
    }),
  );

  return {
    data: answer?.data === undefined ? seed : answer.data,
    failure: answer?.failure,
    isLoading: query.loading || (!skip && answer === undefined),
    updatedAt: answer?.updatedAt,
    refresh: refreshNow,
    patch,
  };
}
