import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useQuery } from '@/request/useQuery';
import { addressBar } from '@/shared/lib/addressBar';
import { callsTo, failNext, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { thematics } from '../../../../mock/_server/activity/thematic/store';
import type { PersonaKey } from '../../../../mock/_server/users';
import { claimWelfare, getThematic, remindOfThematic } from '../thematicContract';
import { WelfareList } from './WelfareList';

function List() {
  const { data, refresh } = useQuery(getThematic, { activityId: 99 });
  if (!data) return null;
  return (
    <>
      <WelfareList activityId={99} welfare={data.welfare} onChanged={refresh} />
      <button type="button" onClick={refresh}>
        看最新的
      </button>
    </>
  );
}

/** Another screen takes the list's place. */
function Leavable() {
  const [isLeft, setIsLeft] = useState(false);
  if (isLeft) return null;
  return (
    <>
      <List />
      <button type="button" onClick={() => setIsLeft(true)}>
        离开
      </button>
    </>
  );
}

const open = (as?: PersonaKey, at = '/coupon-list') => {
  if (as) signInAs(as);
  return { user: userEvent.setup(), ...renderScreen(<List />, { at }) };
};
async function rowOf(name: string) {
  const row = (await screen.findByRole('heading', { name })).closest('li');
  if (!row) throw new Error(`no row ${name}`);
  return within(row);
}
const claimsOf = (welfareId: string) => thematics().claims.filter((each) => each.welfareId === welfareId);

test('each welfare says how it stands and what can be done', async () => {
  open('newcomer');
  const care = await rowOf('居家护理满减券');
  expect(care.getByText('还有 412 份')).toBeVisible();
  expect(care.getByRole('button', { name: '领取' })).toBeVisible();
  const flowers = await rowOf('护士节花束到家');
  expect(flowers.getByText('金杏会员可领，您还不是会员')).toBeVisible();
  expect(flowers.getByRole('link', { name: '去开通' })).toHaveAttribute('href', '/membership-card');
  const thermo = await rowOf('家用电子体温计');
  expect(thermo.getByText('已抢完')).toBeVisible();
  expect(thermo.queryByRole('button')).not.toBeInTheDocument();
  expect((await rowOf('血压血糖检测')).getByText('已过期')).toBeVisible();
  expect((await rowOf('母婴用品券')).getByRole('button', { name: '提醒我' })).toBeVisible();
});

test('three quick taps claim once; the panel says what, where and until when, and leads there', async () => {
  const { location } = open('newcomer');
  const button = (await rowOf('居家护理满减券')).getByRole('button', { name: '领取' });
  act(() => {
    for (let tap = 0; tap < 3; tap += 1) button.click();
  });
  const panel = within(await screen.findByRole('dialog', { name: '领取成功' }));
  expect(callsTo(claimWelfare.path)).toBe(1);
  expect(claimsOf('W99-care')).toHaveLength(1);
  expect(panel.getByText('居家护理满减券')).toBeVisible();
  expect(panel.getByText('已放入“我的卡券”')).toBeVisible();
  expect(panel.getByText(/(\d+ 月 \d+ 日|\d{4}-\d\d-\d\d)/)).toBeVisible();
  expect(location()).toBe('/coupon-list?panel=welfare&id=W99-care');
  await waitFor(() =>
    expect(panel.getByRole('link', { name: '去使用' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/coupon-list\?id=/),
    ),
  );
  expect((await rowOf('居家护理满减券')).getByText(/已放入“我的卡券”/)).toBeInTheDocument();
});

test('a tap on another welfare leaves the claim that is under way its sign', async () => {
  const { user } = open('newcomer');
  const care = await rowOf('居家护理满减券');
  failNext(claimWelfare.path, 'slow:400');
  await user.click(care.getByRole('button', { name: '领取' }));
  expect(care.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  await user.click((await rowOf('20 积分')).getByRole('button', { name: '领取' }));
  expect(care.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  expect(await screen.findByRole('dialog', { name: '领取成功' })).toHaveTextContent('居家护理满减券');
  expect(callsTo(claimWelfare.path)).toBe(1);
});

test('a lost answer is looked up: what was given is shown, once', async () => {
  const { user } = open('newcomer');
  const row = await rowOf('20 积分');
  failNext(claimWelfare.path, 'lost');
  await user.click(row.getByRole('button', { name: '领取' }));
  expect(await screen.findByRole('dialog', { name: '领取成功' })).toBeVisible();
  expect(screen.queryByText(/结果确认中/)).not.toBeInTheDocument();
  expect(claimsOf('W99-points')).toHaveLength(1);
});

test('who has gone on while a lost answer is looked up stays where he is', async () => {
  signInAs('newcomer');
  const user = userEvent.setup();
  const { location } = renderScreen(<Leavable />, { at: '/coupon-list' });
  const row = await rowOf('20 积分');
  failNext(claimWelfare.path, 'lost');
  failNext(getThematic.path, 'slow:300', -1);
  const asked = callsTo(getThematic.path);
  await user.click(row.getByRole('button', { name: '领取' }));
  await waitFor(() => expect(callsTo(getThematic.path)).toBeGreaterThan(asked));
  await user.click(screen.getByRole('button', { name: '离开' }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
  expect(claimsOf('W99-points')).toHaveLength(1);
  expect(location()).toBe('/coupon-list');
});

test('a claim that cannot be looked up either is waited for', async () => {
  const { user } = open('newcomer');
  const row = await rowOf('20 积分');
  failNext(claimWelfare.path, 'lost');
  failNext(getThematic.path, '500', -1);
  await user.click(row.getByRole('button', { name: '领取' }));
  expect(await screen.findByText(/结果确认中/, undefined, { timeout: 8000 })).toBeInTheDocument();
});

test('goods lead to the address, what is slow says so', async () => {
  const { user, location } = open('member');
  await user.click((await rowOf('居家安全评估')).getByRole('button', { name: '领取' }));
  expect(await screen.findByRole('dialog', { name: '已领取，发放中' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '关闭' }));
  expect((await rowOf('居家安全评估')).getByText(/发放中/)).toBeVisible();
  await user.click((await rowOf('护士节花束到家')).getByRole('button', { name: '领取' }));
  const panel = within(await screen.findByRole('dialog', { name: '领取成功' }));
  fireEvent.click(panel.getByRole('button', { name: '填写地址' }));
  expect(location()).toContain('/schedule/address?mode=select');
});

test('too late: the reason, and the list as it is now', async () => {
  const { user } = open('member');
  const row = await rowOf('居家护理满减券');
  const [stocked] = thematics().rows[0]?.welfare ?? [];
  if (stocked) stocked.left = 0;
  await user.click(row.getByRole('button', { name: '领取' }));
  expect(await screen.findAllByText('这一批已经领完')).not.toHaveLength(0);
  expect(await row.findByText('已抢完')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a reminder is switched on and off', async () => {
  const { user } = open('member');
  const row = await rowOf('母婴用品券');
  await user.click(row.getByRole('button', { name: '提醒我' }));
  await user.click(await row.findByRole('button', { name: '取消提醒' }));
  expect(await row.findByRole('button', { name: '提醒我' })).toBeVisible();
});

test('a reminder whose answer was lost shows as the server has it', async () => {
  const { user } = open('member');
  const row = await rowOf('母婴用品券');
  failNext(remindOfThematic.path, 'lost');
  await user.click(row.getByRole('button', { name: '提醒我' }));
  expect(await screen.findByText('没有收到结果，请看页面上的最新状态')).toBeInTheDocument();
  expect(await row.findByRole('button', { name: '取消提醒' })).toBeVisible();
});

test('a reminder that was switched off elsewhere after its answer was lost is switched on by the next tap', async () => {
  const { user } = open('member');
  const row = await rowOf('母婴用品券');
  failNext(remindOfThematic.path, 'lost');
  await user.click(row.getByRole('button', { name: '提醒我' }));
  await row.findByRole('button', { name: '取消提醒' });
  thematics().reminders.clear();
  await user.click(screen.getByRole('button', { name: '看最新的' }));
  await user.click(await row.findByRole('button', { name: '提醒我' }));
  expect(await row.findByRole('button', { name: '取消提醒' })).toBeVisible();
  expect(thematics().reminders.size).toBe(1);
});

test('a guest sees the list; acting signs him in, and nothing is claimed for him', async () => {
  const leave = jest.spyOn(addressBar, 'leave').mockImplementation(() => undefined);
  const { user } = open();
  await user.click((await rowOf('居家护理满减券')).getByRole('button', { name: '领取' }));
  expect(leave).toHaveBeenCalledTimes(1);
  expect(callsTo(claimWelfare.path)).toBe(0);
  expect(claimsOf('W99-care')).toHaveLength(0);
});

test('the address of a panel shows what was claimed, and nothing of what was not', async () => {
  open('member', '/coupon-list?panel=welfare&id=W99-care');
  await rowOf('居家护理满减券');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('what was claimed is not to be claimed again while the list does not come', async () => {
  const { user } = open('newcomer');
  const button = (await rowOf('居家护理满减券')).getByRole('button', { name: '领取' });
  failNext(getThematic.path, '500', -1);
  await user.click(button);
  await screen.findByRole('dialog', { name: '领取成功' });
  expect((await rowOf('居家护理满减券')).queryByText('领取')).not.toBeInTheDocument();
});
