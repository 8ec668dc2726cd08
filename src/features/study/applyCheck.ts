/** What a person fills in beside the name that he has signed. */
export interface ApplyDraft {
  readonly mobile: string;
  readonly guardianName: string;
  readonly relation: string;
  readonly guardianMobile: string;
}

export const EMPTY_APPLY: ApplyDraft = { mobile: '', guardianName: '', relation: '', guardianMobile: '' };

export type ApplyProblems = Partial<Record<keyof ApplyDraft, string>>;

const NAME = /^[\p{L}·. ]{1,20}$/u;
const MOBILE = /^1[3-9]\d{9}$/;

/** Says whether a text can be somebody's name. */
export function isName(text: string): boolean {
  return NAME.test(text.trim()) && /\p{L}/u.test(text);
}

/** The digits of a mobile number, without the blanks and hyphens with which it is written. */
export function plainMobile(text: string): string {
  return text.replace(/[\s-]/g, '');
}

function mobileProblem(text: string, whose: string): string | undefined {
  if (text.trim() === '') return `请填写${whose}的手机号`;
  return MOBILE.test(plainMobile(text)) ? undefined : '手机号要 11 位数字，请核对';
}

/** What keeps the form from being handed in; empty when nothing does. */
export function checkApply(draft: ApplyDraft, isMinor: boolean): ApplyProblems {
  const found: [keyof ApplyDraft, string | undefined][] = [
    ['mobile', mobileProblem(draft.mobile, '您')],
    ...(isMinor
      ? ([
          ['guardianName', isName(draft.guardianName) ? undefined : '请填写监护人的姓名'],
          ['relation', draft.relation === '' ? '请选监护人和参加人的关系' : undefined],
          ['guardianMobile', mobileProblem(draft.guardianMobile, '监护人')],
        ] as [keyof ApplyDraft, string | undefined][])
      : []),
  ];
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined)) as ApplyProblems;
}
