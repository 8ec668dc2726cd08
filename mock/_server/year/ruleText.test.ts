import '../../campaign';
import '../../control';
import '../../year';
import { ask } from '@/testing/ask';
import type { Block } from '../../../src/shared/lib/schema';
import { findText } from '../consent/rules';
import { conditionsOf } from '../lottery/drawRules';
import { asPersona, refusalOf } from '../membership/asPersona';
import { dayOf, resetServer, serverNow } from '../state';
import { CODE, periodOf, RULES_KEY, yearLottery } from './terms';

beforeEach(resetServer);

const read = (version?: string) => findText(asPersona('newcomer', { key: RULES_KEY, ...(version ? { version } : {}) }));
const words = (blocks: readonly Block[]) => JSON.stringify(blocks);

test('the rules have every part that the law asks for', () => {
  expect(read().sections.map(({ key }) => key)).toEqual(['time', 'who', 'how', 'prizes', 'claim', 'limits', 'privacy']);
  expect(read().organiser).toMatchObject({ phone: expect.stringMatching(/\d/) });
});

test('who may draw is said besides who may join', () => {
  const who = read().sections.find(({ key }) => key === 'who');
  for (const { key, text } of conditionsOf(asPersona('lapsed', {}).user)) {
    expect(words(who?.blocks ?? [])).toContain(key === 'mobile' ? '绑定了手机号' : text);
  }
});

test.each(['coming', 'running', 'ended'] as const)(
  'the last day of a %s campaign is the one of its page',
  async (phase) => {
    await ask('POST /api/__mock/campaign', { code: CODE, phase });
    const { endAt, claimUntil } = periodOf(serverNow());
    expect(words(read().blocks)).toContain(`至 ${dayOf(endAt - 1)} 24:00`);
    expect(words(read().blocks)).toContain(`赠品请在 ${dayOf(claimUntil - 1)} 24:00`);
  },
);

test('before the start the rules are not of a day to come', async () => {
  await ask('POST /api/__mock/campaign', { code: CODE, phase: 'coming' });
  expect(read().updatedAt).toBeLessThan(serverNow());
});

test('prizes, numbers and odds are those of the lottery itself', () => {
  const table = read()
    .sections.flatMap(({ blocks }) => blocks)
    .find((block) => block.type === 'table');
  const prizes = yearLottery().prizes;
  expect(table?.rows.map(([name]) => name)).toEqual(prizes.map(({ name }) => name));
  expect(table?.rows[0]).toEqual(['电子体温计', '¥49.00', '10 份，每天最多 2 份', '5.00%']);
  const first = prizes[0];
  if (first) Object.assign(first, { quantity: 7, odds: 0.02 });
  expect(words(read().blocks)).toContain('7 份，每天最多 2 份');
  expect(words(read().blocks)).toContain('2.00%');
});

test('an earlier wording is the one of then, and knows the present one', () => {
  expect(words(read().blocks)).toContain('整单退款时');
  expect(words(read('1.0').blocks)).not.toContain('整单退款时');
  expect(read('1.0')).toMatchObject({ version: '1.0', latestVersion: '1.1' });
  expect(read().changes.map(({ version }) => version)).toEqual(['1.1', '1.0']);
  expect(refusalOf(() => read('0.9')).code).toBe(2010);
});
