import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ask } from '@/testing/ask';
import { callsTo, failNext, lastCallTo } from '@/testing/fakeServer';
import { openedAs } from '@/testing/screenTest';

const BASE = '/api/miniapp/right';
const AT = '/equity';

test('a member reads what a right gives and how it is used', async () => {
  openedAs('member', `${AT}?rightId=R-wound`);
  expect(await screen.findByRole('heading', { name: '伤口换药服务' })).toBeVisible();
  expect(screen.getByText('剩 2 / 3 次')).toBeVisible();
  expect(screen.getByRole('heading', { name: '怎么用' })).toBeVisible();
  expect(screen.getByRole('list', { name: '使用记录' })).toHaveTextContent('城西店');
});

test.each([
  ['R-checkup', '未到时间', /起可用/],
  ['R-massage', '暂停使用', /有效期会顺延/],
  ['R-old', '已过期', /已过有效期/],
])('%s is %s and its button says why', async (rightId, word, reason) => {
  openedAs('member', `${AT}?rightId=${rightId}`);
  expect(await screen.findByText(word)).toBeVisible();
  expect(screen.getAllByText(reason).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: '生成核销码' })).not.toBeInTheDocument();
});

test('a locked right leads to the card, which an ended member renews; a guest to the login', async () => {
  const lapsed = openedAs('lapsed', `${AT}?rightId=R-home`);
  expect(await screen.findByRole('link', { name: /续费会员/ })).toHaveAttribute('href', '/membership-card');
  lapsed.unmount();
  sessionStorage.clear();
  const { unmount } = openedAs('newcomer', `${AT}?rightId=R-home`);
  expect(await screen.findByRole('link', { name: /开通会员/ })).toHaveAttribute('href', '/membership-card');
  unmount();
  sessionStorage.clear();
  openedAs('guest', `${AT}?rightId=R-home`);
  expect(await screen.findByRole('button', { name: '登录后使用' })).toBeVisible();
  // Nobody knows what a guest has used.
  expect(screen.queryByRole('heading', { name: '使用记录' })).toBeNull();
});

test('a code is shown, staff takes it, and the open page says so', async () => {
  openedAs('member', `${AT}?rightId=R-wound`);
  fireEvent.click(await screen.findByRole('button', { name: '生成核销码' }));
  const panel = within(await screen.findByRole('dialog', { name: '核销码' }));
  expect(await panel.findByText('给本人使用')).toBeVisible();
  const digits = (await panel.findByText(/^\d{4}$/, { selector: 'span:first-child' })).parentElement?.textContent ?? '';
  expect((await ask('POST /api/__mock/use', { code: digits })).code).toBe(0);
  expect(await panel.findByText('已核销')).toBeVisible();
  expect(await screen.findByText('剩 1 / 3 次')).toBeVisible();
});

test('no other code is made for a use that staff has just noted', async () => {
  openedAs('member', `${AT}?rightId=R-wound&step=code`);
  const panel = within(await screen.findByRole('dialog', { name: '核销码' }));
  const digits = (await panel.findByText(/^\d{4}$/, { selector: 'span:first-child' })).parentElement?.textContent ?? '';
  await ask('POST /api/__mock/use', { code: digits });
  fireEvent.click(panel.getByRole('button', { name: '刷新核销码' }));
  expect(await panel.findByText('已核销')).toBeVisible();
  expect(callsTo(`${BASE}/code/create`)).toBe(1);
  expect(await screen.findByText('剩 1 / 3 次')).toBeVisible();
});

test('one use is handed on to the family after a second look, once', async () => {
  openedAs('member', `${AT}?rightId=R-wound`);
  fireEvent.click(await screen.findByRole('button', { name: '转给家人' }));
  const panel = within(await screen.findByRole('dialog', { name: '转给家人' }));
  expect(panel.getByRole('button', { name: '请先选一位家人' })).toBeDisabled();
  fireEvent.click(panel.getByRole('button', { name: /母亲/ }));
  const confirm = panel.getByRole('button', { name: '确认转给母亲' });
  act(() => {
    for (let tap = 0; tap < 3; tap += 1) confirm.click();
  });
  expect(await screen.findByText('剩 1 / 3 次')).toBeVisible();
  expect(callsTo(`${BASE}/transfer`)).toBe(1);
});

test('the last use that was handed on leads to the code of who has it', async () => {
  for (const clientToken of ['one', 'two'])
    await ask(`POST ${BASE}/transfer`, { rightId: 'R-wound', toUser: 'F1', clientToken }, { as: 'member' });
  openedAs('member', `${AT}?rightId=R-wound`);
  expect(await screen.findByText('剩 0 / 3 次')).toBeVisible();
  fireEvent.click(screen.getByRole('link', { name: /母亲 陈\*\*.*还没用 2 次/ }));
  const panel = within(await screen.findByRole('dialog', { name: '核销码' }));
  expect(await panel.findByText('给母亲（陈**）使用')).toBeVisible();
  expect(await panel.findByRole('img', { name: '核销码二维码' })).toBeVisible();
});

test('after an answer that is lost the panel closes, and the record shows what has become of the use', async () => {
  openedAs('member', `${AT}?rightId=R-wound&step=transfer`);
  const panel = within(await screen.findByRole('dialog', { name: '转给家人' }));
  fireEvent.click(panel.getByRole('button', { name: /母亲/ }));
  failNext(`${BASE}/transfer`, 'lost');
  fireEvent.click(panel.getByRole('button', { name: '确认转给母亲' }));
  expect(await screen.findByText('没有收到结果，请看使用记录里有没有，没有再转')).toBeInTheDocument();
  expect(await screen.findByText('剩 1 / 3 次')).toBeVisible();
  expect(screen.getByRole('list', { name: '使用记录' })).toHaveTextContent('转给家人');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '转给家人' })).not.toBeInTheDocument());
});

test('a refused use shows the right as it is now', async () => {
  openedAs('member', `${AT}?rightId=R-wound&step=transfer`);
  const panel = within(await screen.findByRole('dialog', { name: '转给家人' }));
  const asked = callsTo(`${BASE}/detail`);
  fireEvent.click(panel.getByRole('button', { name: /母亲/ }));
  failNext(`${BASE}/transfer`, 'business:2002');
  fireEvent.click(panel.getByRole('button', { name: '确认转给母亲' }));
  await waitFor(() => expect(callsTo(`${BASE}/detail`)).toBe(asked + 1));
});

test('what cannot be handed on has no panel for it', async () => {
  openedAs('member', `${AT}?rightId=R-visit&step=transfer`);
  await screen.findByRole('heading', { name: '上门护理一次' });
  // The panel's code is there by now if it is going to be.
  await act(() => import('@/shared/ui/Popup/PopupPanel'));
  expect(screen.queryByRole('dialog', { name: '转给家人' })).not.toBeInTheDocument();
});

test('who does not have the right sees no panel for its code', async () => {
  openedAs('newcomer', `${AT}?rightId=R-wound&step=code`);
  expect(await screen.findByRole('link', { name: /看我的权益/ })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: '核销码' })).not.toBeInTheDocument();
});

test('a gift is claimed once and leads to its coupon', async () => {
  const { location } = openedAs('member', `${AT}?rightId=R-monthgift`);
  const button = await screen.findByRole('button', { name: '立即领取' });
  act(() => {
    for (let tap = 0; tap < 3; tap += 1) button.click();
  });
  await waitFor(() => expect(location()).toMatch(/^\/coupon-list\?id=C/));
  expect(callsTo(`${BASE}/claim`)).toBe(1);
});

test('a service that is booked by phone calls it', async () => {
  openedAs('member', `${AT}?rightId=R-consult`);
  expect(await screen.findByRole('link', { name: '打电话预约' })).toHaveAttribute('href', 'tel:4000000000');
});

test('an unknown right and no right at all', async () => {
  const { unmount } = openedAs('member', `${AT}?rightId=R-none`);
  expect(await screen.findByText(/^没有找到这项权益/)).toBeVisible();
  expect(screen.getByText(/CODE:2010/)).toBeVisible();
  unmount();
  openedAs('member', AT);
  expect(await screen.findByRole('link', { name: '我的权益' })).toBeVisible();
});

test('without a network the page says so and can be tried again', async () => {
  failNext(`${BASE}/detail`, 'drop', 3);
  openedAs('member', `${AT}?rightId=R-wound`);
  expect(await screen.findByText(/网络不给力/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('heading', { name: '伤口换药服务' })).toBeVisible();
});

test('a code that could not be had without a network comes once there is one', async () => {
  failNext(`${BASE}/code/create`, 'drop');
  openedAs('member', `${AT}?rightId=R-wound&step=code`);
  const panel = within(await screen.findByRole('dialog', { name: '核销码' }));
  await waitFor(() => expect(callsTo(`${BASE}/code/create`)).toBe(1));
  expect(await panel.findByText(/网络不给力/)).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await panel.findByText(/秒后自动更新/)).toBeVisible();
});

describe('给家人用', () => {
  test('the person is chosen in the panel, named on it, and the use is written down for him', async () => {
    const { location } = openedAs('member', `${AT}?rightId=R-wound`);
    fireEvent.click(await screen.findByRole('button', { name: '生成核销码' }));
    const panel = within(await screen.findByRole('dialog', { name: '核销码' }));
    fireEvent.click(await panel.findByRole('button', { name: '母亲 陈**' }));
    expect(await panel.findByText('给母亲（陈**）使用')).toBeVisible();
    expect(location()).toBe('/equity?rightId=R-wound&step=code&for=F1');
    expect(lastCallTo(`${BASE}/code/create`)?.body).toMatchObject({ forWhom: 'F1' });
    const digits =
      (await panel.findByText(/^\d{4}$/, { selector: 'span:first-child' })).parentElement?.textContent ?? '';
    await ask('POST /api/__mock/use', { code: digits });
    expect(await panel.findByText('已核销')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('list', { name: '使用记录' })).toHaveTextContent('陈**（母亲）'));
  });

  test('with the last use gone there is no code to make for him, and the button says when there is', async () => {
    for (const clientToken of ['one', 'two']) {
      await ask(`POST ${BASE}/transfer`, { rightId: 'R-care', toUser: 'F1', clientToken }, { as: 'member' });
      const { data } = await ask(`POST ${BASE}/code/create`, { rightId: 'R-care', forWhom: 'F1' }, { as: 'member' });
      await ask('POST /api/__mock/use', { code: data.code });
    }
    openedAs('member', `${AT}?rightId=R-care&for=F1`);
    expect((await screen.findAllByText(/^这个月已用完/)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: '生成母亲的核销码' })).not.toBeInTheDocument();
  });

  test('somebody who is not in the book any more gets no code', async () => {
    openedAs('member', `${AT}?rightId=R-wound&step=code&for=F99`);
    expect(await screen.findByText('这位家人不在您的名单里了，请重新选给谁用')).toBeVisible();
    expect(callsTo(`${BASE}/code/create`)).toBe(0);
  });

  test('who is taken out of it while his code is open is said to be gone with the next code', async () => {
    openedAs('member', `${AT}?rightId=R-wound&step=code&for=F1`);
    const panel = within(await screen.findByRole('dialog', { name: '核销码' }));
    expect(await panel.findByText('给母亲（陈**）使用')).toBeVisible();
    await ask('POST /api/miniapp/family/remove', { memberId: 'F1', clientToken: 'T1' }, { as: 'member' });
    fireEvent.click(panel.getByRole('button', { name: /刷新/ }));
    expect(await panel.findByText('这位家人不在您的名单里了，请重新选给谁用')).toBeVisible();
    expect(panel.getByRole('button', { name: '本人' })).toBeVisible();
  });

  test('when nobody is left in the book, the code can still be for oneself', async () => {
    const { location } = openedAs('lapsed', `${AT}?rightId=R-care&step=code&for=F99`);
    expect(await screen.findByText('这位家人不在您的名单里了，请重新选给谁用')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '本人' }));
    expect(await screen.findByText('给本人使用')).toBeVisible();
    expect(location()).not.toContain('for=');
  });

  test('a member without family is led to adding somebody; a right that is his alone asks nothing', async () => {
    const { unmount } = openedAs('lapsed', `${AT}?rightId=R-care&step=code`);
    expect(await screen.findByRole('link', { name: '添加家人，给家人用' })).toHaveAttribute(
      'href',
      '/schedule/equity-aggregation?owner=family&step=addFamily',
    );
    unmount();
    openedAs('member', `${AT}?rightId=R-visit&step=code`);
    await screen.findByRole('heading', { name: '上门护理一次' });
    expect(screen.queryByRole('group', { name: '给谁用' })).not.toBeInTheDocument();
  });
});
