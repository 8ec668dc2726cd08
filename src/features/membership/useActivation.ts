import { useState } from 'react';
import * as v from 'valibot';
import { useSubmit } from '@/request/useSubmit';
import { CODE_INVALID, CODE_LOCKED, CONSENT_NEEDED } from '@/shared/config/serverCodes';
import { useGo, useQueryParam, useSetQuery } from '@/shared/lib/navigation';
import { serverNow } from '@/shared/lib/serverClock';
import { formatDay } from '@/shared/lib/timeFormat';
import { tidyCode } from '@/shared/lib/typedCode';
import { showMessage } from '@/shared/ui/toast/toast';
import { activationRefusal, checkActivation, type RefusedCode, submitActivation } from './activationContract';
import { type ActivationDraft, keepDraft, keepLock, readDraft, readLock } from './activationDraft';
import { activationIntent } from './intents';

/** Why a code was not taken, as it is shown next to the field. */
export interface CodeRefusal {
  reasonCode: RefusedCode;
  reasonText: string;
  unlockAt: number | null;
}

function firstDraft(codeInAddress: string | undefined): ActivationDraft {
  const previous = readDraft();
  if (codeInAddress === undefined || tidyCode(codeInAddress) === previous.code) return previous;
  return { cardNo: '', code: tidyCode(codeInAddress) };
}

function firstRefusal(): CodeRefusal | undefined {
  const unlockAt = readLock(serverNow());
  return unlockAt === null ? undefined : { reasonCode: 'locked', reasonText: '输错次数太多，已暂时锁定', unlockAt };
}

/** Typing, checking and using up a code. A code in the address fills the field and does nothing by itself. */
export function useActivation() {
  const go = useGo();
  const setQuery = useSetQuery();
  const codeInAddress = useQueryParam('code');
  const [draft, setDraft] = useState(() => firstDraft(codeInAddress));
  const [refusal, setRefusal] = useState(firstRefusal);
  const [isUnknown, setUnknown] = useState(false);

  const refuse = (next: CodeRefusal | undefined) => {
    setRefusal(next);
    keepLock(next?.unlockAt ?? null);
  };
  const change = (next: ActivationDraft) => {
    setDraft(next);
    keepDraft(next);
    setRefusal((previous) => (previous === undefined || previous.unlockAt === null ? undefined : previous));
    setUnknown(false);
  };
  const type = (fields: Partial<Pick<ActivationDraft, 'cardNo' | 'code'>>) => {
    const { cardNo, code } = { ...draft, ...fields };
    change({ cardNo, code });
    // After a reload the link's code would stand in the place of what was typed.
    if (codeInAddress !== undefined) setQuery({ code: undefined }, { replace: true });
  };

  const check = useSubmit(checkActivation, {
    onDone: (answer, { payload: { code, cardNo = '' } }) => {
      // What was typed meanwhile is another code, of which this answer says nothing; a lock is for all.
      if (code !== draft.code || cardNo !== draft.cardNo) {
        if (answer.unlockAt !== null) refuse(answer);
        return;
      }
      if (!answer.valid) {
        change({ cardNo: draft.cardNo, code: draft.code });
        refuse(answer);
        return;
      }
      const { cardName, accountMasked, days, isPermanent, newExpireAt } = answer;
      const day = formatDay(serverNow());
      change({ ...draft, checked: { cardName, accountMasked, days, isPermanent, newExpireAt, day } });
      setQuery({ step: 'preview' });
    },
  });

  const activate = useSubmit(submitActivation, {
    ...activationIntent(draft.code),
    onDone: ({ orderNo }) => {
      keepDraft({ cardNo: '', code: '' });
      go('vipPaySuccess', { scene: 'activate', orderNo }, { replace: true });
    },
    onRefused: ({ kind, code, msg, data }) => {
      // Turned away on its way, it says nothing about the code: the member stays where he is.
      if (kind !== 'business') return false;
      if (code === CONSENT_NEEDED) {
        showMessage(msg);
        setQuery({ consentId: undefined }, { replace: true });
        return true;
      }
      const known = v.safeParse(activationRefusal, data);
      const isAboutCode = (code === CODE_INVALID || code === CODE_LOCKED) && known.success;
      change({ cardNo: draft.cardNo, code: draft.code });
      const why = isAboutCode ? known.output : { reasonCode: 'unknown' as const, reasonText: '', unlockAt: null };
      refuse({ ...why, reasonText: why.reasonText || msg });
      setQuery({ step: undefined }, { replace: true });
      return true;
    },
    onUnknown: () => setUnknown(true),
  });

  const payload = { code: draft.code, ...(draft.cardNo === '' ? {} : { cardNo: draft.cardNo }) };
  return {
    draft,
    /** What the code brings when it is used up today; undefined before it was looked at. */
    checked: draft.checked?.day === formatDay(serverNow()) ? draft.checked : undefined,
    refusal,
    isUnknown,
    type,
    forgetRefusal: () => refuse(undefined),
    check: () => check.submit(payload),
    isChecking: check.isBusy,
    activate: (consentId: string) => activate.submit({ ...payload, consentId }),
    isActivating: activate.isBusy,
  };
}
