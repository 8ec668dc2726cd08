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

export type ApplyProblems = Partial<Record<keyof ApplyDraft, string>>;

function mobileProblem(text: string, whose: string): string | undefined {
  if (text.trim() === '') return `请填写${whose}的手机号`;
  return isMobile(text) ? undefined : '手机号要 11 位数字，请核对';
}

/** What keeps the form from being handed in; empty when nothing does. */
export function checkApply(draft: ApplyDraft, isMinor: boolean): ApplyProblems {
  const found: [keyof ApplyDraft, string | undefined][] = [
    ['mobile', mobileProblem(draft.mobile, '您')],
    ...(isMinor
      ? ([
          ['guardianName', nameProblem(draft.guardianName, '请填写监护人的姓名')],
          ['relation', draft.relation === '' ? '请选监护人和参加人的关系' : undefined],
          ['guardianMobile', mobileProblem(draft.guardianMobile, '监护人')],
        ] as [keyof ApplyDraft, string | undefined][])
      : []),
  ];
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined)) as ApplyProblems;
}
