import type { SignupConfig } from './contract';

/** What the intents to sign up begin with: a sign-up that is over ends them. */
export function joinIntent({ code, packageId }: Pick<SignupConfig, 'code' | 'packageId'>) {
  return { intentKey: `signup:${code}:${packageId ?? ''}` };
}

/** To give up a seat, and get back what was paid for it. */
export function cancelIntent({ joinId }: { joinId: string }) {
  return { intentKey: `signup-cancel:${joinId}` };
}
