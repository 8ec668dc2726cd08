import { NOT_DONE_KEY } from '@/request/offerLogin';
import { memberTab } from '@/session/memberStorage';
import { showLongMessage } from '@/shared/ui/toast/toast';

/** As long as an answer of the login counts. */
const MAX_AGE_MS = 600_000;

/** Says once, to the same member, that what he did before the login has not been carried out. */
function sayOnce(): void {
  const ageMs = Date.now() - Number(memberTab.read(NOT_DONE_KEY) ?? 0);
  memberTab.remove(NOT_DONE_KEY);
  if (ageMs >= 0 && ageMs < MAX_AGE_MS) showLongMessage('刚才的操作没有办理，请再试一次');
}

/** The login leads to a new document, the back key from it to the one that was left. */
export function sayNotDone(): void {
  sayOnce();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) sayOnce();
  });
}
