import { cleanPhone, isMobile } from '@/shared/lib/cleanPhone';
import { tidyCode } from '@/shared/lib/typedCode';

/** What is typed, before it is checked. It stays in the form alone: no draft of it is kept. */
export interface MobileForm {
  readonly mobile: string;
  readonly smsCode: string;
}

const SMS_CODE = /^\d{6}$/;

/** The form as the server takes it; of a pasted message the code alone. */
export function toBinding({ mobile, smsCode }: MobileForm) {
  return { mobile: cleanPhone(mobile), smsCode: tidyCode(smsCode) };
}

/** Why no code can be asked for yet. */
export function reasonForNoCode(mobile: string): string | undefined {
  if (mobile.trim() === '') return '先填手机号';
  return isMobile(mobile) ? undefined : '先填对手机号';
}

/** Why nothing can be bound yet. */
export function reasonForNoBinding(form: MobileForm): string | undefined {
  if (form.mobile.trim() === '') return '请先填写手机号';
  if (!isMobile(form.mobile)) return '手机号要填 11 位';
  if (form.smsCode.trim() === '') return '请先填写验证码';
  return SMS_CODE.test(toBinding(form).smsCode) ? undefined : '验证码要填 6 位';
}
