import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { hasEntryBefore } from '@/shared/lib/historyEntry';
import { scrollIntoSight } from '@/testing/browserGaps';
import { callsTo, failNext, lastCallTo, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { raiseVersion } from '../../../../mock/_server/consent/rules';
import { consents } from '../../../../mock/_server/consent/store';
import { NoticeBeforeScreen } from './NoticeBeforeScreen';

const ACCEPT = '/api/miniapp/consent/accept';
const GET = '/api/miniapp/consent/get';
const NEXT = encodeURIComponent('/schedule/points-mall?tab=service');

// The dialog's code is loaded when it is first needed; here it is there from the start.
beforeAll(() => import('@/shared/ui/dialog/antdDialog'), 30_000);

/** The dialog with this title; one that is fading out may still be there. */
async function findDialog(title: string): Promise<HTMLElement> {
  const dialog = (await screen.findByText(title)).closest<HTMLElement>('[role="dialog"]');
  if (!dialog) throw new Error(`no dialog ${title}`);
  return dialog;
}

const untilGone = (title: string) => waitFor(() => expect(screen.queryByText(title)).not.toBeInTheDocument());

/** Lets the tests of a block pass the reading time at once. */
function holdTime(): void {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}

const open = (query: string, from?: string) =>
  renderScreen(
    <Routes>
      <Route path="/schedule/notice-before" element={<NoticeBeforeScreen />} />
      <Route path="*" element={<p>别的页面</p>} />
    </Routes>,
    { at: `/schedule/notice-before?${query}`, from },
  );
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const box = () => screen.getByRole('checkbox', { name: /我已阅读并同意/ });

describe('before the consent', () => {
  holdTime();

  test('the button waits for the reading time, then for the tick that only the member sets', async () => {
    signInAs('newcomer');
    open(`type=vip&next=${NEXT}`);
    expect(await screen.findByRole('button', { name: '请先阅读（5 秒）' })).toBeDisabled();
    expect(box()).not.toBeChecked();
    await pass(5500);
    expect(screen.getByRole('button', { name: '请先勾选同意' })).toBeDisabled();
    fireEvent.click(box());
    expect(screen.getByRole('button', { name: '同意并继续' })).toBeEnabled();
    expect(callsTo(ACCEPT)).toBe(0);
  });

  test('the key points, what happens with the money and the whole text are there', async () => {
    signInAs('newcomer');
    open('type=vip');
    expect(await screen.findByText(/续费从原到期日接着算/)).toBeVisible();
    expect(screen.getByText(/付款 7 天内且没用过权益，全额退/)).toBeVisible();
    expect(screen.getByText('查看全文')).toBeVisible();
    expect(screen.getByRole('link', { name: /打电话咨询/ })).toHaveAttribute('href', expect.stringContaining('tel:'));
  });

  test('the use of health data in a study: the whole text stands open, and its end has to be seen', async () => {
    signInAs('newcomer');
    open(`type=keyan&next=${NEXT}`);
    expect(await screen.findByText('一、用到什么')).toBeVisible();
    expect(screen.queryByText('查看全文')).not.toBeInTheDocument();
    await pass(5500);
    fireEvent.click(box());
    expect(screen.getByRole('button', { name: '请看到全文最后' })).toBeDisabled();
    act(() => scrollIntoSight());
    expect(screen.getByRole('button', { name: '同意并继续' })).toBeEnabled();
  });

  test('a text that cannot be loaded is never accepted', async () => {
    signInAs('newcomer');
    failNext(GET, 'business', -1);
    open(`type=vip&next=${NEXT}`);
    expect(await screen.findByText(/系统维护中/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /同意并继续/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  test('a text that came empty is never accepted either', async () => {
    signInAs('newcomer');
    failNext(GET, 'empty', -1);
    open(`type=vip&next=${NEXT}`);
    expect(await screen.findByText('CODE:1001')).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

test('an address that names no text of ours shows none in its place', async () => {
  signInAs('newcomer');
  open(`type=zzz&next=${NEXT}`);
  expect(await screen.findByText('没有找到这份须知')).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(callsTo(GET)).toBe(0);
});

describe('the consent', () => {
  holdTime();

  async function accept() {
    await screen.findByText('查看全文');
    await pass(5500);
    fireEvent.click(box());
    const button = screen.getByRole('button', { name: '同意并继续' });
    fireEvent.click(button);
    fireEvent.click(button);
  }

  test('is recorded once, for the version on screen, and travels to the next screen', async () => {
    signInAs('newcomer');
    const { location } = open(`type=vip&next=${NEXT}`);
    await accept();
    await waitFor(() => expect(location()).toContain('/schedule/points-mall'));
    const { consentId } = consents().rows.at(-1) ?? {};
    expect(location()).toBe(`/schedule/points-mall?tab=service&consentId=${consentId}`);
    expect(callsTo(ACCEPT)).toBe(1);
    expect(lastCallTo(ACCEPT)?.body).toMatchObject({ type: 'vip', version: 'vip-2026.10' });
  });

  test('that stands already is passed by', async () => {
    signInAs('newcomer');
    const first = open(`type=vip&next=${NEXT}`);
    await accept();
    await waitFor(() => expect(first.location()).toContain('points-mall'));
    first.unmount();
    const { location } = open(`type=vip&next=${NEXT}`);
    await waitFor(() => expect(location()).toContain('/schedule/points-mall?tab=service&consentId='));
    expect(callsTo(ACCEPT)).toBe(1);
  });

  test('whose answer was lost is found standing, and passed by', async () => {
    signInAs('newcomer');
    failNext(ACCEPT, 'lost');
    const { location } = open(`type=vip&next=${NEXT}`);
    await accept();
    await waitFor(() => expect(location()).toContain('/schedule/points-mall?tab=service&consentId='));
    expect(callsTo(ACCEPT)).toBe(1);
    expect(screen.queryByText('请求失败，请检查网络')).not.toBeInTheDocument();
  });

  test('that never arrived is asked for once more, with everything as it was', async () => {
    signInAs('newcomer');
    failNext(ACCEPT, '500');
    const { location } = open(`type=vip&next=${NEXT}`);
    await accept();
    expect(await screen.findByText('没有收到结果，还在这一页就再点一次“同意并继续”')).toBeVisible();
    await pass(500);
    expect(box()).toBeChecked();
    fireEvent.click(screen.getByRole('button', { name: '同意并继续' }));
    await pass(500);
    await waitFor(() => expect(location()).toContain('/schedule/points-mall?tab=service&consentId='));
  });

  test('to a wording that changed meanwhile is refused, and the new wording has to be read', async () => {
    signInAs('newcomer');
    open(`type=vip&next=${NEXT}`);
    await screen.findByText('查看全文');
    raiseVersion({ type: 'vip' });
    await accept();
    expect(await screen.findByText(/vip-2026\.10\+/)).toBeVisible();
    expect(screen.getByRole('button', { name: /请先阅读/ })).toBeDisabled();
    expect(box()).not.toBeChecked();
  });

  test.each(['https://evil.example.com/', '//evil.example.com', '/nowhere'])(
    'leads to the records when next is %p',
    async (next) => {
      signInAs('newcomer');
      const { location } = open(`type=vip&next=${encodeURIComponent(next)}`);
      await accept();
      await waitFor(() => expect(location()).toBe('/schedule/notice-before?tab=records'));
    },
  );
});

describe('the records', () => {
  /** The card's consent, which stands at first. */
  const rowOf = (list: HTMLElement) => {
    const row = within(list).getByText('开通会员须知').closest('li');
    if (!row) throw new Error('no row of the consent');
    return within(row);
  };

  test('list every consent and let it be withdrawn, with the effect said first', async () => {
    signInAs('member');
    open('tab=records');
    const list = await screen.findByRole('list', { name: '同意记录' });
    expect(within(list).getAllByText('已撤回')[0]).toBeVisible();
    expect(rowOf(list).queryByText('已撤回')).toBeNull();
    fireEvent.click(within(list).getByRole('button', { name: '撤回开通会员须知' }));
    const dialog = await findDialog('撤回同意');
    expect(within(dialog).getByText(/已经开通的会员卡照常使用/)).toBeInTheDocument();
    fireEvent.click(within(dialog).getByText('撤回'));
    expect(await rowOf(list).findByText('已撤回')).toBeVisible();
  });

  test('show a withdrawal whose answer was lost', async () => {
    signInAs('member');
    failNext('/api/miniapp/consent/withdraw', 'lost');
    open('tab=records');
    await untilGone('撤回同意');
    const list = await screen.findByRole('list', { name: '同意记录' });
    fireEvent.click(within(list).getByRole('button', { name: '撤回开通会员须知' }));
    const dialog = await findDialog('撤回同意');
    failNext('/api/miniapp/consent/list', 'business');
    fireEvent.click(within(dialog).getByText('撤回'));
    expect(await screen.findByText('没有收到结果，请看页面上的最新状态')).toBeVisible();
    fireEvent.click(await screen.findByRole('button', { name: '刷新' }));
    expect(await rowOf(list).findByText('已撤回')).toBeVisible();
  });

  test('say so when there are none', async () => {
    signInAs('newcomer');
    open('tab=records');
    expect(await screen.findByText('您还没有同意过任何须知。')).toBeVisible();
  });

  test('ask a guest to sign in', () => {
    open('tab=records');
    expect(screen.getByRole('button', { name: '登录' })).toBeVisible();
  });

  test('lead to the texts and to closing the account', async () => {
    signInAs('newcomer');
    const { location } = open('tab=records');
    fireEvent.click(await screen.findByRole('button', { name: '隐私政策' }));
    expect(await screen.findByRole('heading', { name: '我们收集什么' })).toBeVisible();
    expect(location()).toContain('key=privacy');
  });
});

describe('the terms of payment', () => {
  const PAYING = '/paying?orderNo=V1&biz=vip';

  test('not agreed to lead to the order, which nobody has opened before', async () => {
    signInAs('newcomer');
    const { location } = open(`type=pay&next=${encodeURIComponent(PAYING)}`);
    fireEvent.click(await screen.findByRole('button', { name: '不同意' }));
    expect(location()).toBe(PAYING);
    expect(callsTo(ACCEPT)).toBe(0);
  });

  test('that stand already are passed by, back to the order', async () => {
    signInAs('member');
    const { location } = open(`type=pay&next=${encodeURIComponent(PAYING)}`);
    await waitFor(() => expect(location()).toBe(`${PAYING}&consentId=CS90003`));
  });

  test('that were opened from the order are gone once they are passed by: one step back leads out of the order', async () => {
    signInAs('member');
    const { location } = open(`type=pay&next=${encodeURIComponent(PAYING)}`, PAYING);
    await waitFor(() => expect(location()).toBe(`${PAYING}&consentId=CS90003`));
    expect(hasEntryBefore()).toBe(false);
  });
});
