import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endSession } from '@/session/changeSession';
import { memberTab } from '@/session/memberStorage';
import { ask } from '@/testing/ask';
import { callsTo, failNext, lastCallTo, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { AddressScreen } from './AddressScreen';

const AT = '/schedule/address';
const SELECT_AT = `${AT}?mode=select&backTo=${encodeURIComponent('/prize-record?tab=claim')}&from=prize%3ARW1`;
const picked = () => JSON.parse(memberTab.read('pickedAddress') ?? '{}');
const LIST = '/api/miniapp/address/list';
const SAVE = '/api/miniapp/address/save';
const TREE = {
  tree: [
    ['310000', '上海市', [['310104', '徐汇区']]],
    ['330000', '浙江省', [['330100', '杭州市', [['330106', '西湖区']]]]],
  ] as const,
};
const loadSmallTree = async () => TREE;
const loadNothing = async () => {
  throw new Error('chunk missing');
};

function openAs(persona: Parameters<typeof signInAs>[0], at = AT, loadAreas: typeof loadSmallTree = loadSmallTree) {
  signInAs(persona);
  return {
    user: userEvent.setup({ pointerEventsCheck: 0 }),
    ...renderScreen(<AddressScreen loadAreas={loadAreas} />, { at }),
  };
}

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText('收货人'), '周小满');
  await user.type(screen.getByLabelText('手机号'), '136 0000 7788');
  await user.type(screen.getByLabelText('详细地址'), '文一路 1 号');
}

async function chooseArea(user: ReturnType<typeof userEvent.setup>, ...names: string[]) {
  await user.click(screen.getByRole('button', { name: /^所在地区/ }));
  for (const name of names) await user.click(await screen.findByText(name));
}

afterEach(endSession);

test('shows every address with its phone masked, the default one first', async () => {
  openAs('member');
  const rows = await screen.findAllByRole('listitem');
  expect(rows).toHaveLength(3);
  expect(rows[0]).toHaveTextContent('默认');
  expect(rows[0]).toHaveTextContent('138****2046');
  expect(rows[0]).toHaveTextContent('浙江省 杭州市 西湖区 文三路 398 号');
  expect(document.body).not.toHaveTextContent('13800002046');
});

test('nobody has an address at first: the ways to one stand there', async () => {
  const { user, location } = openAs('newcomer');
  expect(await screen.findByText('还没有收货地址')).toBeInTheDocument();
  // 微信地址 is for the messaging app's browser.
  expect(screen.queryByRole('button', { name: '微信地址' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '粘贴识别' }));
  expect(location()).toBe(`${AT}?action=new&step=paste`);
  expect(screen.getByLabelText('收货信息')).toBeInTheDocument();
});

test('a new address is saved once, whatever the number of taps', async () => {
  const { user, location } = openAs('newcomer', `${AT}?action=new`);
  await fillIn(user);
  await chooseArea(user, '浙江省', '杭州市', '西湖区');
  await waitFor(() => expect(screen.getByRole('button', { name: /^所在地区/ })).toHaveTextContent('西湖区'));
  await user.dblClick(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByRole('listitem')).toHaveTextContent('周小满');
  expect(location()).toBe(AT);
  expect(callsTo(SAVE)).toBe(1);
  expect(lastCallTo(SAVE)?.body).toMatchObject({ mobile: '13600007788', areaCodes: ['330000', '330100', '330106'] });
});

test('what is missing is said at its field and nothing is sent', async () => {
  const { user } = openAs('newcomer', `${AT}?action=new`);
  await user.type(await screen.findByLabelText('手机号'), '12345');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(screen.getByText('请填写收货人')).toBeInTheDocument();
  expect(screen.getByText(/11 位手机号，或带区号的座机号/)).toBeInTheDocument();
  expect(screen.getByText('请选择所在地区')).toBeInTheDocument();
  expect(screen.getByLabelText('收货人')).toHaveFocus();
  await user.type(screen.getByLabelText('收货人'), '周小满');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(screen.getByLabelText('手机号')).toHaveFocus();
  expect(callsTo(SAVE)).toBe(0);
});

test('a refused save and leaving the form lose nothing, and nothing personal is stored', async () => {
  failNext(SAVE, 'business');
  const { user, unmount } = openAs('newcomer', `${AT}?action=new`);
  await fillIn(user);
  await chooseArea(user, '上海市', '徐汇区');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText(/系统维护中.*内容都还在/)).toBeInTheDocument();
  expect(screen.getByLabelText('收货人')).toHaveValue('周小满');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/周小满|13600007788/);
  unmount();
  renderScreen(<AddressScreen loadAreas={loadSmallTree} />, { at: `${AT}?action=new` });
  expect(await screen.findByLabelText('收货人')).toHaveValue('周小满');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByRole('listitem')).toHaveTextContent('上海市 徐汇区');
});

test('a new address whose answer was lost is said to be unsure, stands in the list, and is not saved twice', async () => {
  const { user, unmount } = openAs('newcomer', `${AT}?action=new`);
  await fillIn(user);
  await chooseArea(user, '上海市', '徐汇区');
  failNext(SAVE, 'lost');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/没有收到结果，可能已经保存了/);
  expect(screen.queryByText(/没有保存|请检查网络/)).toBeNull();
  await user.click(screen.getByRole('button', { name: '返回' }));
  expect(await screen.findByRole('listitem')).toHaveTextContent('周小满');
  unmount();
  renderScreen(<AddressScreen loadAreas={loadSmallTree} />, { at: `${AT}?action=new` });
  await user.click(await screen.findByRole('button', { name: '保存' }));
  expect(await screen.findByText('地址已保存')).toBeInTheDocument();
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
});

test('editing starts with the whole number and the chosen area', async () => {
  const { user } = openAs('member');
  await user.click(await screen.findByRole('button', { name: '编辑林建国的地址' }));
  expect(await screen.findByLabelText('手机号')).toHaveValue('13700005512');
  await user.click(screen.getByRole('button', { name: /^所在地区/ }));
  const dialog = await screen.findByRole('dialog', { name: '选择所在地区' });
  expect(await within(dialog).findAllByText('徐汇区')).not.toHaveLength(0);
});

test('without the area list the area is typed', async () => {
  failNext('/api/miniapp/area/tree', 'business', -1);
  const { user } = openAs('newcomer', `${AT}?action=new`, loadNothing);
  await user.type(await screen.findByLabelText('所在地区'), '浙江省 杭州市 西湖区');
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByRole('listitem')).toHaveTextContent('浙江省 杭州市 西湖区 文一路 1 号');
  expect(lastCallTo(SAVE)?.body).toMatchObject({ areaCodes: [], areaText: '浙江省 杭州市 西湖区' });
});

test('a pasted text is shown in parts before it gets into the fields', async () => {
  const { user } = openAs('newcomer', `${AT}?action=new&step=paste`);
  await user.type(await screen.findByLabelText('收货信息'), '周小满 13600007788 浙江省杭州市西湖区文三路 9 号');
  await user.click(screen.getByRole('button', { name: '识别' }));
  expect(await screen.findByRole('region', { name: '识别结果' })).toHaveTextContent('周小满');
  expect(screen.getByLabelText('收货人')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: '填入下面' }));
  expect(screen.getByLabelText('收货人')).toHaveValue('周小满');
  expect(screen.getByRole('button', { name: /^所在地区/ })).toHaveTextContent('浙江省 杭州市 西湖区');
  expect(callsTo(SAVE)).toBe(0);
});

test('a pasted text that is changed afterwards is to be recognised anew', async () => {
  const { user } = openAs('newcomer', `${AT}?action=new&step=paste`);
  const pasted = await screen.findByLabelText('收货信息');
  await user.type(pasted, '周小满 13600007788 浙江省杭州市西湖区文三路 9 号');
  await user.click(screen.getByRole('button', { name: '识别' }));
  expect(await screen.findByRole('region', { name: '识别结果' })).toHaveTextContent('文三路 9 号');
  await user.type(pasted, '楼');
  expect(screen.queryByRole('region', { name: '识别结果' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '识别' }));
  expect(await screen.findByRole('region', { name: '识别结果' })).toHaveTextContent('文三路 9 号楼');
});

test('a phone number in full-width digits is seen in a pasted text', async () => {
  const { user } = openAs('newcomer', `${AT}?action=new&step=paste`);
  const text = '周小满 １３６００００７７８８ 浙江省杭州市西湖区文三路 9 号';
  await user.type(await screen.findByLabelText('收货信息'), text);
  await user.click(screen.getByRole('button', { name: '识别' }));
  expect(await screen.findByRole('region', { name: '识别结果' })).toHaveTextContent('13600007788');
});

test('choosing for another screen keeps the id only and returns there', async () => {
  const { user, location } = openAs('member', SELECT_AT);
  await user.click(await screen.findByRole('button', { name: /林建国.*漕溪北路/ }));
  expect(location()).toBe('/prize-record?tab=claim');
  expect(picked()).toEqual({ asker: 'prize:RW1', addressId: 'A2' });
});

test('who entered on the choice goes back to who asked, without an address', async () => {
  const { user, location } = openAs('member', SELECT_AT);
  await user.click(await screen.findByRole('button', { name: '返回' }));
  await waitFor(() => expect(location()).toBe('/prize-record?tab=claim'));
});

test('an address added while choosing is the chosen one', async () => {
  const { user, location } = openAs('newcomer', `${SELECT_AT}&action=new`);
  await fillIn(user);
  await chooseArea(user, '上海市', '徐汇区');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(location()).toBe('/prize-record?tab=claim'));
  const { data } = await ask<{ addressId: string }[]>('GET /api/miniapp/address/list', {}, { as: 'newcomer' });
  expect(picked()).toEqual({ asker: 'prize:RW1', addressId: data[0]?.addressId });
});

test.each([
  ['a foreign address', '//evil.example/a'],
  ['the list that he is at', `${AT}?mode=select`],
])('nobody is sent to %s', async (_, backTo) => {
  const { user, location } = openAs('member', `${AT}?mode=select&backTo=${encodeURIComponent(backTo)}`);
  await user.click(await screen.findByRole('button', { name: /林建国.*漕溪北路/ }));
  expect(location()).toBe('/schedule/member');
});

test('deleting the default one says who follows, and can be called off', async () => {
  const { user } = openAs('member');
  const [button] = await screen.findAllByRole('button', { name: '删除林书意的地址' });
  if (!button) throw new Error('no button');
  await user.click(button);
  expect(await screen.findByText(/会成为默认地址/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^不\s?删$/ }));
  expect(callsTo('/api/miniapp/address/delete')).toBe(0);
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: /^删\s?除$/ }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
});

test('the place tells apart the buttons of two addresses of one person', async () => {
  openAs('member');
  const [home, office] = await screen.findAllByRole('button', { name: '删除林书意的地址' });
  expect(home).toHaveAccessibleDescription(/文三路/);
  expect(office).toHaveAccessibleDescription(/学院路/);
});

test.each([
  ['delete', /^删\s?除$/, () => expect(screen.getAllByRole('listitem')).toHaveLength(2)],
  ['default', undefined, () => expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/林建国.*默认/)],
] as const)('the list shows what a lost answer to %s has done', async (call, sure, check) => {
  const { user } = openAs('member');
  const second = (await screen.findAllByRole('listitem'))[1];
  if (!second) throw new Error('no second address');
  failNext(`/api/miniapp/address/${call}`, 'lost');
  await user.click(within(second).getByRole('button', { name: sure ? /^删除/ : '设为默认' }));
  if (sure) await user.click(await screen.findByRole('button', { name: sure }));
  await waitFor(check);
  expect(screen.getByText(/没有收到结果/)).toBeInTheDocument();
});

test('another one becomes the default', async () => {
  const { user } = openAs('member');
  const second = (await screen.findAllByRole('listitem'))[1];
  if (!second) throw new Error('no second address');
  await user.click(within(second).getByRole('button', { name: '设为默认' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/林建国.*默认/));
});

test.each([AT, `${AT}?action=new`])('%s: twenty addresses are the most, and the bar says so', async (at) => {
  const payload = { name: '周小满', mobile: '13600007788', areaCodes: [], areaText: '浙江', detail: '文一路', tag: '' };
  for (let index = 0; index < 20; index += 1) {
    await ask(`POST ${SAVE}`, { ...payload, isDefault: false, clientToken: `t${index}` }, { as: 'newcomer' });
  }
  openAs('newcomer', at);
  expect(screen.queryByLabelText('收货人')).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /已有 20 个地址/ })).toBeDisabled();
});

test('a form whose list does not come can be filled in all the same', async () => {
  failNext(LIST, '500', 3);
  openAs('newcomer', `${AT}?action=new`);
  expect(await screen.findByLabelText('收货人')).toBeVisible();
});

test('without a network the page says so and can be tried again', async () => {
  failNext(LIST, 'drop', 3);
  const { user } = openAs('member');
  await user.click(await screen.findByRole('button', { name: /重试|再试/ }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
}, 20_000);

test('a guest is offered to sign in and nothing is asked', () => {
  renderScreen(<AddressScreen />, { at: AT });
  expect(screen.getByRole('button', { name: '登录' })).toBeEnabled();
  expect(callsTo(LIST)).toBe(0);
});
