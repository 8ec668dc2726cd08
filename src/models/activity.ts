import { useCallback, useState } from 'react';
import { type Activity, listActivities } from '@/features/activity/contract';
import { send } from '@/request/send';

/**
 * The activity list. Starts empty; an answer with a code other than 0 empties it without a message, code 0 sets it to
 * the data, or to nothing when there is none.
 *
 * Source: spec §4, §8.
 */
export default function useActivityModel() {
  const [activities, setActivities] = useState<readonly Activity[]>([]);

  const loadActivities = useCallback(async (signal?: AbortSignal) => {
    const { code, data } = await send(listActivities, { pageNo: 1, pageSize: 10 }, { signal, loading: false });
    setActivities(code === 0 ? (data ?? []) : []);
  }, []);

  return { activities, loadActivities };
}
