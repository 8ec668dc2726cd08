import { useCallback, useState } from 'react';
import { type Activity, listActivities } from '@/features/activity/contract';
import { send } from '@/request/send';

interface Answer {
  activities: readonly Activity[];
  /** The server has answered, well or badly; it comes with the list, because a model reaches its screens a moment later. */
  hasAnswer: boolean;
}

/**
 * The activity list. Starts empty; an answer with a code other than 0 empties it without a message, code 0 sets it to
 * the data, or to nothing when there is none.
 *
 * Source: spec §4, §8.
 */
export default function useActivityModel() {
  const [{ activities, hasAnswer }, setAnswer] = useState<Answer>({ activities: [], hasAnswer: false });

  const loadActivities = useCallback(async (signal?: AbortSignal) => {
    const { code, data } = await send(listActivities, { pageNo: 1, pageSize: 10 }, { signal, loading: false });
    setAnswer({ activities: code === 0 ? (data ?? []) : [], hasAnswer: true });
  }, []);

  return { activities, hasAnswer, loadActivities };
}
