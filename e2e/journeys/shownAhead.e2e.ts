import { isOnTurn } from '../../src/testing/wide';
import { isShownAhead, sameInTheApp } from '../support/ahead';
import { holdRequests, MAIN_SCRIPT } from '../support/hold';
import { IOS_MINI } from '../support/hosts';
import { BASE, control, newVisitor } from '../support/visitor';
import { chancesOf, drawButton, openWheel, PLAY, result } from '../support/wheel';

/* 我的, the ledger, the orders, the coupons, the prizes, the card and the wheel stand there with their answers while the app's code is on the way, as the app has them. */

const LEDGER = '/schedule/record';
const ORDERS = '/schedule/points-mall/order-list';
const CARD = '/membership-card';
const COUPONS = '/coupon-list';
const PRIZES = '/prize-record';
const MEMBER = '/schedule/member';
/** Nothing below the wheel is in sight, which comes later. */
const ROUND = { height: 590 };

const PEOPLE = [
  [MEMBER, 'a member', { persona: 'member', height: 720 }, '待收货'],
  [
    MEMBER,
    'a newcomer at 320 px in the mini-program',
    { persona: 'newcomer', width: 320, height: 720, userAgent: IOS_MINI.userAgent },
    '待收货',
  ],
  [LEDGER, 'a member', { persona: 'member' }, '可用积分'],
  [LEDGER, 'an older member at 320 px', { persona: 'member', elder: true, width: 320 }, '可用积分'],
  [LEDGER, 'a lapsed member in the mini-program', { persona: 'lapsed', userAgent: IOS_MINI.userAgent }, '可用积分'],
  [ORDERS, 'a member at 320 px', { persona: 'member', width: 320 }, '待支付'],
  [ORDERS, 'a member in the mini-program', { persona: 'member', userAgent: IOS_MINI.userAgent }, '待支付'],
  [ORDERS, 'an older member', { persona: 'member', elder: true }, '待支付'],
  [CARD, 'a guest at 320 px', { width: 320 }, '年卡'],
  [CARD, 'a member', { persona: 'member' }, '年卡'],
  [CARD, 'a lapsed older member', { persona: 'lapsed', elder: true, width: 320 }, '到期日'],
  [
    `${CARD}?from=nurse-carnival`,
    'a newcomer in the mini-program',
    { persona: 'newcomer', userAgent: IOS_MINI.userAgent },
    '年卡',
  ],
  [COUPONS, 'a member at 320 px', { persona: 'member', width: 320 }, '即将过期'],
  [
    COUPONS,
    'a lapsed member with one coupon in the mini-program',
    { persona: 'lapsed', height: 350, userAgent: IOS_MINI.userAgent },
    '即将过期',
  ],
  [COUPONS, 'an older member', { persona: 'member', elder: true }, '即将过期'],
  [PRIZES, 'a member at 320 px', { persona: 'member', width: 320 }, '待填写地址'],
  [PRIZES, 'a member in the mini-program', { persona: 'member', userAgent: IOS_MINI.userAgent }, '待填写地址'],
  [PRIZES, 'an older member', { persona: 'member', elder: true }, '待填写地址'],
  [PLAY, 'a guest at 320 px', { width: 320, height: 480 }, '登录'],
  [`${PLAY}?channelName=poster&channelType=2`, 'a member', { persona: 'member', ...ROUND }, '剩'],
  [
    PLAY,
    'a lapsed member in the mini-program',
    { persona: 'lapsed', height: 550, userAgent: IOS_MINI.userAgent },
    '我的奖品',
  ],
  [PLAY, 'an older newcomer at 320 px', { persona: 'newcomer', elder: true, width: 320, ...ROUND }, '我的奖品'],
] as const;

/** By turns; all of them in a wide run. */
test.each(PEOPLE.filter((_person, place) => isOnTurn(place)))(
  '%s: %s sees it without the app, and then the same in it',
  async (path, _, visitor, words) => {
    const person = await newVisitor(visitor);
    // The newest winners come with the app, into a place that is kept for them.
    await control('fault', { path: '/api/miniapp/rank/luck/draw/horse', kind: 'empty', times: -1 });
    await sameInTheApp(person, path, words);
  },
);

test('a tap on what only the app can do is done when it is there', async () => {
  const { page, complaints } = await newVisitor({ persona: 'member' });
  const release = await holdRequests(page, MAIN_SCRIPT);
  await page.goto(`${BASE}/#${LEDGER}`, { waitUntil: 'commit' });
  await page.locator('#start').getByRole('button', { name: '支出' }).click();
  release();
  await page.locator('#root').getByRole('button', { name: '支出', pressed: true }).waitFor();
  expect(page.url()).toContain('type=out');
  expect(complaints).toEqual([]);
});

test('what is typed into the search of the orders before the app is there stands in it, with the keyboard', async () => {
  const { page, complaints } = await newVisitor({ persona: 'member' });
  const release = await holdRequests(page, MAIN_SCRIPT);
  await page.goto(`${BASE}/#${ORDERS}`, { waitUntil: 'commit' });
  const field = (place: string) => page.locator(place).getByRole('searchbox');
  // What is painted with the answers comes in the place of what stood there before.
  await page.locator('#start').getByRole('article').first().waitFor();
  await field('#start').tap();
  await page.keyboard.type('体温');
  release();
  await field('#root').waitFor();
  expect(await field('#root').inputValue()).toBe('体温');
  expect(await field('#root').evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type('计');
  await page.keyboard.press('Enter');
  await page.waitForURL(/q=/);
  expect(complaints).toEqual([]);
});

test('a tap on 抽奖 is one draw when the app is there', async () => {
  const { page, complaints } = await newVisitor({ persona: 'member' });
  const release = await holdRequests(page, MAIN_SCRIPT);
  await page.goto(`${BASE}/#${PLAY}`, { waitUntil: 'commit' });
  await drawButton(page).click();
  await drawButton(page).click();
  const before = await chancesOf(page);
  release();
  await result(page).waitFor();
  expect(await chancesOf(page)).toBe(before - 1);
  expect(complaints).toEqual([]);
});

const LONG = ['/schedule/points-mall', LEDGER, ORDERS, COUPONS, PRIZES, CARD, MEMBER, PLAY];

test.each(LONG.filter((_path, place) => isOnTurn(place)))('%s: who has scrolled stays where he is', async (path) => {
  const { page, complaints } = await newVisitor({ persona: 'member', height: 560 });
  const release = await holdRequests(page, MAIN_SCRIPT);
  await page.goto(`${BASE}/#${path}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => (document.documentElement?.scrollHeight ?? 0) > 800);
  await page.evaluate(() => window.scrollTo(0, 180));
  release();
  await page.locator('#start').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => window.scrollY)).toBe(180);
  expect(complaints).toEqual([]);
});

test('a link in it leads on, says so at once, and the screen there begins at its top', async () => {
  const { page, complaints } = await newVisitor({ persona: 'member', height: 560 });
  const release = await holdRequests(page, MAIN_SCRIPT);
  await page.goto(`${BASE}/#${MEMBER}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => (document.documentElement?.scrollHeight ?? 0) > 800);
  await page.evaluate(() => window.scrollTo(0, 180));
  await page.locator(`#start a[href="#${ORDERS}"]`).tap();
  await page.locator('#start').getByText('正在打开').waitFor();
  expect(await page.locator('#start').innerText()).toContain('兑换订单');
  release();
  // Its title stays in the middle.
  const title = await page.locator('#root').getByRole('heading', { name: '兑换订单' }).boundingBox();
  expect(title && title.x + title.width / 2).toBeCloseTo(195, 0);
  await page.locator('#root').getByRole('article').first().waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(complaints).toEqual([]);
});

test.each([
  [
    'an answer that cannot be read',
    LEDGER,
    { persona: 'member' },
    { path: '/api/miniapp/points/ledger', kind: 'wrongTypes' },
  ],
  ['a broken server', CARD, {}, { path: '/api/miniapp/vip/card/list', kind: '500' }],
  ['nothing to list', ORDERS, { persona: 'newcomer' }, { path: '/api/miniapp/mall/order/list', kind: 'empty' }],
  ['another side of 卡券', `${COUPONS}?tab=center`, { persona: 'member' }, undefined],
  ['the offer of 长辈版', MEMBER, { persona: 'elder' }, undefined],
  ['a panel', `${CARD}?step=orders`, { persona: 'member' }, undefined],
  ['the rules of the lottery', `${PLAY}?panel=rules`, { persona: 'member' }, undefined],
] as const)('%s is left to the app', async (_, path, visitor, fault) => {
  const { page } = await newVisitor(visitor);
  if (fault) await control('fault', { ...fault, times: 1 });
  const open = () => page.goto(`${BASE}/#${path}`, { waitUntil: 'commit' });
  expect(await isShownAhead(page, open, fault ? [new RegExp(fault.path)] : [])).toBe(false);
});

const LOTTERY_ANSWERS = [/luck\/list/, /draw\/number/, /draw\/id/];

test.each(['notStarted', 'ended'])('a lottery in the phase %s is left to the app', async (phase) => {
  await control('lottery', { phase });
  const { page } = await newVisitor({ persona: 'member' });
  const open = () => page.goto(`${BASE}/#${PLAY}`, { waitUntil: 'commit' });
  expect(await isShownAhead(page, open, LOTTERY_ANSWERS)).toBe(false);
});

test('a draw without a result is left to the app', async () => {
  const { page } = await openWheel();
  await page.route(/luck\/draw(\/result)?\?/, (route) => route.abort('connectionfailed'));
  await drawButton(page).click();
  await page.getByRole('button', { name: '再查一次' }).waitFor();
  expect(await isShownAhead(page, () => page.reload({ waitUntil: 'commit' }), LOTTERY_ANSWERS)).toBe(false);
});
