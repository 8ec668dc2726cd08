/**
 * @jest-environment-options {"userAgent": "Mozilla/5.0 (iPhone) MicroMessenger/8.0.49(0x18003137) Language/zh_CN"}
 */
import { createHash } from 'node:crypto';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { useLocation } from 'umi';
import { type FakeBridge, installFakeBridge, removeFakeBridge } from '@/bridge/fakeBridge';
import { wait } from '@/request/wait';
import { endSession } from '@/session/changeSession';
import { hideMessage } from '@/shared/ui/toast/toast';
import { callsTo, lastCallTo, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { AddressScreen } from './AddressScreen';

const AT = '/schedule/address';
const SAVE = '/api/miniapp/address/save';
const TREE = { tree: [['330000', '浙江省', [['330100', '杭州市', [['330106', '西湖区']]]]]] as const };
let bridge: FakeBridge;
const answers: Record<string, Record<string, unknown>> = {};
const KEPT = {
  errMsg: 'editAddress:ok',
  userName: '周小满',
  telNumber: '13600007788',
  proviceFirstStageName: '浙江省',
  addressCitySecondStageName: '杭州市',
  addressCountiesThirdStageName: '西湖区',
  addressDetailInfo: '文三路 9 号',
  nationalCode: '330106',
};

beforeAll(() => {
  // The SDK reads its host once per document. The mock server signs the address of this document.
  const signed = createHash('sha1').update('http://localhost/').digest('hex');
  bridge = installFakeBridge({ validSignatures: [signed], answers });
});
afterAll(removeFakeBridge);
afterEach(() => {
  hideMessage();
  endSession();
});

function openAs(persona: Parameters<typeof signInAs>[0]) {
  signInAs(persona);
  const loadAreas = async () => TREE;
  return {
    user: userEvent.setup({ pointerEventsCheck: 0 }),
    ...renderScreen(<AddressScreen loadAreas={loadAreas} />, { at: AT }),
  };
}

// The document is configured once: the test that goes on before it is comes first.
test('who has gone on before the list opens gets none over another screen', async () => {
  answers.editAddress = KEPT;
  const { user, unmount } = openAs('newcomer');
  await user.click(await screen.findByRole('button', { name: '微信地址' }));
  unmount();
  await waitFor(() => expect(bridge.calls.map(({ name }) => name)).toContain('preVerifyJSAPI'));
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 100)));
  expect(bridge.calls.map(({ name }) => name)).not.toContain('editAddress');
});

test('the third way fills the form; nothing is saved before the member has looked at it', async () => {
  answers.editAddress = KEPT;
  const { user, location } = openAs('newcomer');
  await user.click(await screen.findByRole('button', { name: '微信地址' }));
  expect(await screen.findByLabelText('收货人')).toHaveValue('周小满');
  expect(location()).toBe(`${AT}?action=new`);
  expect(screen.getByLabelText('手机号')).toHaveValue('13600007788');
  expect(screen.getByRole('button', { name: /^所在地区/ })).toHaveTextContent('浙江省 杭州市 西湖区');
  expect(callsTo(SAVE)).toBe(0);
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByRole('listitem')).toHaveTextContent('文三路 9 号');
  expect(lastCallTo(SAVE)?.body).toMatchObject({ areaCodes: ['330000', '330100', '330106'] });
});

test('a cancel changes nothing and says nothing', async () => {
  answers.editAddress = { errMsg: 'editAddress:cancel' };
  const asked = bridge.calls.filter(({ name }) => name === 'editAddress').length;
  const { user, location } = openAs('member');
  await user.click(await screen.findByRole('button', { name: '微信地址' }));
  await waitFor(() => expect(bridge.calls.filter(({ name }) => name === 'editAddress')).toHaveLength(asked + 1));
  expect(await screen.findByRole('button', { name: '微信地址' })).toBeEnabled();
  expect(location()).toBe(AT);
  expect(screen.queryByText(/直接填写/)).toBeNull();
});

test.each([
  ['editAddress:fail auth deny', /没有允许读取地址.*直接填写/],
  ['editAddress:fail', /没有打开.*直接填写/],
])('%s: says so, and the other ways stay', async (errMsg, words) => {
  answers.editAddress = { errMsg };
  const { user, location } = openAs('member');
  await user.click(await screen.findByRole('button', { name: '微信地址' }));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(location()).toBe(AT);
  expect(screen.getByRole('button', { name: '新增地址' })).toBeEnabled();
  expect(screen.getByRole('button', { name: '微信地址' })).toBeEnabled();
});

test('a list that never answers leaves the button usable after the return', async () => {
  delete answers.editAddress;
  const { user } = openAs('member');
  await user.click(await screen.findByRole('button', { name: '微信地址' }));
  expect(await screen.findByRole('button', { name: '正在打开' })).toBeInTheDocument();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByRole('button', { name: '微信地址' })).toBeEnabled();
});

/** The address screen, and another one at every other address. */
function Screens({ loadAreas }: ComponentProps<typeof AddressScreen>) {
  return useLocation().pathname === AT ? <AddressScreen loadAreas={loadAreas} /> : <p>我的</p>;
}

test.each([
  ['an address', KEPT],
  ['a refusal', { errMsg: 'editAddress:fail auth deny' }],
])('%s that comes when the member has gone on leads him nowhere and says nothing', async (_, answer) => {
  answers.editAddress = answer;
  let finish = (): void => undefined;
  const loadAreas = () => new Promise<typeof TREE>((resolve) => (finish = () => resolve(TREE)));
  signInAs('newcomer');
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const { location } = renderScreen(<Screens loadAreas={loadAreas} />, { at: AT });
  const asked = bridge.calls.length;
  await user.click(await screen.findByRole('button', { name: '微信地址' }));
  await waitFor(() => expect(bridge.calls.slice(asked).map(({ name }) => name)).toContain('editAddress'));
  window.location.hash = '#/schedule/member';
  expect(await screen.findByText('我的')).toBeInTheDocument();
  await act(async () => {
    finish();
    await wait(50);
  });
  expect(location()).toBe('/schedule/member');
  expect(screen.queryByText(/直接填写|请核对/)).toBeNull();
});
