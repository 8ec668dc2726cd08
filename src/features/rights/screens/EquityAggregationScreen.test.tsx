import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { keepTicket } from '@/features/coupon';
import { ask } from '@/testing/ask';
import { callsTo, failNext, signInAs, whenAsked } from '@/testing/fakeServer';
import { offline, openedAs, refused } from '@/testing/screenTest';
import { coupons } from '../../../../mock/_server/coupon/store';
import { provideHoldings } from '../../../../mock/_server/rights/sources';
import { serverNow } from '../../../../mock/_server/state';
import { getMyRights } from '../contract';

const AT = '/schedule/equity-aggregation';

test('what ends within seven days stands first, with the way to use it', async () => {
  openedAs('member', AT);
  expect(await screen.findByRole('heading', { name: '即将过期' })).toBeVisible();
  const soon = screen.getByRole('heading', { name: '即将过期' }).closest('section') as HTMLElement;
  expect(within(soon).getByText('伤口换药服务')).toBeVisible();
  expect(within(soon).getByText(/^剩 2 次，还有 [45] 天到期$/)).toBeVisible();
  expect(within(soon).getByRole('link', { name: '出示券码' })).toHaveAttribute(
    'href',
    expect.stringContaining('/coupon-list'),
  );
  expect(screen.getAllByText(/金杏会员 .*前有效/)).toHaveLength(3);
});

test('a right that cannot be used now says why instead of a button', async () => {
  openedAs('member', AT);
  const row = (await screen.findByText('居家安全评估')).closest('article') as HTMLElement;
  expect(within(row).getByText(/起可用/)).toBeVisible();
  expect(within(row).queryByRole('link', { name: '使用' })).not.toBeInTheDocument();
});

test('search finds by words and says when nothing fits', async () => {
  openedAs('member', AT);
  const field = await screen.findByRole('searchbox', { name: '搜索权益' });
  // Who reads by ear is told how many there are, by what stood there before.
  const regions = screen.queryAllByRole('status');
  const told = () => regions.map(({ textContent }) => textContent);
  fireEvent.change(field, { target: { value: '换药' } });
  expect(screen.getByText('伤口换药服务')).toBeVisible();
  expect(screen.queryByText('兑换包邮')).not.toBeInTheDocument();
  expect(told()).toContain('找到 3 项');
  fireEvent.change(field, { target: { value: '飞行' } });
  expect(screen.getByText('没有找到')).toBeVisible();
  expect(told()).toContain('没有找到“飞行”');
});

test('what an input method is still composing is not searched for', async () => {
  openedAs('member', AT);
  const field = await screen.findByRole('searchbox', { name: '搜索权益' });
  fireEvent.compositionStart(field);
  fireEvent.change(field, { target: { value: "huan'yao" } });
  expect(field).toHaveValue("huan'yao");
  expect(screen.getByText('伤口换药服务')).toBeVisible();
  fireEvent.change(field, { target: { value: '换药' } });
  fireEvent.compositionEnd(field);
  expect(screen.getByText('伤口换药服务')).toBeVisible();
  expect(screen.queryByText('兑换包邮')).not.toBeInTheDocument();
});

test.each([
  ['伤口换药服务', 'right'],
  ['上门护理代金券', 'coupon'],
  ['药浴包试用装', 'prize'],
])('%s can be reminded of before it ends, and not any more', async (title) => {
  openedAs('member', AT);
  const row = async () => within((await screen.findByText(title)).closest('article') as HTMLElement);
  fireEvent.click(await (await row()).findByRole('button', { name: '提醒我' }));
  expect(await screen.findByText('到期前会发消息提醒您')).toBeInTheDocument();
  fireEvent.click(await (await row()).findByRole('button', { name: '取消提醒' }));
  expect(await (await row()).findByRole('button', { name: '提醒我' })).toBeVisible();
});

test('the card itself stands there in its last days, with the way to renew it', async () => {
  openedAs('elder', AT);
  const row = (await screen.findByText('金杏会员卡')).closest('article') as HTMLElement;
  expect(row.closest('section')).toHaveTextContent('即将过期');
  expect(within(row).getByText('还有 21 天到期')).toBeVisible();
  expect(within(row).getByRole('link', { name: '续费' })).toHaveAttribute('href', '/membership-card');
});

test('the records, and what was handed on to the family', async () => {
  const { location } = openedAs('member', AT);
  fireEvent.click(await screen.findByRole('tab', { name: '使用记录' }));
  expect(await screen.findAllByText(/兑换订单免运费/)).toHaveLength(2);
  const records = within(screen.getByRole('list', { name: '使用记录' })).getAllByRole('listitem');
  expect(records[0]).toHaveTextContent(/^兑换包邮/);
  fireEvent.click(screen.getByRole('tab', { name: '可使用' }));
  fireEvent.click(await screen.findByRole('tab', { name: '家人' }));
  expect(await screen.findByRole('heading', { name: '可以给家人用' })).toBeVisible();
  expect(location()).toContain('owner=family');
});

test('a source that failed is named and the others stay', async () => {
  const remove = provideHoldings('course', () => {
    throw new Error('down');
  });
  openedAs('member', AT);
  expect(await screen.findByText('课程没有取到，其他内容都在。')).toBeVisible();
  expect(screen.getByText('伤口换药服务')).toBeVisible();
  remove();
  fireEvent.click(screen.getByRole('button', { name: /重试/ }));
  await waitFor(() => expect(screen.queryByText(/没有取到/)).not.toBeInTheDocument());
});

test.each([
  ['mine', '', '还没有可用的权益'],
  ['my family’s', '?owner=family', '还没有家人能用的权益'],
])('while a source has failed, %s are not said to be none', async (_, query, none) => {
  const restore = [
    provideHoldings('right', () => {
      throw new Error('down');
    }),
    provideHoldings('coupon', () => []),
  ];
  openedAs('newcomer', AT + query);
  expect(await screen.findByText('会员权益与服务没有取到，其他内容都在。')).toBeVisible();
  expect(screen.queryByText(none)).not.toBeInTheDocument();
  restore.push(provideHoldings('right', () => []));
  fireEvent.click(screen.getByRole('button', { name: /重试/ }));
  expect(await screen.findByText(none)).toBeVisible();
  for (const each of restore.reverse()) each();
});

test('without a network the last codes are readable', async () => {
  signInAs('member');
  const at = Date.now() - 90_000;
  const code = '1234567890123456';
  keepTicket('coupon.C1', { code, qrText: 'x', expireAt: at + 60_000, at, title: '新生儿护理指导' });
  offline(getMyRights);
  openedAs('member', AT);
  expect(await screen.findByText('1234 5678 9012 3456')).toBeVisible();
  expect(document.body).toHaveTextContent(/\d\d:\d\d 存下，已过期/);
  // They are of every kind.
  expect(screen.getByRole('heading', { name: '最近存下的码' })).toBeVisible();
});

test('a guest is asked to sign in, and a failure can be tried again', async () => {
  const { unmount } = openedAs('guest', AT);
  expect(await screen.findByRole('button', { name: '登录' })).toBeVisible();
  unmount();
  refused(getMyRights);
  openedAs('member', AT);
  expect(await screen.findByText(/CODE:4001/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('伤口换药服务')).toBeVisible();
});

describe('家人同享', () => {
  const SAVE = '/api/miniapp/family/save';
  const add = async () => fireEvent.click(await screen.findByRole('button', { name: '添加' }));
  const fill = (name: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: '家人姓名' }), { target: { value: name } });

  test('somebody is added with his consent, is shown masked, and is nowhere in the address or in storage', async () => {
    const { location } = openedAs('member', `${AT}?owner=family`);
    fireEvent.click(await screen.findByRole('button', { name: '管理家人' }));
    const panel = within(await screen.findByRole('dialog', { name: '家人同享' }));
    fireEvent.click(await panel.findByRole('button', { name: '添加家人' }));
    await add();
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      '请填写家人的姓名',
      '请选择与您的关系',
      '请先得到家人同意并勾选',
    ]);
    const consent = screen.getByRole('checkbox', { name: /同意我添加/ });
    expect(consent).toHaveAccessibleDescription('请先得到家人同意并勾选');
    expect(callsTo(SAVE)).toBe(0);
    fill('林国栋');
    fireEvent.click(screen.getByRole('button', { name: '父亲' }));
    fireEvent.click(screen.getByRole('checkbox', { name: /同意我添加/ }));
    await add();
    const book = within(await screen.findByRole('dialog', { name: '家人同享' }));
    expect(await book.findByRole('listitem', { name: '父亲 林**' })).toBeVisible();
    expect(callsTo(SAVE)).toBe(1);
    expect(location()).not.toMatch(/%|林/);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('林国栋');
    expect(document.body).not.toHaveTextContent('林国栋');
  });

  test('after a lost answer nobody is said not to be added, and nobody is added twice', async () => {
    openedAs('member', `${AT}?owner=family&step=addFamily`);
    fireEvent.click(await screen.findByRole('checkbox', { name: /同意我添加/ }));
    fill('林国栋');
    fireEvent.click(screen.getByRole('button', { name: '父亲' }));
    failNext(SAVE, 'lost');
    await add();
    expect(await screen.findByText(/没有收到结果，可能已经添加了/)).toBeVisible();
    expect(screen.queryByText(/没有添加/)).not.toBeInTheDocument();
    await add();
    expect(await screen.findAllByText('父亲 林**')).toHaveLength(1);
  });

  test('without a network nobody reads that somebody may have been added', async () => {
    openedAs('member', `${AT}?owner=family&step=addFamily`);
    fireEvent.click(await screen.findByRole('checkbox', { name: /同意我添加/ }));
    fill('林国栋');
    fireEvent.click(screen.getByRole('button', { name: '父亲' }));
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    failNext(SAVE, 'drop');
    await add();
    expect(await screen.findByText('请求失败，请检查网络。您填的内容都还在')).toBeVisible();
  });

  test('removing asks first, says what comes back, and takes the person out', async () => {
    const token = { clientToken: 'a' };
    await ask('POST /api/miniapp/right/transfer', { rightId: 'R-wound', toUser: 'F1', ...token }, { as: 'member' });
    openedAs('member', `${AT}?owner=family&step=family`);
    const mother = within(await screen.findByRole('listitem', { name: '母亲 陈**' }));
    fireEvent.click(mother.getByRole('button', { name: '移除' }));
    expect(await screen.findByText('移除母亲（陈**）？')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: '移除母亲（陈**）？' })).toHaveTextContent('还没用的 1 次退回给您');
    const [confirm] = screen.getAllByRole('button', { name: '移除' }).reverse();
    fireEvent.click(confirm as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('listitem', { name: '母亲 陈**' })).not.toBeInTheDocument());
    expect(screen.getByText('已移除，退回 1 次')).toBeInTheDocument();
  });

  test('the book shows a removal whose answer was lost', async () => {
    openedAs('member', `${AT}?owner=family&step=family`);
    const daughter = within(await screen.findByRole('listitem', { name: '女儿 林*' }));
    failNext('/api/miniapp/family/remove', 'lost');
    fireEvent.click(daughter.getByRole('button', { name: '移除' }));
    await screen.findByText('移除女儿（林*）？');
    const [confirm] = screen.getAllByRole('button', { name: '移除' }).reverse();
    fireEvent.click(confirm as HTMLElement);
    expect(await screen.findByText('没有收到结果，请看页面上的最新状态')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('listitem', { name: '女儿 林*' })).not.toBeInTheDocument());
  });

  test('a wording that has changed has to be ticked anew', async () => {
    openedAs('member', `${AT}?owner=family&step=addFamily`);
    fireEvent.click(await screen.findByRole('checkbox', { name: /同意我添加/ }));
    fill('林国栋');
    fireEvent.click(screen.getByRole('button', { name: '父亲' }));
    await ask('POST /api/__mock/consent-version', { type: 'family' });
    await add();
    expect(await screen.findByText(/说明有更新/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /同意我添加/ })).not.toBeChecked());
    expect(screen.getByRole('textbox', { name: '家人姓名' })).toHaveValue('林国栋');
  });

  test('without a card the way to it stands instead of the form', async () => {
    openedAs('newcomer', `${AT}?owner=family`);
    expect(await screen.findByRole('link', { name: /金杏会员可添加家人/ })).toHaveAttribute('href', '/membership-card');
  });

  test('the address of the form without a card says why and leads to the card', async () => {
    openedAs('newcomer', `${AT}?step=addFamily`);
    expect(await screen.findByRole('heading', { name: '金杏会员可添加家人' })).toBeVisible();
    expect(screen.getByRole('link', { name: '看会员卡' })).toHaveAttribute('href', '/membership-card');
  });

  test('what the family can use leads to a code in which the person is chosen', async () => {
    openedAs('member', `${AT}?owner=family`);
    const card = (await screen.findByRole('heading', { name: '可以给家人用' })).closest('section') as HTMLElement;
    expect(within(card).getAllByRole('link', { name: '使用' })[0]).toHaveAttribute(
      'href',
      '/equity?rightId=R-care&step=code',
    );
  });
});

test('what ends while the page stands open leaves it', async () => {
  const row = coupons().wallet.find(({ templateId }) => templateId === 'T-visit');
  if (!row) throw new Error('no coupon');
  whenAsked(getMyRights.path, () => {
    row.validTo = serverNow() + 1200;
  });
  openedAs('member', AT);
  expect(await screen.findByText('上门护理代金券')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('上门护理代金券')).not.toBeInTheDocument(), { timeout: 4000 });
});
