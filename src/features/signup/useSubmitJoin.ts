import { useState } from 'react';
import type { Call, DataOf } from '@/request/defineCall';
import type { Failure } from '@/request/failure';
import { type SubmitPayload, useSubmit } from '@/request/useSubmit';
import { CHANGED_MEANWHILE, CONSENT_NEEDED, SOLD_OUT } from '@/shared/config/serverCodes';
import { useGo } from '@/shared/lib/navigation';
import { plainName } from '@/shared/lib/personName';
import { showLongMessage, showMessage, showSuccess } from '@/shared/ui/toast/toast';
import { type Join, type SignupConfig, submitJoin } from './contract';
import { changeIntent, joinIntent } from './intents';
import type { JoinWords } from './joinWords';
import { PLACE, type Problem } from './signupCheck';
import type { SignupDraft } from './signupDraft';
import type { Signup } from './useSignup';

type Submitted = DataOf<typeof submitJoin>;
type Handed = typeof submitJoin extends Call<infer Payload, unknown> ? SubmitPayload<Payload> : never;

const orUndefined = (text: string) => (text === '' ? undefined : text);

function guardianOf({ isMinor, guardianName, guardianAgrees }: SignupDraft) {
  return isMinor ? { guardian: { name: plainName(guardianName), agrees: guardianAgrees } } : {};
}

function writtenOf(config: SignupConfig, { note, answers }: SignupDraft) {
  const asked = config.fields.filter(({ kind }) => kind === 'choice').map(({ key }) => key);
  return {
    note: orUndefined(note.trim()),
    answers: asked.flatMap((key) => (answers[key] === undefined ? [] : [{ key, value: answers[key] }])),
  };
}

/** What is handed in: of persons and addresses the ids, and the amount that was on screen. */
export function payloadOf(config: SignupConfig, draft: SignupDraft, isWaiting: boolean): Handed {
  const { code, packageId, needsSlot, people, address, consent, payAmount } = config;
  return {
    code,
    packageId,
    slotId: needsSlot ? orUndefined(draft.slotId) : undefined,
    isWaiting: isWaiting || undefined,
    personId: orUndefined(draft.personId) ?? people[0]?.personId,
    ...(people.length > 0 ? guardianOf(draft) : {}),
    addressId: address?.addressId,
    ...writtenOf(config, draft),
    agrees: draft.agrees,
    consentId: consent?.consentId,
    payAmount: payAmount ?? undefined,
  };
}

/** Where a refusal belongs on the page; undefined for one about the whole. */
function placeOfRefusal({ code, msg, data }: Failure, { needsSlot, fields }: SignupConfig): Problem | undefined {
  const wrong = fields.find(({ key }) => key === (data as { field?: unknown } | null)?.field);
  if (wrong) return { key: wrong.key, name: wrong.label, text: msg };
  if (code === SOLD_OUT && needsSlot) return { key: PLACE.slot, name: '时间', text: msg };
  return code === CONSENT_NEEDED
    ? { key: PLACE.consent, name: '说明', text: '说明有更新，请重新看过并同意' }
    : undefined;
}

/** Who meant to wait, and got a seat that had become free meanwhile, reads why he has one, and why he is asked to pay. */
function tellFreed(needPay: boolean, done: string): void {
  showLongMessage(`刚好空出一个名额，${needPay ? '先留给您，付款后就定下来' : done}`);
}

/** Of an answer without content only the page knows whether he has a seat, waits for one, or has to pay. */
function tellDone(answer: Submitted, { deed, done }: JoinWords, didWait: boolean): void {
  if (!answer) showSuccess('已提交');
  else if (answer.isRepeat) showMessage(`您已经${deed}过了`);
  else if (answer.status === 'waiting') showSuccess('已加入候补');
  else if (didWait) tellFreed(answer.needPay, done);
  // Where the cashier follows nothing is settled yet.
  else if (!answer.needPay) showSuccess(done);
}

/** Hands in the form once; a seat that was taken meanwhile leaves the form as it is. */
export function useSubmitJoin(
  { target, words, refresh, clear, change, setUnknown }: Signup,
  config: SignupConfig,
  onDone: () => void,
) {
  const go = useGo();
  const [refused, setRefused] = useState<Problem>();
  const { submit, isBusy } = useSubmit(submitJoin, {
    ...joinIntent(target),
    onDone: (answer, { payload }) => {
      clear();
      onDone();
      tellDone(answer, words, payload.isWaiting === true);
      refresh();
      window.scrollTo(0, 0);
      // What stood before was for the time and person of then: he sees them before he pays.
      if (answer?.needPay && !answer.isRepeat && answer.orderNo !== undefined)
        go('paying', { orderNo: answer.orderNo, biz: 'campaign', from: target.code });
    },
    onRefused: (failure) => {
      refresh();
      const place = placeOfRefusal(failure, config);
      setRefused(place);
      if (place?.key === PLACE.slot) change({ slotId: '' });
      if (failure.code === CHANGED_MEANWHILE) showLongMessage('费用有变化，请核对后再提交');
      return place !== undefined || failure.code === CHANGED_MEANWHILE;
    },
    onUnknown: () => {
      setUnknown(true);
      refresh();
    },
  });
  const run = (payload: Handed) => {
    setRefused(undefined);
    setUnknown(false);
    void submit(payload);
  };
  return {
    isBusy,
    refused,
    join: (draft: SignupDraft, isWaiting: boolean) => run(payloadOf(config, draft, isWaiting)),
  };
}

/** Changes note and answers of what was handed in. */
export function useChangeJoin({ target, refresh }: Signup, config: SignupConfig, join: Join, onDone: () => void) {
  const { submit, isBusy } = useSubmit(submitJoin, {
    ...changeIntent(target, join),
    onDone: () => {
      showSuccess('已修改');
      refresh();
      onDone();
    },
    askAnew: refresh,
    onUnknown: () => {
      showLongMessage('没有收到结果，请再点一次保存');
      refresh();
    },
  });
  return {
    isBusy,
    save: (draft: SignupDraft) => void submit({ code: target.code, joinId: join.joinId, ...writtenOf(config, draft) }),
  };
}
