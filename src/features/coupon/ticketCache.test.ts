import { endSession, saveLoginInfo } from '@/session/changeSession';
import { memberSession } from '@/session/memberSession';
import { dropTicket, groupDigits, keepTicket, readNewestTickets, readTicket } from './ticketCache';

const TICKET = {
  code: '1234567890123456',
  qrText: 'XL:1234567890123456',
  expireAt: Date.now() + 60_000,
  at: Date.now(),
  title: '新生儿护理指导',
};

const MEMBER = { login_access_token: 'token-of-a', userId: 'U-a' };

beforeEach(() => void saveLoginInfo(MEMBER));
afterEach(() => endSession());

test('the newest code is kept until it is dropped', () => {
  keepTicket('coupon.C1', TICKET);
  expect(readTicket('coupon.C1')).toEqual(TICKET);
  expect(readTicket('coupon.C2')).toBeUndefined();
  dropTicket('coupon.C1');
  expect(readTicket('coupon.C1')).toBeUndefined();
});

test.each([
  '{',
  '[]',
  JSON.stringify({ ...TICKET, code: '<b>' }),
  JSON.stringify({ ...TICKET, expireAt: null }),
  JSON.stringify({ ...TICKET, qrText: 7 }),
])('what cannot be used is no code: %s', (kept) => {
  memberSession.write('ticket:coupon.C1', kept);
  expect(readTicket('coupon.C1')).toBeUndefined();
});

test('digits are read in groups of four', () => {
  expect(groupDigits('1234567890123456')).toEqual(['1234', '5678', '9012', '3456']);
  expect(groupDigits('')).toEqual([]);
});

test('the newest five codes are listed, each once, without those that were used', () => {
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) keepTicket(key, TICKET);
  dropTicket('e');
  expect(readNewestTickets().map(({ key }) => key)).toEqual(['b', 'f', 'd', 'c']);
});

test('a code is kept for a day after its end', () => {
  keepTicket('coupon.C1', { ...TICKET, expireAt: Date.now() - 86_000_000 });
  expect(readTicket('coupon.C1')).toBeDefined();
  keepTicket('coupon.C1', { ...TICKET, expireAt: Date.now() - 87_000_000 });
  expect(readTicket('coupon.C1')).toBeUndefined();
});

test('the codes go with the session', () => {
  keepTicket('coupon.C1', TICKET);
  endSession();
  saveLoginInfo(MEMBER);
  expect(readNewestTickets()).toEqual([]);
});
