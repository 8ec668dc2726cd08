import { currentHost } from '@/bridge/environment';
import { reportSpeed } from '@/request/reportSpeed';
import { whenIdle } from '@/shared/lib/whenIdle';
import { followBars } from './followBars';
import { followDay } from './followDay';
import { followForcedColors } from './followForcedColors';
import { followKeyboard } from './followKeyboard';
import { followLeftPlace } from './followLeftPlace';
import { followOwner } from './followOwner';
import { followRows } from './followRows';
import { followTaps } from './followTaps';
import { followVersion } from './followVersion';
import { followLostFocus } from './lostFocus';
import { fetchNextScreens } from './nextScreens';
import { followFocus } from './returnFocus';
import { sayNotDone } from './sayNotDone';

/** The share menu of the messaging app; a plain browser has none. */
function followShareMenu(): void {
  if (currentHost() !== 'wechat' && currentHost() !== 'miniProgram') return;
  import(/* webpackChunkName: "optional.share" */ './shareMenu')
    .then(({ startShareMenu }) => startShareMenu())
    .catch(() => undefined);
}

/** The phone keeps the app for a place without a network. */
function followOfflineSwitch(): void {
  import(/* webpackChunkName: "optional.shell" */ './keepShell')
    .then(({ keepShell }) => keepShell())
    .catch(() => undefined);
}

/** What begins when the page has loaded, and may be missing. */
export function afterLoad(): void {
  followTaps();
  followFocus();
  followForcedColors();
  followLostFocus();
  followRows();
  followBars();
  followKeyboard();
  followOwner();
  followLeftPlace();
  followVersion();
  followDay();
  sayNotDone();
  fetchNextScreens();
  followShareMenu();
  whenIdle(() => void reportSpeed(() => import(/* webpackChunkName: "optional.vitals" */ 'web-vitals')));
  whenIdle(followOfflineSwitch);
}
