import { describeMemberCard } from './cardStripCopy';
import { CARD_STATUSES, type UserHome } from './contract';

const HOME: UserHome = {
  userId: 'U1',
  nickname: '',
  avatar: '',
  mobileMasked: '',
  level: 3,
  levelName: '金杏会员',
  card: { status: 'active', name: '金杏年卡', expireAt: Date.parse('2027-03-19T00:00:00+08:00') },
  points: 0,
  couponCount: 0,
  rightCount: 8,
  prizeCount: 0,
  due: { points: null, coupons: 0, prizes: { count: 0, before: null } },
  unread: 0,
  orderCounts: { pay: 0, ship: 0, receive: 0, aftersale: 0 },
  elderSuggested: false,
  closesAt: null,
  setting: { elder: false, notify: { order: false, activity: false, right: false } },
  serverTime: 1,
};

test.each([
  ['active', '2027-03-18 到期', '看我的 8 项权益', 'equityAggregation'],
  ['permanent', '永久有效', '看我的 8 项权益', 'equityAggregation'],
  ['expiring', '2027-03-18 到期', '快到期了，去续费', 'membershipCard'],
  ['expired', '已在 2027-03-18 到期', '去续费', 'membershipCard'],
  ['reserved', '请在 2027-03-18 前激活', '看会员卡', 'membershipCard'],
  ['closed', '已停用', '看会员卡', 'membershipCard'],
  ['none', '开通会员卡', '看会员卡', 'membershipCard'],
] as const)('%s', (status, note, action, route) => {
  const words = describeMemberCard({ ...HOME, card: { ...HOME.card, status } });
  expect(words.note).toContain(note);
  expect(words).toMatchObject({ title: '金杏会员', action, route });
});

test('an account that is about to be deleted says so first, until when it can be kept and where', () => {
  const way = { route: 'noticeBefore', query: { tab: 'records', action: 'close' } };
  const now = Date.parse('2026-11-25T10:00:00+08:00');
  jest.useFakeTimers({ now });
  expect(describeMemberCard({ ...HOME, closesAt: now + 15 * 86_400_000 })).toMatchObject({
    note: '账号将在 12 月 10 日删除',
    action: '看或取消注销',
    ...way,
  });
  expect(describeMemberCard({ ...HOME, closesAt: now + 40 * 86_400_000 }).note).toBe('账号将在 2027-01-04 删除');
  expect(describeMemberCard({ ...HOME, closesAt: now })).toMatchObject({ note: '账号正在删除', ...way });
  jest.useRealTimers();
});

test('no state is left without words', () => {
  for (const status of CARD_STATUSES) {
    expect(describeMemberCard({ ...HOME, card: { status, name: '', expireAt: null } }).note).not.toBe('');
  }
});

test('an unknown number of rights is not said', () => {
  expect(describeMemberCard({ ...HOME, rightCount: null }).action).toBe('看我的权益');
});

test('the name of the card is said when it differs from the level', () => {
  expect(describeMemberCard(HOME).note).toBe('金杏年卡，2027-03-18 到期');
  expect(describeMemberCard({ ...HOME, card: { ...HOME.card, name: '金杏会员' } }).note).toBe('2027-03-18 到期');
});
