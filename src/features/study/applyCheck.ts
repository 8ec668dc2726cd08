import { isMobile } from '@/shared/lib/cleanPhone';
import { nameProblem } from '@/shared/lib/personName';

/** What a person fills in beside the name that he has signed. */
export interface ApplyDraft {
  readonly mobile: string;
  readonly guardianName: string;
  readonly relation: string;
  readonly guardianMobile: string;
}

export const EMPTY_APPLY: ApplyDraft = { mobile: '', guardianName: '', relation: '', guardianMobile: '' };

export type ApplyProblems = { readonly [Part in keyof ApplyDraft]?: string | undefined };

function mobileProblem(text: string, whose: string): string | undefined {
  if (text.trim() === '') return `请填写${whose}的手机号`;
  return isMobile(text) ? undefined : '手机号要 11 位数字，请核对';
}

function guardianProblems({ guardianName, relation, guardianMobile }: ApplyDraft): ApplyProblems {
  return {
    guardianName: nameProblem(guardianName, '请填写监护人的姓名'),
    relation: relation === '' ? '请选监护人和参加人的关系' : undefined,
    guardianMobile: mobileProblem(guardianMobile, '监护人'),
  };
}

/** What keeps the form from being handed in; empty when nothing does. */
export function checkApply(draft: ApplyDraft, isMinor: boolean): ApplyProblems {
  const found: ApplyProblems = {
    mobile: mobileProblem(draft.mobile, '您'),
    ...(isMinor ? guardianProblems(draft) : {}),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}
