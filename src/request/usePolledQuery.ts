import { useEffect, useRef, useState } from 'react';
import type { Call } from './defineCall';
import { nextPollDelayMs } from './pollPlan';
import { type Query, useQuery } from './useQuery';

export interface PollOptions<Data> {
  /** Whether the server is still at it, by its newest good answer; undefined before the first one. */
  isOpen: (data: Data | undefined) => boolean;
  /** Asks nothing while true. */
  skip?: boolean;
}

export interface PolledQuery<Data> extends Query<Data> {
  /** It is still open and the plan has run out: the member asks by hand. */
  isPaused: boolean;
  /** Asks now and begins the plan anew. */
  restart: () => void;
}

/**
 * Reads a result and asks again by the plan while it is open: quickly at first, then slowly, for three minutes. A return
 * to the page asks at once.
 */
export function usePolledQuery<Payload, Data>(
  call: Call<Payload, Data>,
  payload: Payload,
  { isOpen: judge, skip = false }: PollOptions<Data>,
): PolledQuery<Data> {
  // Another thing, and one that is wanted again, has the whole plan.
  const thing = JSON.stringify([skip, payload]);
  const [{ attempts, of }, setPlan] = useState({ attempts: 0, of: thing });
  if (of !== thing) setPlan({ attempts: 0, of: thing });
  const [isOpen, setIsOpen] = useState(() => judge(undefined));
  const delayMs = nextPollDelayMs(attempts);
  const pollMs = isOpen ? delayMs : undefined;
  const query = useQuery(call, payload, {
    skip,
    refreshOnReturn: true,
    mayStartLogin: true,
    ...(pollMs === undefined ? {} : { pollMs }),
  });
  const { data, failure, updatedAt, refresh } = query;

  const latest = useRef({ judge, last: undefined as unknown });
  latest.current.judge = judge;
  useEffect(() => {
    const mark = failure ?? updatedAt;
    if (skip || mark === undefined || latest.current.last === mark) return;
    latest.current.last = mark;
    setIsOpen(latest.current.judge(data));
    setPlan((plan) => ({ ...plan, attempts: plan.attempts + 1 }));
  }, [skip, data, failure, updatedAt]);

  return {
    ...query,
    isPaused: !skip && isOpen && delayMs === undefined,
    restart: () => {
      setPlan({ attempts: 0, of: thing });
      refresh();
    },
  };
}
