import { ask } from '@/testing/ask';
import { accept, listMine as listConsents, raiseVersion, withdraw as withdrawConsent } from '../consent/rules';
import { consents } from '../consent/store';
import { asPersona, refusalOf } from '../membership/asPersona';
import { DAY, resetServer, setServerNow } from '../state';
import type { PersonaKey } from '../users';
import { apply, prescreen, withdraw } from './applying';
import { changeStudy } from './control';
import { getStudy, listMine, listStudies } from './rules';
import { needStudy, studies } from './store';

const NOW = Date.parse('2026-11-21T12:00:00+08:00');
const OPEN = 'KY2603';
const YOUNG = 'KY2605';
const ALMOST_FULL = 'KY2602';

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  resetServer();
});

afterEach(() => jest.useRealTimers());

/** The first option of every question fits; `other` chooses another one, by its place. */
const answersTo = (studyId: string, other: Record<string, number> = {}) =>
  needStudy(studyId).questions.map(({ key, options }) => ({ key, value: options[other[key] ?? 0]?.key }));

function consentOf(persona: PersonaKey): string {
  return accept(asPersona(persona, { type: 'keyan', version: consents().versions.keyan })).consentId;
}

const answer = (persona: PersonaKey, studyId: string, other: Record<string, number> = {}) =>
  prescreen(asPersona(persona, { studyId, answers: answersTo(studyId, other) }));

const form = (studyId: string, consentId: string, more: Record<string, unknown> = {}) => {
  const { version, hash } = needStudy(studyId).consent;
  return {
    studyId,
    consentId,
    name: '周小满',
    mobile: '13600007788',
    consentVersion: version,
    consentHash: hash,
    ...more,
  };
};

function applyAs(persona: PersonaKey, studyId: string, more: Record<string, unknown> = {}) {
  const consentId = consentOf(persona);
  answer(persona, studyId);
  return apply(asPersona(persona, form(studyId, consentId, more)));
}

const mineOf = (persona: PersonaKey, studyId: string) =>
  listMine(asPersona(persona)).applications.find((row) => row.studyId === studyId);

test('every state of a study is there, a full one is one whose places are taken', () => {
  const states = () => listStudies(asPersona('newcomer')).studies.map(({ studyId, status }) => [studyId, status]);
  expect(states()).toEqual([
    [OPEN, 'open'],
    [YOUNG, 'open'],
    [ALMOST_FULL, 'full'],
    ['KY2604', 'paused'],
    ['KY2511', 'closed'],
  ]);
  changeStudy({ studyId: OPEN, deed: 'fill' });
  expect(states()[0]).toEqual([OPEN, 'full']);
});

test('a study asks five to eight questions, and says who answers for it', () => {
  for (const { studyId } of listStudies(asPersona('newcomer')).studies) {
    const study = getStudy({ ...asPersona('newcomer', { studyId }), user: undefined });
    expect(study.questions.length).toBeGreaterThanOrEqual(5);
    expect(study.questions.length).toBeLessThanOrEqual(8);
    expect(study).toMatchObject({
      coordinator: { phone: expect.any(String) },
      ethicsBoard: { phone: expect.any(String) },
    });
    expect(study).not.toHaveProperty('mine');
  }
});

test('answers without a consent are judged and forgotten', () => {
  expect(answer('newcomer', OPEN)).toMatchObject({ fit: true });
  expect(answer('newcomer', OPEN, { other: 1 }).fit).toBe(false);
  expect(studies().answers.size).toBe(0);
  const consentId = consentOf('newcomer');
  expect(refusalOf(() => apply(asPersona('newcomer', form(OPEN, consentId)))).code).toBe(2006);
  answer('newcomer', OPEN);
  expect(apply(asPersona('newcomer', form(OPEN, consentId))).status).toBe('reviewing');
});

test.each([undefined, [], [{ key: 'age', value: 'nope' }], 'x', [null]])('the answers %j are refused', (answers) => {
  expect(refusalOf(() => prescreen(asPersona('newcomer', { studyId: OPEN, answers }))).code).toBe(400);
});

test('without a standing consent to the use of health data nobody applies', () => {
  expect(refusalOf(() => apply(asPersona('newcomer', form(OPEN, 'CS1')))).code).toBe(2014);
  const consentId = consentOf('newcomer');
  answer('newcomer', OPEN);
  raiseVersion({ type: 'keyan' });
  expect(refusalOf(() => apply(asPersona('newcomer', form(OPEN, consentId)))).code).toBe(2014);
  expect(refusalOf(() => apply(asPersona('member', form(OPEN, consentId)))).code).toBe(2014);
});

test('who has applied already gets his first number again', () => {
  const first = applyAs('newcomer', OPEN);
  expect(applyAs('newcomer', OPEN, { mobile: '13900001111' })).toEqual(first);
  expect(listMine(asPersona('newcomer')).applications).toHaveLength(1);
});

test('answers that do not fit are refused in words that judge nobody', () => {
  const consentId = consentOf('newcomer');
  answer('newcomer', OPEN, { city: 1 });
  const refusal = refusalOf(() => apply(asPersona('newcomer', form(OPEN, consentId))));
  expect(refusal.code).toBe(2006);
  expect(refusal.message).toContain('和您的健康、就诊没有关系');
});

test.each([{ name: '' }, { mobile: '' }, { mobile: '12345' }, { mobile: '23800002046' }])(
  'the form with %j is refused',
  (more) => {
    const consentId = consentOf('newcomer');
    answer('newcomer', OPEN);
    expect(refusalOf(() => apply(asPersona('newcomer', form(OPEN, consentId, more)))).code).toBe(400);
  },
);

test('who is under age needs a guardian with name, relation and number', () => {
  const whole = { name: '周平', relation: '母亲', mobile: '13600007788' };
  for (const part of [undefined, { ...whole, name: '' }, { ...whole, relation: '' }, { ...whole, mobile: '1' }]) {
    expect(refusalOf(() => applyAs('newcomer', YOUNG, { guardian: part })).code).toBe(400);
  }
  expect(applyAs('newcomer', YOUNG, { guardian: whole }).status).toBe('reviewing');
  expect(studies().rows.at(-1)?.guardian).toEqual(whole);
});

test('of somebody under age the guardian is called, before and after', () => {
  const guardian = { name: '周平', relation: '母亲', mobile: '13600007788' };
  applyAs('newcomer', YOUNG, { guardian });
  expect(mineOf('newcomer', YOUNG)?.tip).toContain('给监护人打电话');
  applyAs('newcomer', OPEN);
  expect(mineOf('newcomer', OPEN)?.tip).toContain('给您打电话');
});

test('who takes part in another study is told so by one that excludes that', () => {
  const text = '您正在参加另一项护理研究，那一项结束或退出以后可以报名。';
  expect(answer('member', YOUNG)).toEqual({ fit: false, text });
  expect(refusalOf(() => applyAs('member', YOUNG))).toMatchObject({ code: 2006, message: text });
  withdraw(asPersona('member', { applyId: 'KA90001' }));
  expect(answer('member', YOUNG).fit).toBe(true);
});

test('a full study takes people for its waiting list, and who leaves lets the first one up', () => {
  expect(applyAs('newcomer', ALMOST_FULL).status).toBe('waiting');
  expect(mineOf('elder', ALMOST_FULL)?.status).toBe('waiting');
  withdraw(asPersona('member', { applyId: 'KA90001' }));
  expect([mineOf('elder', ALMOST_FULL)?.status, mineOf('newcomer', ALMOST_FULL)?.status]).toEqual([
    'reviewing',
    'waiting',
  ]);
});

test.each([
  ['pause', 2001],
  ['close', 2002],
])('after %s nobody applies, and the button says why', (deed, code) => {
  changeStudy({ studyId: OPEN, deed });
  expect(refusalOf(() => applyAs('newcomer', OPEN)).code).toBe(code);
  expect(getStudy(asPersona('newcomer', { studyId: OPEN })).operate).toMatchObject([
    { enabled: false, reasonText: expect.any(String) },
  ]);
  changeStudy({ studyId: OPEN, deed: 'open' });
  expect(applyAs('newcomer', OPEN).status).toBe('reviewing');
});

test('another wording has another hash, and only the present one can be signed', () => {
  const consentId = consentOf('newcomer');
  answer('newcomer', OPEN);
  const before = form(OPEN, consentId);
  changeStudy({ studyId: OPEN, deed: 'version' });
  expect(needStudy(OPEN).consent.hash).not.toBe(before.consentHash);
  expect(refusalOf(() => apply(asPersona('newcomer', before)))).toMatchObject({
    code: 2007,
    message: '知情同意书有新版，请重新看过再签名',
  });
  expect(refusalOf(() => apply(asPersona('newcomer', form(OPEN, consentId, { consentHash: 'x' })))).code).toBe(2007);
  expect(apply(asPersona('newcomer', form(OPEN, consentId))).status).toBe('reviewing');
});

test('who takes part signs a new wording, and keeps number and state', () => {
  const signed = mineOf('member', ALMOST_FULL);
  expect(signed?.operate.map(({ key }) => key)).toEqual(['withdraw', 'consent']);
  const { applyId, status } = apply(asPersona('member', form(ALMOST_FULL, consentOf('member'))));
  expect([applyId, status]).toEqual(['KA90001', 'enrolled']);
  expect(mineOf('member', ALMOST_FULL)).toMatchObject({ consentVersion: '1.1', operate: [{ key: 'withdraw' }] });
  const ledger = listConsents(asPersona('member')).filter(({ title }) => title.includes('老年人足部'));
  expect(ledger.map(({ version, withdrawnAt }) => [version, withdrawnAt])).toEqual([
    ['1.1', null],
    ['1.0', NOW],
  ]);
});

test('leaving ends what the application stands on, and the list of consents keeps it', () => {
  const { applyId } = applyAs('newcomer', OPEN);
  expect(listConsents(asPersona('newcomer')).map(({ withdrawnAt }) => withdrawnAt)).toEqual([null, null]);
  setServerNow(NOW + DAY);
  const leaving = asPersona('newcomer', { applyId });
  expect(withdraw(leaving)).toEqual({ applyId, status: 'withdrawn' });
  expect(withdraw(leaving).status).toBe('withdrawn');
  expect(mineOf('newcomer', OPEN)).toMatchObject({ status: 'withdrawn', withdrawnAt: NOW + DAY, operate: [] });
  expect(listConsents(asPersona('newcomer')).map(({ withdrawnAt }) => withdrawnAt)).toEqual([NOW + DAY, NOW + DAY]);
  expect(studies().answers.size).toBe(0);
  expect(applyAs('newcomer', OPEN).applyId).not.toBe(applyId);
});

test('the consent to the use of health data stays while another study needs it', () => {
  const { applyId } = applyAs('newcomer', OPEN);
  applyAs('newcomer', ALMOST_FULL);
  withdraw(asPersona('newcomer', { applyId }));
  const standing = listConsents(asPersona('newcomer')).filter(({ withdrawnAt }) => withdrawnAt === null);
  expect(standing.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['科研健康信息使用说明', '知情同意书：老年人足部日常护理日记']),
  );
  expect(standing).toHaveLength(2);
});

test('taking the consent back in the list of consents leaves every study', () => {
  applyAs('newcomer', OPEN);
  applyAs('newcomer', ALMOST_FULL);
  const health = listConsents(asPersona('newcomer')).find(({ title }) => title === '科研健康信息使用说明');
  withdrawConsent(asPersona('newcomer', { consentId: health?.consentId }));
  expect(listMine(asPersona('newcomer')).applications.map(({ status }) => status)).toEqual(['withdrawn', 'withdrawn']);
});

test('taking back the wording that was signed leaves its study only, for which one can apply again', () => {
  applyAs('newcomer', OPEN);
  applyAs('newcomer', ALMOST_FULL);
  const buttons = () => getStudy(asPersona('newcomer', { studyId: ALMOST_FULL })).operate.map(({ key }) => key);
  expect(buttons()).toEqual([]);
  const signed = listConsents(asPersona('newcomer')).find(({ title }) => title.includes('老年人足部'));
  withdrawConsent(asPersona('newcomer', { consentId: signed?.consentId }));
  expect(mineOf('newcomer', ALMOST_FULL)?.status).toBe('withdrawn');
  expect(mineOf('newcomer', OPEN)?.status).toBe('reviewing');
  expect(buttons()).toEqual(['wait']);
});

test("another's application cannot be left, and one with a result is over", () => {
  const { applyId } = applyAs('newcomer', OPEN);
  expect(refusalOf(() => withdraw(asPersona('member', { applyId }))).code).toBe(2011);
  expect(refusalOf(() => withdraw(asPersona('member', { applyId: 'KA90002' }))).code).toBe(2008);
  expect(refusalOf(() => withdraw(asPersona('member', { applyId: 'KA0' }))).code).toBe(2010);
});

test('QA lets somebody in or not, and names what there is', () => {
  const { applyId } = applyAs('newcomer', OPEN);
  const before = needStudy(OPEN).state.others;
  changeStudy({ applyId, deed: 'approve' });
  expect(mineOf('newcomer', OPEN)).toMatchObject({ status: 'enrolled', statusText: '已入组' });
  expect(getStudy(asPersona('newcomer', { studyId: OPEN })).applied).toBe(before + 1);
  changeStudy({ applyId, deed: 'reject' });
  expect(mineOf('newcomer', OPEN)).toMatchObject({ status: 'unfit', statusText: '不符合' });
  for (const deed of ['explode', 'toString']) {
    expect(refusalOf(() => changeStudy({ applyId, deed })).code).toBe(2010);
    expect(refusalOf(() => changeStudy({ studyId: OPEN, deed })).code).toBe(400);
  }
  expect(refusalOf(() => changeStudy({ studyId: 'KY0', deed: 'close' })).code).toBe(2010);
});

test.each(['approve', 'reject'])('who has left stays away: %s is refused, and not offered', async (deed) => {
  const { applyId } = applyAs('newcomer', OPEN);
  const offered = async () =>
    (await ask<{ applications: { applyId: string }[] }>('POST /api/__mock/qaSee')).data.applications.filter(
      (row) => row.applyId === applyId,
    );
  expect(await offered()).toHaveLength(1);
  withdraw(asPersona('newcomer', { applyId }));
  expect(refusalOf(() => changeStudy({ applyId, deed })).code).toBe(2008);
  expect(mineOf('newcomer', OPEN)?.status).toBe('withdrawn');
  expect(await offered()).toEqual([]);
});
