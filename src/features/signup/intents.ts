import type { Join, SignupConfig } from './contract';

/** To sign up for a package of a campaign; over as soon as the member sees that he is in. */
export function joinIntent({ code, packageId }: Pick<SignupConfig, 'code' | 'packageId'>) {
  return { intentKey: `signup:${code}:${packageId ?? ''}` };
}

/** To change what was handed in: the same words after others, written elsewhere, are another change. */
export function changeIntent({ code }: Pick<SignupConfig, 'code'>, { note, answers }: Pick<Join, 'note' | 'answers'>) {
  return { intentKey: `signup-change:${code}`, about: () => [note, answers] };
}

/** To give up a seat, and get back what was paid for it. */
export function cancelIntent({ joinId }: { joinId: string }) {
  return { intentKey: `signup-cancel:${joinId}` };
}
