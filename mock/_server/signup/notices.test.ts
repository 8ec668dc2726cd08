import { ask } from '@/testing/ask';
import { noticesOf } from '../notice/store';
import { freshToken } from '../order/testKit';
import { DAY, HOUR, MINUTE, resetServer, serverNow, setServerNow, startOfDay } from '../state';
import { type PersonaKey, personaUser } from '../users';
import { CODE, registerTestSignup } from './testKit';

const fields = [{ key: 'contact', kind: 'contact' as const, label: '联系人', required: true }];

async function submit(as: PersonaKey, packageId: string, more: Record<string, unknown> = {}): Promise<string> {
  const payload = { code: CODE, packageId, agrees: true, clientToken: freshToken(), ...more };
  const answer = await ask<{ joinId: string }>('POST /api/miniapp/campaign/join/submit', payload, { as });
  return answer.data.joinId;
}

const newest = (as: PersonaKey) => noticesOf(personaUser(as).userId, serverNow())[0];
const titles = (as: PersonaKey) => noticesOf(personaUser(as).userId, serverNow()).map(({ title }) => title);

beforeEach(() => {
  resetServer();
  setServerNow(startOfDay('2026-11-22') + 10 * HOUR);
});
afterEach(() => resetServer());

test('what is told of a sign-up leads to that very one, not to the first of the campaign', async () => {
  registerTestSignup();
  const joinId = await submit('newcomer', 'talk', { answers: [{ key: 'way', value: '现场' }] });
  expect(newest('newcomer')).toMatchObject({
    title: '报名成功',
    summary: '健康讲座',
    action: { route: `/activity/meeting/join?packageId=talk&joinId=${joinId}` },
  });
});

test('who moves up is told so, and until when he has to pay', async () => {
  const start = serverNow() + 3 * DAY;
  const slots = [{ id: 'am', start, end: start + HOUR, total: 1, taken: 0 }];
  registerTestSignup({ fields, slots, healthNote: '' });
  const first = await submit('member', 'visit', { slotId: 'am' });
  const second = await submit('newcomer', 'visit', { slotId: 'am', isWaiting: true });
  expect(newest('newcomer')?.title).not.toBe('候补有名额了');
  await ask('POST /api/miniapp/campaign/join/cancel', { joinId: first, clientToken: freshToken() }, { as: 'member' });
  expect(newest('newcomer')).toMatchObject({
    title: '候补有名额了',
    summary: '上门护理，请在 11 月 22 日 22:00 前付款 ¥129.00',
    action: { route: `/activity/meeting/join?packageId=visit&joinId=${second}` },
  });
});

test('who leaves before he has paid reads until when his seat is kept, and nothing of it afterwards', async () => {
  registerTestSignup({ fields, healthNote: '' });
  const joinId = await submit('member', 'visit', { slotId: 'am' });
  expect(newest('member')).toMatchObject({
    type: 'order',
    title: '上门护理待支付',
    summary: '应付 ¥99.00，10:15 前付款',
    until: expect.any(Number),
    action: { route: `/activity/meeting/join?packageId=visit&joinId=${joinId}` },
  });
  setServerNow(serverNow() + 15 * MINUTE);
  expect(titles('member')).not.toContain('上门护理待支付');
});

test('who moved up is not asked to pay for what he has paid or lost', async () => {
  const start = serverNow() + 3 * DAY;
  const slots = [{ id: 'am', start, end: start + HOUR, total: 1, taken: 0 }];
  registerTestSignup({ fields, slots, healthNote: '' });
  const first = await submit('member', 'visit', { slotId: 'am' });
  await submit('newcomer', 'visit', { slotId: 'am', isWaiting: true });
  await submit('lapsed', 'visit', { slotId: 'am', isWaiting: true });
  await ask('POST /api/miniapp/campaign/join/cancel', { joinId: first, clientToken: freshToken() }, { as: 'member' });
  const told = (as: PersonaKey) => titles(as).filter((title) => /名额|待支付/.test(title));
  expect(told('newcomer')).toEqual(['候补有名额了']);
  setServerNow(serverNow() + 12 * HOUR);
  // He reads what became of it, and the next one has it.
  expect(told('newcomer')).toEqual(['候补的名额已放出']);
  expect(newest('newcomer')?.summary).toBe('上门护理，没有在 11 月 22 日 22:00 前付款');
  expect(told('lapsed')).toEqual(['候补有名额了']);
});

test('who waited for nothing is told so when it begins', async () => {
  const start = serverNow() + 3 * DAY;
  registerTestSignup({ fields, slots: [{ id: 'am', start, end: start + HOUR, total: 1, taken: 1 }], healthNote: '' });
  await submit('newcomer', 'visit', { slotId: 'am', isWaiting: true });
  setServerNow(start - MINUTE);
  expect(titles('newcomer')).not.toContain('没有等到名额');
  setServerNow(start);
  expect(newest('newcomer')).toMatchObject({
    title: '没有等到名额',
    summary: '上门护理，候补已结束，没有扣过款',
    at: start,
  });
});
