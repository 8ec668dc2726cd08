import { fireEvent, screen, waitFor } from '@testing-library/react';
import { showLongMessage } from '@/shared/ui/toast/toast';
import { ask } from '@/testing/ask';
import { callsTo, failNext, lastCallTo, serverClock } from '@/testing/fakeServer';
import { openedAs } from '@/testing/screenTest';
import { addCampaign } from '../../../../mock/_server/campaign/testKit';
import { CONSENT_WORDINGS } from '../../../../mock/_server/consent/consentCopy';
import { accept } from '../../../../mock/_server/consent/rules';
import { asPersona } from '../../../../mock/_server/membership/asPersona';
import { trialSlots } from '../../../../mock/_server/membership/cards';
import { membershipOf } from '../../../../mock/_server/membership/membership';
import { openOrder } from '../../../../mock/_server/membership/orderStore';
import { vip } from '../../../../mock/_server/membership/store';

const LIST = '/api/miniapp/vip/card/list';

const AT = '/membership-card';

test('a member sees his card masked, his saving, and what a renewal gives before paying', async () => {
  openedAs('member', AT);
  expect(await screen.findByText('6208 **** **** 3317')).toBeVisible();
  expect(screen.getByText('还剩 117 天')).toBeVisible();
  expect(screen.getByText('已省 ¥268.50')).toBeVisible();
  expect(screen.getByRole('radio', { name: /年卡/ })).toBeChecked();
  expect(screen.getByText('约 ¥24.83/月')).toBeVisible();
  expect(screen.getByText(/从原到期日接着算/)).toBeVisible();
  expect(screen.getByRole('heading', { name: '续费金杏会员' })).toBeVisible();
  expect(screen.getByRole('link', { name: /看全部/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/rights-center\?level=2$/),
  );
  expect(screen.queryByText(/7 天体验/)).not.toBeInTheDocument();
});

test('another plan changes the amount in the bar and stays in the address', async () => {
  const { location } = openedAs('newcomer', AT);
  fireEvent.click(await screen.findByRole('radio', { name: /月卡/ }));
  expect(screen.getByText('¥38.00')).toBeVisible();
  expect(location()).toContain('planId=month');
});

test('a plan shows the price that it is measured by, struck through, wherever its own stands', async () => {
  openedAs('newcomer', AT);
  expect(await screen.findByRole('radio', { name: /年卡.*按月买一年.*¥456\.00/ })).toBeChecked();
  const struck = () => [...document.querySelectorAll('s')].map((each) => each.textContent);
  expect(struck()).toEqual(['¥456.00', '¥114.00', '¥456.00']);
  fireEvent.click(screen.getByRole('radio', { name: /^月卡/ }));
  expect(struck()).toEqual(['¥456.00', '¥114.00']);
});

test('so does the last look before the order', async () => {
  openedAs('newcomer', `${AT}?step=confirm&cardId=jinxing&planId=year`);
  expect(await screen.findByText('按月买一年')).toBeVisible();
  expect(screen.getByText('¥456.00').tagName).toBe('S');
});

test('words in the address are no day that was chosen', async () => {
  openedAs('newcomer', `${AT}?planId=trial&slot=${encodeURIComponent('加微信')}`);
  expect(await screen.findByText('从哪天开始体验')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/加微信|已经不能预约/);
});

test('the last look at a trial says its days once, and nothing stands alone before a comma', async () => {
  openedAs('newcomer', `${AT}?step=confirm&planId=trial`);
  expect(await screen.findByText('7 天体验')).toBeVisible();
  expect(document.body).toHaveTextContent('激活后可用 7 天，从您选的日子起可以激活');
});

describe('a day of a trial that cannot be had any more', () => {
  const GONE = /您选的 2026-01-05 已经不能预约，请另选一天/;

  test('is said at the last look, and nothing is ordered before another one is chosen', async () => {
    openedAs('newcomer', `${AT}?step=confirm&cardId=jinxing&planId=trial&slot=2026-01-05`);
    expect(await screen.findByText(GONE)).toBeVisible();
    expect(document.body).not.toHaveTextContent('2026-01-05 起');
    expect(screen.getByRole('button', { name: '请先选开始的日子' })).toBeDisabled();
    const [first, second] = trialSlots(serverClock.now());
    const [firstDay, secondDay] = screen.getAllByRole('radio');
    if (!firstDay || !secondDay) throw new Error('no days to choose from');
    fireEvent.click(firstDay);
    await waitFor(() => expect(document.body).toHaveTextContent(`开始体验${first} 起`));
    expect(screen.queryByText(GONE)).not.toBeInTheDocument();
    fireEvent.click(secondDay);
    await waitFor(() => expect(document.body).toHaveTextContent(`开始体验${second} 起`));
    expect(screen.getByRole('button', { name: '提交订单' })).toBeEnabled();
  });

  test('is said on the card, where no other day stands in for it', async () => {
    const { location } = openedAs('newcomer', `${AT}?planId=trial&slot=2026-01-05`);
    expect(await screen.findByText(GONE)).toBeVisible();
    for (const each of screen.getAllByRole('radio', { name: /周/ })) expect(each).not.toBeChecked();
    fireEvent.click(screen.getByRole('checkbox', { name: '同意' }));
    fireEvent.click(screen.getByRole('button', { name: '预约体验' }));
    expect(await screen.findByText('请先选开始体验的日子')).toBeVisible();
    expect(location()).toMatch(/^\/membership-card/);
  });
});

test.each(['trial', 'no-such'])('a plan that cannot be chosen (%s) is no order of another one', async (planId) => {
  openedAs('member', `${AT}?step=confirm&cardId=jinxing&planId=${planId}&slot=2026-12-01&consentId=N1`);
  expect(await screen.findByRole('heading', { name: '这个方案现在不能选' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '提交订单' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '看会员卡' })).toHaveAttribute('href', AT);
});

test('without the tick nothing goes on', async () => {
  const { location } = openedAs('newcomer', AT);
  fireEvent.click(await screen.findByRole('button', { name: '立即开通' }));
  expect(await screen.findByText('请先阅读并勾选协议')).toBeVisible();
  expect(location()).toBe('/membership-card');
});

test('the agreement opens in the app and back leads to the card, with the tick that was there', async () => {
  const { location } = openedAs('newcomer', AT);
  fireEvent.click(await screen.findByRole('checkbox', { name: '同意' }));
  fireEvent.click(await screen.findByRole('button', { name: '《会员服务协议》' }));
  expect(await screen.findByRole('heading', { name: '服务内容' })).toBeVisible();
  expect(location()).toContain('key=vip');
  fireEvent.click(screen.getByRole('button', { name: '返回' }));
  expect(await screen.findByRole('checkbox', { name: '同意' })).toBeChecked();
});

test('a guest sees plans and prices without signing in', async () => {
  openedAs('guest', AT);
  expect(await screen.findByText('登录后可以看到您的会员卡')).toBeVisible();
  expect(screen.getByText('¥298.00')).toBeVisible();
});

test('a permanent member and a stopped card have nothing to buy, and are told why', async () => {
  Object.assign(membershipOf('U1002') ?? {}, { isPermanent: true, expireAt: null });
  const { unmount } = openedAs('member', AT);
  expect(await screen.findByRole('button', { name: '您已是永久会员，不用再买' })).toBeDisabled();
  expect(screen.getByText('永久有效')).toBeVisible();
  unmount();
  Object.assign(membershipOf('U1002') ?? {}, { closedReason: '账号存在风险，已停用' });
  openedAs('member', AT);
  expect(await screen.findByRole('button', { name: '会员卡已停用，请联系客服' })).toBeDisabled();
});

test('a card that is stopped while its order is looked over can be ordered no more, and no day is promised', async () => {
  openedAs('member', `${AT}?step=confirm&cardId=jinxing&planId=year&consentId=N1`);
  // The dark boxes are the card's, whose screen this is not.
  expect(document.querySelector('.dark')).not.toBeInTheDocument();
  const submit = await screen.findByRole('button', { name: '提交订单' });
  expect(screen.getByText(/有效期至/)).toBeVisible();
  Object.assign(membershipOf('U1002') ?? {}, { closedReason: '账号存在风险，已停用' });
  fireEvent.click(submit);
  expect(await screen.findByText('账号存在风险，已停用')).toBeVisible();
  expect(await screen.findByRole('button', { name: '会员卡已停用，请联系客服' })).toBeDisabled();
  expect(screen.queryByText(/有效期至/)).not.toBeInTheDocument();
});

test('a failure shows its code and a way to try again', async () => {
  failNext(LIST, 'business');
  openedAs('member', AT);
  expect(await screen.findByText(/系统维护中/)).toBeVisible();
  expect(screen.getByText(/CODE:4001/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('6208 **** **** 3317')).toBeVisible();
  expect(callsTo(LIST)).toBe(2);
});

test('without plans the bar says so and asks again', async () => {
  failNext(LIST, 'empty');
  openedAs('member', AT);
  fireEvent.click(await screen.findByRole('button', { name: /暂时没有可买的方案.*重试/ }));
  expect(await screen.findByRole('button', { name: '立即续费' })).toBeVisible();
  expect(callsTo(LIST)).toBe(2);
});

test('a member whose card cannot be read is not told that he has none', async () => {
  failNext(LIST, 'wrongTypes');
  openedAs('member', AT);
  expect(await screen.findByText(/CODE:1001/)).toBeVisible();
  expect(screen.queryByText('您还没有会员卡')).not.toBeInTheDocument();
});

test('the orders of the member, newest first', async () => {
  openedAs('member', `${AT}?step=orders`);
  expect(await screen.findByText(/激活码激活/)).toBeVisible();
  const links = screen.getAllByRole('link', { name: /金杏会员/ }).map((link) => link.getAttribute('href'));
  expect(links[0]).toBe('/schedule/order-detail?orderNo=V26090005');
  expect(links).toHaveLength(5);
});

test('a newcomer has no orders yet', async () => {
  openedAs('newcomer', `${AT}?step=orders`);
  await waitFor(() => expect(screen.getByText('还没有会员订单')).toBeVisible());
});

test('what the server switches off has no entry', async () => {
  const { unmount } = openedAs('member', AT);
  expect(await screen.findByRole('link', { name: '邀请好友' })).toBeVisible();
  unmount();
  await ask('POST /api/__mock/feature', { name: 'referral', on: false });
  openedAs('member', AT);
  expect(await screen.findByRole('link', { name: '用激活码开通' })).toBeVisible();
  await waitFor(() => expect(callsTo('/api/miniapp/user/app/config')).toBe(2));
  expect(screen.queryByRole('link', { name: '邀请好友' })).not.toBeInTheDocument();
});

describe('the last look before the order', () => {
  const CREATE = '/api/miniapp/pay/vip/order/create';
  const confirmAs = (persona: 'lapsed' | 'newcomer', planId: string) => {
    const { consentId } = accept(asPersona(persona, { type: 'vip', version: CONSENT_WORDINGS.vip.version }));
    return openedAs(persona, `${AT}?step=confirm&planId=${planId}&consentId=${consentId}`);
  };

  test('counts the coupon that saves most, and another choice changes the sum before anything is ordered', async () => {
    const { location } = confirmAs('lapsed', 'year');
    expect(await screen.findByText('¥277.45')).toBeVisible();
    expect(screen.getByText('-¥20.55')).toBeVisible();
    expect(screen.getByRole('radio', { name: /会员卡立减券/ })).toBeChecked();
    fireEvent.click(screen.getByRole('radio', { name: '不使用优惠券' }));
    expect(screen.getByRole('radio', { name: '不使用优惠券' })).toBeChecked();
    await waitFor(() => expect(screen.queryByText('-¥20.55')).not.toBeInTheDocument());
    expect(screen.getByText('¥298.00')).toBeVisible();
    expect(location()).toContain('couponId=none');
    fireEvent.click(screen.getByRole('radio', { name: /会员卡立减券/ }));
    await screen.findByText('¥277.45');
    showLongMessage('刚才的操作没有办理，请再试一次');
    fireEvent.click(screen.getByRole('button', { name: '提交订单' }));
    await waitFor(() => expect(location()).toMatch(/^\/paying\?orderNo=V\d+&biz=vip$/));
    expect(screen.queryByText('刚才的操作没有办理，请再试一次')).not.toBeInTheDocument();
    expect(lastCallTo(CREATE)?.body).toMatchObject({ couponId: expect.stringMatching(/^C\d+$/) });
    expect(vip().orders.at(-1)).toMatchObject({ amountCents: 27_745, discountCents: 2_055 });
  });

  test('the campaign that led to the card stays with its order, and with the cashier', async () => {
    addCampaign({ code: 'winter', title: '冬季好物', route: '/coupon-list' });
    const { location, unmount } = confirmAs('newcomer', 'month&from=winter');
    fireEvent.click(await screen.findByRole('button', { name: '提交订单' }));
    await waitFor(() => expect(location()).toMatch(/^\/paying\?orderNo=V\d+&biz=vip&from=winter$/));
    expect(vip().orders.at(-1)).toMatchObject({ campaign: 'winter' });
    unmount();
    openedAs('newcomer', `${AT}?step=orders`);
    expect(await screen.findByText('冬季好物')).toBeVisible();
  });

  test('a coupon that is not for the plan says why', async () => {
    confirmAs('lapsed', 'month');
    expect(await screen.findByText('满 ¥98.00 可用')).toBeVisible();
    expect(screen.getByRole('radio', { name: /会员卡立减券/ })).toBeDisabled();
    expect(screen.getByText('¥38.00')).toBeVisible();
  });

  test('without the count nothing can be ordered, and it can be asked for again', async () => {
    failNext('/api/miniapp/vip/order/preview', 'business');
    confirmAs('newcomer', 'year');
    fireEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByRole('button', { name: '提交订单' })).toBeEnabled();
  });

  test('without the count for another coupon nothing can be ordered either, and it can be asked for again', async () => {
    confirmAs('lapsed', 'year');
    const chosen = await screen.findByRole('radio', { name: /会员卡立减券/ });
    await waitFor(() => expect(chosen).toBeChecked());
    failNext('/api/miniapp/vip/order/preview', '500');
    fireEvent.click(screen.getByRole('radio', { name: /不使用/ }));
    fireEvent.click(await screen.findByRole('button', { name: /金额没有算出来/ }));
    expect(await screen.findByRole('button', { name: '提交订单' })).toBeEnabled();
    expect(screen.getByRole('radio', { name: /不使用/ })).toBeChecked();
  });

  test('the inviter of the visit goes with the order', async () => {
    sessionStorage.setItem('nurseday_inviter', 'XL6A1B');
    const { location } = confirmAs('newcomer', 'month');
    fireEvent.click(await screen.findByRole('button', { name: '提交订单' }));
    await waitFor(() => expect(location()).toMatch(/^\/paying/));
    expect(lastCallTo(CREATE)?.body).toMatchObject({ inviter: 'XL6A1B' });
  });

  test('while an earlier payment is being confirmed it leads to that order', async () => {
    const plan = { planId: 'month', planName: '月卡', days: 30, amountCents: 3_800 };
    const { orderNo } = openOrder({ userId: 'U1001', type: 'buy', ...plan }, serverClock.now());
    await ask('POST /api/__mock/pay', { orderNo, result: 'processing' });
    const { location } = confirmAs('newcomer', 'month');
    fireEvent.click(await screen.findByRole('button', { name: '提交订单' }));
    await waitFor(() => expect(location()).toBe(`/schedule/order-detail?orderNo=${orderNo}`));
  });
});
