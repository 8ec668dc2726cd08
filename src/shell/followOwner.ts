import { history } from 'umi';
import { onPageReturn } from '@/bridge/pageReturn';
import { leaveFormerMember } from '@/request/otherMember';
import { endSession } from '@/session/changeSession';
import { readLoginInfo } from '@/session/loginInfo';
import { ownerMark } from '@/session/memberStorage';
import { announceSession, subscribeSession } from '@/session/subscribeSession';
import { phoneNotes } from '@/shared/lib/deviceStorage';
import { showLongMessage } from '@/shared/ui/toast/toast';

/** When this page began, epoch ms. `performance.timeOrigin` came with iOS 15. */
const begunMs = Date.now() - performance.now();

/** Whom the screens show. */
let shown = '';

/** Also of a session that the server has ended: the phone still holds what is kept for that member. */
const presentToken = () => readLoginInfo().login_access_token;

const noteShown = () => {
  shown = presentToken();
};

/** The phone has emptied its storage under the open page: the screens become a guest's, and say why. */
function noticeLoss(): boolean {
  if (shown === '' || presentToken() !== '') return false;
  announceSession();
  showLongMessage('登录状态被手机清掉了，请重新登录');
  return true;
}

/** What is pressed on a screen of somebody who is not there any more is not done: it would be done without its token. */
function holdPress(event: Event): void {
  if (!noticeLoss()) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Another member has signed in in another tab of this phone. */
function noticeOther(): void {
  const owner = phoneNotes.read('owner');
  if (readLoginInfo().userId !== '' && owner !== undefined && owner !== ownerMark()) void leaveFormerMember(false);
}

/** Another tab has signed out. */
function leave(): void {
  if (presentToken() === '') return;
  endSession();
  showLongMessage('您在别的页面退出了登录，这一页也退出了');
}

/** What other tabs have done while this page could not hear of it: it was on its way, or frozen. */
function catchUp(): void {
  noticeOther();
  const isOver = phoneNotes.read('owner') === undefined && Number(phoneNotes.read('leftAt')) > begunMs;
  if (isOver) leave();
}

/**
 * Keeps the screens with who is signed in on this phone: notices that the storage was emptied, that another tab has signed
 * out, and that another member has signed in there.
 */
export function followOwner(): void {
  noteShown();
  subscribeSession(noteShown);
  history.listen(noticeLoss);
  document.addEventListener('click', holdPress, true);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== 'owner') return;
    if (newValue === null) leave();
    else noticeOther();
  });
  onPageReturn(() => {
    if (!noticeLoss()) catchUp();
  });
  catchUp();
}
