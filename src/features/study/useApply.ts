import { useEffect, useState } from 'react';
import { useIntentsEnd } from '@/request/intent';
import { useLock } from '@/request/useLock';
import { useSubmit } from '@/request/useSubmit';
import { CHANGED_MEANWHILE, CONSENT_NEEDED } from '@/shared/config/serverCodes';
import { cleanPhone } from '@/shared/lib/cleanPhone';
import { plainName } from '@/shared/lib/personName';
import { showLongMessage, showMessage, showSuccess } from '@/shared/ui/toast/toast';
import type { ApplyDraft } from './applyCheck';
import { apply, prescreen, type Study } from './contract';
import { applyIntent } from './intents';
import { isLive } from './signing';
import type { OwnScreening } from './useScreening';

interface Options {
  study: Study;
  screening: OwnScreening;
  /** The consent to the use of health data. */
  consentId: string;
  /** Who takes part already signs another wording. */
  isRenewal: boolean;
  onDone: () => void;
  /** The wording, or the consent, is another one by now. */
  onStale: () => void;
  onRefused: () => void;
}

function guardianOf({ guardianName, relation, guardianMobile }: ApplyDraft) {
  return { guardian: { name: plainName(guardianName), relation, mobile: cleanPhone(guardianMobile) } };
}

/** Hands in the answers, which have not left the device before, and the application that stands on them. */
export function useApply({ study, screening, consentId, isRenewal, onDone, onStale, onRefused }: Options) {
  const { studyId, consent, questions, mine } = study;
  const { intentKey } = applyIntent(studyId);
  const lock = useLock();
  const [unfitText, setUnfit] = useState<string>();
  const answers = useSubmit(prescreen, { lock });
  const application = useSubmit(apply, {
    lock,
    intentKey,
    onDone: (_, { isReplay }) => {
      screening.clear();
      if (isReplay) showMessage('刚才已经报过名了');
      else if (isRenewal) showSuccess('已签新版');
      onDone();
    },
    onRefused: ({ code }) => {
      if (code !== CHANGED_MEANWHILE && code !== CONSENT_NEEDED) return false;
      showLongMessage('知情同意书或说明有新版，请重新看过再签名');
      onStale();
      return true;
    },
    askAnew: onRefused,
  });

  // Only an answer was lost, or it was done elsewhere: the study shows it, the form does not.
  const isIn = !isRenewal && mine !== undefined && isLive(mine);
  useIntentsEnd(intentKey, isIn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is seen
  useEffect(() => {
    if (!isIn) return;
    screening.clear();
    onDone();
  }, [isIn]);

  const handInAnswers = async (): Promise<boolean> => {
    const given = Object.entries(screening.answers).map(([key, value]) => ({ key, value }));
    const outcome = await answers.submit({ studyId, answers: given });
    if (outcome.kind !== 'done') return false;
    if (outcome.data && !outcome.data.fit) setUnfit(outcome.data.text);
    return outcome.data?.fit ?? true;
  };

  return {
    isBusy: lock.isBusy,
    /** The server's words, when it judges otherwise than the device. */
    unfitText,
    hand: async (draft: ApplyDraft) => {
      if (!isRenewal && !(await handInAnswers())) return;
      await application.submit({
        studyId,
        consentId,
        name: screening.signed?.name ?? '',
        mobile: cleanPhone(draft.mobile),
        ...(screening.judged(questions).isMinor ? guardianOf(draft) : {}),
        consentVersion: consent.version,
        consentHash: consent.hash,
      });
    },
  };
}
