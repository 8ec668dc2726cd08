import { serverNow } from '@/shared/lib/serverClock';
import { formatDay } from '@/shared/lib/timeFormat';
import type { PointsTask } from './contract';

/** The same tap on another of the server's days is another sign-in. */
export const SIGN_INTENT = { intentKey: 'sign', about: () => formatDay(serverNow()) };

/** A daily task can be done again tomorrow, one with several rounds today. */
export function taskIntent({ taskId, progress }: Pick<PointsTask, 'taskId' | 'progress'>) {
  return { intentKey: `task:${taskId}`, about: () => [formatDay(serverNow()), progress] };
}
