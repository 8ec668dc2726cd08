import { useEffect, useState } from 'react';
import { useModel } from 'umi';
import { noteWritten } from '@/request/changes';
import { type Failure, isOutcomeUnknown } from '@/request/failure';
import { createIntent } from '@/request/intent';
import { offerLogin, saySigningIn } from '@/request/offerLogin';
import { useLock } from '@/request/useLock';
import { readLoginInfo } from '@/session/loginInfo';
import { memberTab } from '@/session/memberStorage';
import { useSession } from '@/session/useSession';
import { TOO_OFTEN } from '@/shared/config/serverCodes';
import { numberIn } from '@/shared/lib/numberIn';
import { isOffline, useWhenOnline } from '@/shared/lib/online';
import { serverNow } from '@/shared/lib/serverClock';
import { useTimeLeft } from '@/shared/ui/CountDown/useTimeLeft';
import { showFailure } from '@/shared/ui/toast/toast';
import type { OwnComment } from './boardContract';
import { tellOfComment } from './submitComment';
import { useDraft } from './useDraft';

/** How long nobody can send another comment, in ms. */
const RESEND_LOCK_MS = 10_000;
const SECOND_MS = 1000;

/** How long the server wants to be left alone, in ms; 0 when it does not say so. */
function waitOf({ code, data }: Failure): number {
  if (code !== TOO_OFTEN) return 0;
  const wanted = numberIn(data, 'retryAfter') ?? 0;
  return wanted > 0 ? wanted : RESEND_LOCK_MS;
}

/** Words that were handed in and not answered. */
interface Unanswered {
  content: string;
  /** When that was first, epoch ms of the server's clock. */
  at: number;
  /** They may have gone out: the phone had a network. */
  isUnsure: boolean;
}

/** Whether they have arrived. Nobody has two comments within the pause: an equal one is older than that. */
function hasArrived({ content, at }: Unanswered, own: readonly OwnComment[] | undefined): boolean {
  return (own ?? []).some((row) => row.content.trim() === content && (row.createdAt ?? 0) > at - RESEND_LOCK_MS);
}

/** Since when words wait for their answer: kept for who leaves the screen, or opens the page anew, before it comes. */
const keyOf = (activityId: number) => `commentSent:${activityId}`;

function readUnanswered(activityId: number, content: string): Unanswered | undefined {
  const at = Number(memberTab.read(keyOf(activityId)) ?? 0);
  if (!(at > 0) || content === '') return undefined;
  return { content, at, isUnsure: createIntent(`comment:${activityId}`).isOpen(content) };
}

/** Whether nobody has been told yet how it went. */
const isAwaited = (activityId: number) => memberTab.read(keyOf(activityId)) !== undefined;

/** What waits has waited since its first try; without a network nothing goes out. */
function noteSent(activityId: number, sentAt: number): void {
  if (!isOffline() && !isAwaited(activityId)) memberTab.write(keyOf(activityId), String(sentAt));
}

interface Board {
  /** The member's comments as the server has told them last. */
  own: readonly OwnComment[] | undefined;
  onSent: () => void;
  onRefused: () => void;
}

/** A comment in the making: its draft, handing it in once, and the pause after it. */
export function useComposer(activityId: number, { own, onSent, onRefused }: Board) {
  const { userId } = useSession();
  const { submitComment } = useModel('comment');
  const { text, change, dropSent } = useDraft(activityId);
  const { run, isBusy, isMounted } = useLock();
  const [lockedUntil, setLockedUntil] = useState(0);
  const [unanswered, setUnanswered] = useState(() => readUnanswered(activityId, text.trim()));
  const leftMs = useTimeLeft(lockedUntil);
  const forgetSent = () => memberTab.remove(keyOf(activityId));

  const hold = (ms: number) => {
    if (ms > 0 && isMounted()) setLockedUntil(serverNow() + ms);
  };
  const isMine = () => readLoginInfo().userId === userId;
  const tell = (failure: Failure | undefined) => {
    if (!isMine()) return;
    if (isMounted()) return tellOfComment(failure);
    // Whoever is back by then has read it from his comments, where they had it first.
    if (!failure) return isAwaited(activityId) ? tellOfComment(failure) : undefined;
    // On another screen the server's words would speak of that one.
    showFailure(
      isOutcomeUnknown(failure) ? '刚才的评论没有收到结果，内容还在评论页' : '刚才的评论没有发布，内容还在评论页',
    );
  };
  const takeRefusal = (failure: Failure, content: string, sentAt: number) => {
    if (isMounted()) {
      const at = unanswered?.content === content ? unanswered.at : sentAt;
      setUnanswered(isOutcomeUnknown(failure) ? { content, at, isUnsure: !isOffline() } : undefined);
    }
    if (failure.kind !== 'unauthorised') {
      hold(waitOf(failure));
      onRefused();
    } else if (isMounted()) void offerLogin();
  };
  const takeSent = (content: string, pauseMs = RESEND_LOCK_MS) => {
    createIntent(`comment:${activityId}`).end();
    forgetSent();
    dropSent(content);
    hold(pauseMs);
  };
  // Whether it had gone out is told once there is a network again.
  useWhenOnline(unanswered !== undefined, onRefused);
  const arrived = !isBusy && unanswered && hasArrived(unanswered, own) ? unanswered : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each
  useEffect(() => {
    if (!arrived) return;
    // Who has left and is back by then has been told by the answer itself, where that has come.
    const isUntold = isAwaited(activityId);
    setUnanswered(undefined);
    takeSent(arrived.content, arrived.at + RESEND_LOCK_MS - serverNow());
    if (isUntold) tellOfComment(undefined);
  }, [arrived]);
  const takeOutcome = (failure: Failure | undefined, content: string, sentAt: number) => {
    if (failure) return takeRefusal(failure, content, sentAt);
    setUnanswered(undefined);
    takeSent(content);
    if (isMounted()) onSent();
    else noteWritten(true);
  };
  const sayBrokenOff = (isRetry: boolean) => {
    if (!isRetry) forgetSent();
    saySigningIn(isRetry);
  };
  const send = () =>
    void run(async (isHeld) => {
      const content = text.trim();
      const intent = createIntent(`comment:${activityId}`);
      const isRetry = intent.isOpen(content);
      const clientToken = intent.open(content);
      const sentAt = serverNow();
      noteSent(activityId, sentAt);
      const failure = await submitComment({ activityId, content, clientToken }, () => sayBrokenOff(isRetry), tell);
      // The draft and the intent of whoever is here by now are not those of who has sent this.
      if (!isMine()) return;
      if (failure?.kind === 'business') {
        intent.drop(clientToken);
        forgetSent();
      }
      // Of a comment that the login broke off, a page that was kept meanwhile has told when it came back.
      if (failure?.kind === 'unauthorised' && !isHeld()) return;
      takeOutcome(failure, content, sentAt);
    });
  return {
    text,
    change,
    send,
    isBusy,
    secondsLeft: Math.ceil(leftMs / SECOND_MS),
    /** Nobody knows whether these words were sent; another try does not send them twice. */
    isUnsure: unanswered?.isUnsure === true && unanswered.content === text.trim(),
  };
}
