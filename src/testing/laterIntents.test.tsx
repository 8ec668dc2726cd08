import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { NoticeBeforeScreen } from '@/features/consent/screens/NoticeBeforeScreen';
import { PointsMallScreen } from '@/features/mall/screens/PointsMallScreen';
import { MembershipCardScreen } from '@/features/membership/screens/MembershipCardScreen';
import { VipOrderDetailScreen } from '@/features/membership/screens/VipOrderDetailScreen';
import { OrderDetailScreen } from '@/features/order/screens/OrderDetailScreen';
import { EquityScreen } from '@/features/rights/screens/EquityScreen';
import { DAY_MS } from '@/shared/lib/timeFormat';
import { vip } from '../../mock/_server/membership/store';
import { ask } from './ask';
import { callsTo, failNext, serverClock, signInAs } from './fakeServer';
import { renderScreen } from './renderScreen';

/*
 * The answer to an action is lost although the server has carried it out. A later, identical action in another state is
 * another one: it must not be swallowed with a success message.
 */

type Persona = Parameters<typeof signInAs>[0];

function open(at: string) {
  const screens = (
    <Routes>
      <Route path="/schedule/points-mall" element={<PointsMallScreen />} />
      <Route path="/schedule/points-mall/order-detail" element={<OrderDetailScreen />} />
      <Route path="/schedule/notice-before" element={<NoticeBeforeScreen />} />
      <Route path="/membership-card" element={<MembershipCardScreen />} />
      <Route path="/schedule/order-detail" element={<VipOrderDetailScreen />} />
      <Route path="/equity" element={<EquityScreen />} />
      <Route path="*" element={<p>别的页面</p>} />
    </Routes>
  );
  return { user: userEvent.setup({ pointerEventsCheck: 0 }), ...renderScreen(screens, { at }) };
}

async function pointsOf(persona: Persona): Promise<number> {
  const { data } = await ask<{ available: number }>('GET /api/miniapp/points/summary', {}, { as: persona });
  return data.available;
}

const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
  fireEvent.click(button);
};

async function confirmDialog(title: string, word: string) {
  const dialog = (await screen.findByText(title)).closest<HTMLElement>('[role="dialog"]');
  if (!dialog) throw new Error(`no dialog ${title}`);
  fireEvent.click(within(dialog).getByText(word));
  await waitFor(() => expect(screen.queryByText(title)).toBeNull());
}

describe('the daily sign-in', () => {
  const SIGN = '/api/miniapp/points/sign/do';
  const HOME = '/schedule/points-mall';

  test('counts on the next day, although the answer of the day before was lost', async () => {
    serverClock.set(Date.parse('2026-11-23T20:00:00+08:00'));
    signInAs('newcomer');
    const first = open(HOME);
    failNext(SIGN, 'lost');
    await press('签到 +10');
    expect(await screen.findByText(/结果确认中/)).toBeInTheDocument();
    expect(await pointsOf('newcomer')).toBe(10);
    first.unmount();

    serverClock.set(serverClock.now() + DAY_MS);
    open(HOME);
    await press('签到 +10');
    expect(await screen.findByText('签到成功，得 10 积分')).toBeInTheDocument();
    expect(await pointsOf('newcomer')).toBe(20);
  });

  test('whose answer is lost is found on the card, without a second tap', async () => {
    signInAs('newcomer');
    open(HOME);
    failNext(SIGN, 'lost');
    await press('签到 +10');
    expect(await screen.findByText(/结果确认中/)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: '签到日历' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: '签到 +10' })).toBeNull());
    expect(screen.queryByText(/签到成功/)).toBeNull();
    expect(await pointsOf('newcomer')).toBe(10);
  });

  test('a second tap, before the card knows, is told that it is done', async () => {
    signInAs('newcomer');
    open(HOME);
    failNext(SIGN, 'lost');
    await screen.findByRole('button', { name: '签到 +10' });
    failNext('/api/miniapp/points/sign/status', '500', -1);
    await press('签到 +10');
    await press('签到 +10');
    expect(await screen.findByText('今天已经签到过了')).toBeInTheDocument();
    expect(screen.queryByText(/签到成功/)).toBeNull();
    expect(await pointsOf('newcomer')).toBe(10);
  });

  test('is done by its code alone', async () => {
    signInAs('newcomer');
    open(HOME);
    failNext(SIGN, 'bare');
    await press('签到 +10');
    expect(await screen.findByText('签到成功')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: '签到日历' })).toBeInTheDocument();
  });
});

describe('an after-sale', () => {
  const APPLY = '/api/miniapp/mall/order/aftersale/apply';
  interface Order {
    orderNo: string;
    afterSaleOffer?: object;
    afterSale: { afterSaleId: string; status: string }[];
  }
  const read = async (orderNo: string) =>
    (await ask<Order>('GET /api/miniapp/mall/order/detail', { orderNo }, { as: 'member' })).data;

  async function orderWithOffer(): Promise<string> {
    const asked = { tab: 'all', currentPage: 1, pageSize: 50 };
    const { data } = await ask<{ recordList: Order[] }>('GET /api/miniapp/mall/order/list', asked, { as: 'member' });
    for (const { orderNo } of data.recordList) if ((await read(orderNo)).afterSaleOffer) return orderNo;
    throw new Error('no order with an after-sale');
  }

  test('can be applied for again after it was withdrawn', async () => {
    const orderNo = await orderWithOffer();
    signInAs('member');
    const at = `/schedule/points-mall/order-detail?orderNo=${orderNo}`;
    const first = open(`${at}&step=aftersale`);
    failNext(APPLY, 'lost');
    await press('其他');
    await press('提交申请');
    expect(await screen.findByText('没有收到结果，请看页面上的最新状态')).toBeInTheDocument();
    expect((await read(orderNo)).afterSale.map(({ status }) => status)).toEqual(['reviewing']);
    first.unmount();

    const second = open(at);
    await press('撤销申请');
    await confirmDialog('撤销售后申请？', '撤销');
    await screen.findByText('已撤销');
    second.unmount();

    open(`${at}&step=aftersale`);
    await press('其他');
    await press('提交申请');
    expect(await screen.findByText('已提交，等待审核')).toBeInTheDocument();
    expect((await read(orderNo)).afterSale.map(({ status }) => status).sort()).toEqual(['cancelled', 'reviewing']);
  });
});

describe('closing the account', () => {
  const AT = '/schedule/notice-before?tab=records&action=close';
  const APPLY = '/api/miniapp/user/close/apply';
  const CANCEL = '/api/miniapp/user/close/cancel';
  const stateNow = async () =>
    (await ask<{ status: string }>('GET /api/miniapp/user/close/status', {}, { as: 'newcomer' })).data.status;

  async function apply() {
    fireEvent.click(await screen.findByRole('radio', { name: '不再使用' }));
    await press('申请注销');
    await confirmDialog('确定注销账号？', '申请注销');
  }

  test('the second application can be taken back, although the answer to the first withdrawal was lost', async () => {
    signInAs('newcomer');
    const first = open(AT);
    await apply();
    failNext(CANCEL, 'lost');
    await press('取消注销');
    expect(await screen.findByText('没有收到结果，请看页面上的最新状态')).toBeInTheDocument();
    expect(await stateNow()).toBe('none');
    first.unmount();

    open(AT);
    await apply();
    await screen.findByText(/账号将在/);
    expect(await stateNow()).toBe('cooling');
    await press('取消注销');
    await screen.findByRole('radio', { name: '不再使用' });
    expect(await stateNow()).toBe('none');
  });

  test('can be asked for again, although the answer to the first application was lost', async () => {
    signInAs('newcomer');
    const first = open(AT);
    failNext(APPLY, 'lost');
    await apply();
    expect(await screen.findByText('没有收到结果，请看页面上的最新状态')).toBeInTheDocument();
    first.unmount();

    open(AT);
    await press('取消注销');
    await apply();
    await screen.findByText(/账号将在/);
    expect(await stateNow()).toBe('cooling');
  });
});

describe('a card order', () => {
  const CREATE = '/api/miniapp/pay/vip/order/create';
  const ordersNow = () =>
    vip()
      .orders.filter(({ userId }) => userId === 'U1001')
      .map(({ status }) => status);

  async function consent() {
    const asked = { type: 'vip', version: '' };
    const text = await ask<{ version: string }>('GET /api/miniapp/consent/get', { type: 'vip' }, { as: 'newcomer' });
    const accepted = await ask<{ consentId: string }>(
      'POST /api/miniapp/consent/accept',
      { ...asked, version: text.data.version },
      { as: 'newcomer' },
    );
    return accepted.data.consentId;
  }

  test('can be placed again after the first one, whose answer was lost, was cancelled', async () => {
    signInAs('newcomer');
    const at = `/membership-card?step=confirm&planId=year&consentId=${await consent()}`;
    const first = open(at);
    failNext(CREATE, 'lost');
    await press('提交订单');
    expect(await screen.findByText(/没有收到结果/)).toBeInTheDocument();
    expect(ordersNow()).toEqual(['waiting']);
    first.unmount();

    const second = open(`/schedule/order-detail?orderNo=${vip().orders.at(-1)?.orderNo}`);
    await press('取消');
    await confirmDialog('取消这笔订单？', '取消订单');
    await waitFor(() => expect(ordersNow()).toEqual(['cancelled']));
    await screen.findByText('已取消');
    second.unmount();

    const { location } = open(at);
    await press('提交订单');
    await screen.findByText('别的页面');
    expect(ordersNow().sort()).toEqual(['cancelled', 'waiting']);
    expect(location()).toBe(`/paying?orderNo=${vip().orders.at(-1)?.orderNo}&biz=vip`);
    expect(callsTo(CREATE)).toBe(2);
  });
});

describe('a right handed on', () => {
  const TRANSFER = '/api/miniapp/right/transfer';
  interface Right {
    remaining: number;
    usage: unknown[];
  }

  test('the same gift again, while the record cannot be read, is told as done; later it is a second one', async () => {
    const DETAIL = '/api/miniapp/right/detail';
    const { data } = await ask<{ items: { id: string; operate: { key: string; enabled: boolean }[] }[] }>(
      'GET /api/miniapp/right/mine',
      {},
      { as: 'member' },
    );
    const rightId = data.items.find(({ operate }) =>
      operate.some(({ key, enabled }) => key === 'transfer' && enabled),
    )?.id;
    const left = async () =>
      (await ask<Right>(`GET ${DETAIL}`, { rightId: String(rightId) }, { as: 'member' })).data.remaining;
    const choose = async () => {
      const [first] = await screen.findAllByText('选择');
      if (first) fireEvent.click(first);
    };
    const before = await left();
    signInAs('member');
    const at = `/equity?rightId=${rightId}&step=transfer`;
    const first = open(at);
    await choose();
    failNext(TRANSFER, 'lost');
    failNext(DETAIL, '500');
    await press(/^确认转给/);
    expect(await screen.findByText('没有收到结果，请看使用记录里有没有，没有再转')).toBeInTheDocument();
    await press('转给家人');
    // Still chosen.
    await press(/^确认转给/);
    expect(await screen.findByText('刚才已经转给家人了')).toBeInTheDocument();
    // The step back that closes the panel is taken before the next screen is opened.
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '转给家人' })).toBeNull());
    first.unmount();
    expect(await left()).toBe(before - 1);

    if (before < 2) return;
    open(at);
    await choose();
    await press(/^确认转给/);
    expect(await screen.findByText('已转给家人')).toBeInTheDocument();
    expect(await left()).toBe(before - 2);
  });
});
