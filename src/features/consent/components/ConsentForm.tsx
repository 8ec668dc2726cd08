import { useMemoizedFn } from 'ahooks';
import { useEffect, useRef, useState } from 'react';
import { ScreenFrame } from '@/frame/ScreenFrame';
import { isOutcomeUnknown, refusalWords } from '@/request/failure';
import { useQuery } from '@/request/useQuery';
import { useSubmit } from '@/request/useSubmit';
import { signIn } from '@/session/signIn';
import { useSession } from '@/session/useSession';
import { CHANGED_MEANWHILE } from '@/shared/config/serverCodes';
import { entryState } from '@/shared/lib/historyEntry';
import { pathOf, useGoBack, useQueryParam } from '@/shared/lib/navigation';
import { useNavigate } from '@/shared/lib/useNavigate';
import { useReachedEnd } from '@/shared/lib/useReachedEnd';
import { showMessage } from '@/shared/ui/toast/toast';
import { isBelow, nextWithConsent, placeAfter } from '../consentPath';
import { acceptConsent, type ConsentType, getConsent } from '../contract';
import { useReadingTime } from '../useReadingTime';
import { ConsentBar } from './ConsentBar';
import { ConsentBody } from './ConsentBody';

/** What lies in the step below and is led back to: the cashier, the form of a sign-up, the consent of a study, a self-assessment's result. */
const RETURNING: readonly ConsentType[] = ['pay', 'health', 'keyan', 'skin', 'skinChild'];

/** Goes on once a consent stands; an unknown `next` shows the records instead. */
function useContinue(type: ConsentType) {
  const navigate = useNavigate();
  const next = useQueryParam('next');
  const hasGone = useRef(false);
  return useMemoizedFn((consentId: string) => {
    if (hasGone.current) return;
    hasGone.current = true;
    const target = nextWithConsent(next, consentId);
    const goOn = () =>
      navigate(target ?? pathOf('noticeBefore', { tab: 'records' }), { replace: true, state: entryState().usr });
    if (!RETURNING.includes(type) || !isBelow(target)) return goOn();
    // Once the entry below has been noted as the present one.
    window.addEventListener('popstate', () => setTimeout(goOn), { once: true });
    navigate(-1);
  });
}

/** Customer service hears what is read, but not that somebody thinks of a study. */
function subjectOf(type: ConsentType) {
  return type === 'keyan' ? undefined : ({ kind: 'text', number: type } as const);
}

/** Leaves without consent; for `next` where something else than the screen that asked lies below. */
function useDecline(type: ConsentType) {
  const go = useNavigate();
  const goBack = useGoBack(pathOf('pointsMall'));
  const next = placeAfter(useQueryParam('next'));
  const isNext = RETURNING.includes(type) && next !== undefined && !isBelow(next);
  return isNext ? () => go(next, { replace: true }) : goBack;
}

/** Shows a text and takes the consent to exactly this version; a version that was accepted is passed by. */
export function ConsentForm({ type }: { type: ConsentType }) {
  const { data: text, failure, refresh } = useQuery(getConsent, { type });
  const { isSignedIn } = useSession();
  const [tickedVersion, setTickedVersion] = useState<string>();
  const goOn = useContinue(type);
  const decline = useDecline(type);
  const isReadable = text !== undefined && text.points.length > 0 && text.blocks.length > 0;
  const secondsLeft = useReadingTime(isReadable ? text.version : undefined, text?.waitSeconds ?? 0);
  const end = useReachedEnd(text?.version ?? '');
  const standingId = text?.accepted ? text.consentId : undefined;

  useEffect(() => {
    if (standingId !== undefined) goOn(standingId);
  }, [standingId, goOn]);

  const { submit, isBusy } = useSubmit(acceptConsent, {
    // Without its number the text says by itself that it is accepted.
    onDone: (consent) => (consent ? goOn(consent.consentId) : refresh()),
    onRefused: (failure) => {
      const hasChanged = failure.code === CHANGED_MEANWHILE;
      // A consent whose answer was lost stands in the text, which then is passed by; one that never arrived does not.
      if (hasChanged || isOutcomeUnknown(failure)) refresh();
      const words = refusalWords(failure, '还在这一页就再点一次“同意并继续”');
      showMessage(hasChanged ? '须知有更新，请重新阅读' : words);
    },
  });

  if (!isReadable || standingId !== undefined) {
    return (
      <ScreenFrame
        title="须知与同意"
        subject={subjectOf(type)}
        failure={failure}
        isUnreadable={text !== undefined && !isReadable}
        onRetry={refresh}
        onBack={decline}
      />
    );
  }
  const accept = () => submit({ type, version: text.version });
  return (
    <ScreenFrame title="须知与同意" onBack={decline} subject={subjectOf(type)}>
      <ConsentBody text={text} markEnd={end.mark} />
      <ConsentBar
        title={text.title}
        secondsLeft={secondsLeft}
        isTicked={tickedVersion === text.version}
        isAtEnd={text.requireScroll !== true || end.hasReached}
        isBusy={isBusy}
        onTick={(isTicked) => setTickedVersion(isTicked ? text.version : undefined)}
        onAccept={isSignedIn ? accept : () => void signIn()}
        onDecline={decline}
      />
    </ScreenFrame>
  );
}
