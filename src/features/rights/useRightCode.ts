import { useRequest, useUnmount } from 'ahooks';
import { useEffect, useRef } from 'react';
import { CODE_RENEW_MS, CODE_WATCH_MS, dropTicket, keepTicket, readTicket, type Ticket } from '@/features/coupon';
import { type Failure, failureOf } from '@/request/failure';
import { send } from '@/request/send';
import { useAskAgain } from '@/request/useAskAgain';
import { useQuery } from '@/request/useQuery';
import { createClientToken } from '@/shared/lib/clientToken';
import { serverNow } from '@/shared/lib/serverClock';
import { createRightCode, getRightCodeStatus, type RightCodeStatus } from './contract';

interface Answer {
  ticket: Ticket | undefined;
  failure: Failure | undefined;
  /** Staff has used the code that stood here: there is no other one. */
  use?: RightCodeStatus;
}

interface Wanted {
  rightId: string;
  title: string;
  /** A family member's id; undefined for the member. */
  forWhom: string | undefined;
}

/**
 * The newest code of a right: renewed each minute while it is shown, kept for reading without a network, and watched for
 * its use by staff. After the use no other code is made, so before each renewal the former one is asked for. `onUsed`
 * runs once.
 */
export function useRightCode({ rightId, title, forWhom }: Wanted, onUsed: () => void) {
  const key = `right.${rightId}.${forWhom ?? ''}`;
  const controller = useRef<AbortController>(undefined);
  const last = useRef(readTicket(key));
  const made = useRef<string>(undefined);

  const create = async (): Promise<Answer> => {
    controller.current?.abort();
    controller.current = new AbortController();
    const { signal } = controller.current;
    if (made.current !== undefined) {
      const former = { rightId, code: made.current };
      const { data: use } = await send(getRightCodeStatus, former, { signal, loading: false });
      if (use?.used) return { ticket: undefined, failure: undefined, use };
    }
    const payload = { rightId, forWhom, clientToken: createClientToken() };
    const envelope = await send(createRightCode, payload, { signal, loading: false });
    const failure = failureOf(envelope);
    if (failure || !envelope.data) return { ticket: last.current, failure };
    const { code, qrText, expireAt, serverTime } = envelope.data;
    const at = serverTime || serverNow();
    made.current = code;
    last.current = { code, qrText, title, at, expireAt: expireAt ?? at };
    keepTicket(key, last.current);
    return { ticket: last.current, failure: undefined };
  };
  const { data, loading, refresh, cancel } = useRequest(create, {
    pollingInterval: CODE_RENEW_MS,
    pollingWhenHidden: false,
    onError: () => undefined,
  });
  useAskAgain(data?.failure, refresh);
  useUnmount(() => controller.current?.abort());

  const code = data?.failure ? undefined : data?.ticket?.code;
  const watch = useQuery(
    getRightCodeStatus,
    { rightId, code: code ?? '' },
    { pollMs: CODE_WATCH_MS, skip: code === undefined, mayStartLogin: true },
  );
  const use = data?.use ?? (watch.data?.used ? watch.data : undefined);
  const isUsed = use !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the use is seen
  useEffect(() => {
    if (!isUsed) return;
    cancel();
    dropTicket(key);
    onUsed();
  }, [isUsed]);

  return {
    ticket: isUsed ? undefined : (data?.ticket ?? last.current),
    used: use && { at: use.usedAt, store: use.store },
    failure: data?.failure,
    isLoading: loading,
    refresh,
  };
}
