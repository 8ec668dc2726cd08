import { checkForm, summarise } from './signupCheck';
import { EMPTY_DRAFT } from './signupDraft';

const field = (
  key: string,
  kind: 'person' | 'address' | 'note' | 'choice',
  label: string,
  required = true,
  max = 0,
) => ({
  key,
  kind,
  label,
  required,
  max,
  options: [],
  hint: undefined,
});
const FORM = {
  needsSlot: true,
  slots: [
    { id: 'am', start: 1, end: 2, left: 1 },
    { id: 'pm', start: 3, end: 4, left: 0 },
  ],
  fields: [
    field('person', 'person', '谁接受护理'),
    field('address', 'address', '上门地址'),
    field('way', 'choice', '参加方式'),
    field('note', 'note', '备注', false, 5),
  ],
  people: [],
  address: undefined,
  agreement: { key: 'terms', title: '服务协议', note: '' },
  consent: { type: 'health' as const, title: '健康信息处理说明', note: '', consentId: undefined },
};
const ADDRESS = { addressId: 'A1', name: '林**', mobileMasked: '', areaText: '', detail: '' };
const READY = {
  form: { ...FORM, address: ADDRESS, consent: { ...FORM.consent, consentId: 'CS1' } },
  draft: { ...EMPTY_DRAFT, slotId: 'am', answers: { way: '现场' }, agrees: true },
};

const keys = (...all: Parameters<typeof checkForm>) => checkForm(...all).map(({ key }) => key);

test('everything that is missing is named in the order of the page', () => {
  expect(keys(FORM, EMPTY_DRAFT, false)).toEqual(['slot', 'address', 'way', 'agreement', 'consent']);
  expect(summarise(checkForm(READY.form, { ...READY.draft, slotId: '', agrees: false }, false))).toBe(
    '还有 2 处要填：时间，服务协议',
  );
});

test('a form that is complete has no problem', () => {
  expect(checkForm(READY.form, READY.draft, false)).toEqual([]);
});

test('a full time can only be waited for; one that is gone has to be chosen again', () => {
  expect(keys(READY.form, { ...READY.draft, slotId: 'pm' }, false)).toEqual(['slot']);
  expect(keys(READY.form, { ...READY.draft, slotId: 'pm' }, true)).toEqual([]);
  const [problem] = checkForm(READY.form, { ...READY.draft, slotId: 'old' }, false);
  expect(problem?.text).toBe('原来选的时间不能约了，请换一个');
});

test('who is under age needs somebody who answers for him', () => {
  const minor = { ...READY.draft, isMinor: true };
  expect(keys(READY.form, minor, false)).toEqual(['guardian']);
  expect(keys(READY.form, { ...minor, guardianName: '林书意' }, false)).toEqual(['guardian']);
  expect(keys(READY.form, { ...minor, guardianName: '林书意', guardianAgrees: true }, false)).toEqual([]);
});

test.each([
  [' ', '请填写监护人的姓名'],
  ['···', '姓名只能用文字，请核对'],
  ['林书意1', '姓名只能用文字，请核对'],
  ['林'.repeat(21), '姓名最多 20 个字'],
])('%j as the name of who answers: what is wrong with it is said', (guardianName, text) => {
  const draft = { ...READY.draft, isMinor: true, guardianName, guardianAgrees: true };
  expect(checkForm(READY.form, draft, false)).toMatchObject([{ key: 'guardian', text }]);
});

test('a note that is needed is more than blanks; one without a limit may be long', () => {
  const form = { ...READY.form, fields: [field('note', 'note', '备注')] };
  expect(checkForm(form, { ...READY.draft, note: ' ' }, false)).toMatchObject([{ key: 'note', text: '请填写备注' }]);
  expect(keys(form, { ...READY.draft, note: '备'.repeat(300) }, false)).toEqual([]);
});

test('without terms and without health data nothing has to be agreed to', () => {
  const form = { ...READY.form, agreement: undefined, consent: undefined };
  expect(keys(form, { ...READY.draft, agrees: false }, false)).toEqual([]);
});

test('without times none has to be chosen', () => {
  expect(keys({ ...READY.form, needsSlot: false }, { ...READY.draft, slotId: '' }, false)).toEqual([]);
});

test('a note is counted as people count', () => {
  expect(keys(READY.form, { ...READY.draft, note: '👵👵👵👵👵' }, false)).toEqual([]);
  expect(keys(READY.form, { ...READY.draft, note: '一二三四五六' }, false)).toEqual(['note']);
});
