import { reportSpeed } from '@/request/reportSpeed';
import { whenIdle } from '@/shared/lib/whenIdle';
import { fetchNextScreens } from './nextScreens';

/** What begins when the page has loaded, and may be missing. */
export function afterLoad(): void {
  fetchNextScreens();
  whenIdle(() => void reportSpeed(() => import(/* webpackChunkName: "optional.vitals" */ 'web-vitals')));
}
