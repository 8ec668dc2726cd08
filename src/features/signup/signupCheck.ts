import { nameProblem } from '@/shared/lib/personName';
import { countCharacters } from '@/shared/ui/Field/Field';
import type { SignupConfig, SignupField } from './contract';
import type { SignupDraft } from './signupDraft';

/** What is missing or wrong, in the order of the page. `key` names the place on the page. */
export interface Problem {
  key: string;
  /** In the summary. */
  name: string;
  text: string;
}

type Asked = Pick<SignupConfig, 'needsSlot' | 'slots' | 'fields' | 'people' | 'address' | 'agreement' | 'consent'>;

/** Places that are no field of the server's. */
export const PLACE = { slot: 'slot', guardian: 'guardian', agreement: 'agreement', consent: 'consent' } as const;

function checkSlot({ needsSlot, slots }: Asked, { slotId }: SignupDraft, isWaiting: boolean): Problem[] {
  if (!needsSlot) return [];
  const chosen = slots.find(({ id }) => id === slotId);
  const problem = (text: string) => [{ key: PLACE.slot, name: '时间', text }];
  if (!chosen) return problem(slotId === '' ? '还没有选时间' : '原来选的时间不能约了，请换一个');
  return chosen.left > 0 || isWaiting ? [] : problem('这个时间约满了，请换一个');
}

function checkGuardian({ isMinor, guardianName, guardianAgrees }: SignupDraft): Problem[] {
  const problem = (text: string) => [{ key: PLACE.guardian, name: '监护人', text }];
  if (!isMinor) return [];
  const wrong = nameProblem(guardianName, '请填写监护人的姓名');
  if (wrong !== undefined) return problem(wrong);
  return guardianAgrees ? [] : problem('未满 18 周岁，要监护人同意');
}

function checkNote(note: string, required: boolean, max: number, label: string): string[] {
  if (required && note.trim() === '') return [`请填写${label}`];
  return max > 0 && countCharacters(note) > max ? [`${label}最多 ${max} 个字`] : [];
}

function checkField({ key, kind, label, required, max }: SignupField, draft: SignupDraft, asked: Asked): Problem[] {
  const problem = (text: string) => [{ key, name: label, text }];
  switch (kind) {
    case 'person':
      return checkGuardian(draft);
    case 'address':
      if (asked.address?.reasonText !== undefined) return problem(asked.address.reasonText);
      return required && !asked.address ? problem(`还没有选${label}，护士需要知道去哪里`) : [];
    case 'choice':
      return required && draft.answers[key] === undefined ? problem(`请选择${label}`) : [];
    case 'note':
      return checkNote(draft.note, required, max, label).map((text) => ({ key, name: label, text }));
    default:
      return [];
  }
}

/** What keeps a form from being handed in; empty when nothing does. */
export function checkForm(asked: Asked, draft: SignupDraft, isWaiting: boolean): Problem[] {
  const { agreement, consent } = asked;
  return [
    ...checkSlot(asked, draft, isWaiting),
    ...asked.fields.flatMap((field) => checkField(field, draft, asked)),
    ...(agreement && !draft.agrees
      ? [{ key: PLACE.agreement, name: agreement.title, text: `请先看过并勾选《${agreement.title}》` }]
      : []),
    ...(consent && consent.consentId === undefined
      ? [{ key: PLACE.consent, name: consent.title, text: `请先看过并同意《${consent.title}》` }]
      : []),
  ];
}

/** "还有 2 处要填：时间，上门地址" */
export function summarise(problems: readonly Problem[]): string {
  return `还有 ${problems.length} 处要填：${problems.map(({ name }) => name).join('，')}`;
}
