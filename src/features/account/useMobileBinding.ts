import { useState } from 'react';
import { type Failure, isOutcomeUnknown, refusalWords } from '@/request/failure';
import { useSubmit } from '@/request/useSubmit';
import { ALREADY_DONE, BAD_INPUT, CODE_INVALID, CODE_LOCKED, TOO_OFTEN } from '@/shared/config/serverCodes';
import { isMobile } from '@/shared/lib/cleanPhone';
import { numberIn } from '@/shared/lib/numberIn';
import { serverNow } from '@/shared/lib/serverClock';
import { useTimeLeft } from '@/shared/ui/CountDown/useTimeLeft';
import { showFailure, showMessage, showSuccess } from '@/shared/ui/toast/toast';
import { bindMobile, sendMobileCode } from './mobileContract';
import { type MobileForm, reasonForNoBinding, reasonForNoCode, toBinding } from './mobileForm';

const EMPTY: MobileForm = { mobile: '', smsCode: '' };
const LOCKED = '已暂时锁定';

interface Options {
  onBound: () => void;
  /** Asks anew for the number that is bound. */
  askAnew: () => void;
}

/** Asking for a code and binding with it: what is typed, what is wrong with it, and until when one has to wait. */
export function useMobileBinding({ onBound, askAnew }: Options) {
  const [form, setForm] = useState(EMPTY);
  const [errors, setErrors] = useState<Partial<MobileForm>>({});
  /** From when on each number may get another code. */
  const [nextAt, setNextAt] = useState<Readonly<Record<string, number>>>({});
  const [unlockAt, setUnlockAt] = useState(0);
  const { mobile, smsCode } = toBinding(form);
  const pauseMs = useTimeLeft(nextAt[mobile] ?? 0);
  const isLocked = useTimeLeft(unlockAt, () => setErrors({})) > 0;
  const pause = (of: string, until: number) => setNextAt((before) => ({ ...before, [of]: until }));

  const type = (fields: Partial<MobileForm>) => {
    setForm({ ...form, ...fields });
    const key = fields.mobile === undefined ? 'smsCode' : 'mobile';
    // What locks is no fault of what is typed now.
    if (!(isLocked && key === 'smsCode')) setErrors({ ...errors, [key]: undefined });
  };
  const checkMobile = () => {
    if (form.mobile.trim() !== '' && !isMobile(form.mobile)) setErrors({ ...errors, mobile: '请填写 11 位手机号' });
  };
  /** Tells of a refusal at the field that it is about. */
  const tellAtField = (failure: Failure): boolean => {
    const { code, kind, msg, data } = failure;
    if (kind !== 'business') return false;
    if (code === BAD_INPUT || code === ALREADY_DONE) setErrors({ mobile: msg });
    else if (code === CODE_INVALID || code === CODE_LOCKED) setErrors({ smsCode: msg });
    else return false;
    if (code === CODE_LOCKED) setUnlockAt(numberIn(data, 'unlockAt') ?? 0);
    return true;
  };

  const code = useSubmit(sendMobileCode, {
    isQuiet: true,
    onDone: (answer, { payload }) => {
      pause(payload.mobile, answer?.nextAt ?? 0);
      showMessage('验证码已发送，请看短信');
    },
    onRefused: (failure, { payload }) => {
      if (failure.code === TOO_OFTEN) pause(payload.mobile, serverNow() + (numberIn(failure.data, 'retryAfter') ?? 0));
      if (isOutcomeUnknown(failure)) showFailure(refusalWords(failure, '如果没收到短信，请再取一次'));
      else return tellAtField(failure);
      return true;
    },
  });
  const binding = useSubmit(bindMobile, {
    askAnew,
    onDone: (_, { isReplay }) => {
      if (isReplay) showMessage('刚才已经绑定了');
      else showSuccess('已绑定');
      onBound();
    },
    onRefused: tellAtField,
  });

  const seconds = Math.ceil(pauseMs / 1000);
  const noCode = isLocked ? LOCKED : reasonForNoCode(form.mobile);
  return {
    form,
    errors,
    type,
    checkMobile,
    /** Why no code can be asked for now; undefined when it can. */
    noCode: noCode ?? (seconds > 0 ? `${seconds} 秒后再取` : undefined),
    askForCode: () => code.submit({ mobile }),
    isAsking: code.isBusy,
    noBinding: isLocked ? LOCKED : reasonForNoBinding(form),
    bind: () => binding.submit({ mobile, smsCode }),
    isBinding: binding.isBusy,
  };
}
