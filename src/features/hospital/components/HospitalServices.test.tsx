import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { endSession } from '@/session/changeSession';
import { addressBar } from '@/shared/lib/addressBar';
import { setElderMode } from '@/shared/lib/elderMode';
import { callsTo, failNext } from '@/testing/fakeServer';
import { offline, openedAs, refused } from '@/testing/screenTest';
import { GROUPS } from '../../../../mock/_server/hospital/services';
import { getCurrentPatient, getHospitalServices } from '../contract';

const AT = '/schedule/points-mall?tab=service';

// The dialog's code is loaded when it is first needed; here it is there from the start.
beforeAll(() => import('@/shared/ui/dialog/antdDialog'), 30_000);

beforeEach(() => {
  window.__APP_CONFIG__ = { hosts: { links: ['www.example.com'] } };
});
afterEach(() => {
  window.__APP_CONFIG__ = undefined;
  endSession();
  setElderMode(false);
  window.localStorage.clear();
});

const common = () => screen.findByRole('region', { name: '常用服务' });
async function dialogTitled(title: string) {
  const words = await screen.findByText(title);
  return within(words.closest<HTMLElement>('[role="dialog"]') as HTMLElement);
}

test('a guest sees every group, is asked to sign in for his patient only, and no call names a member', async () => {
  openedAs('guest', AT);
  for (const name of ['门诊和孕产', '住院和卡', '到院指引', '知识和研究']) {
    expect(await screen.findByRole('region', { name })).toBeInTheDocument();
  }
  const patient = screen.getByRole('region', { name: '就诊人' });
  expect(patient).toHaveTextContent('登录看就诊人');
  expect(within(patient).getByRole('button', { name: '登录' })).toBeInTheDocument();
  expect(callsTo(getCurrentPatient.path)).toBe(0);
});

test('the patient of a member is masked; changing him outside the mini-program says how', async () => {
  const { user } = openedAs('member', AT);
  const patient = screen.getByRole('region', { name: '就诊人' });
  await waitFor(() => expect(patient).toHaveTextContent('林**'));
  expect(patient).toHaveTextContent('就诊卡尾号 2046');
  expect(patient).not.toHaveTextContent('书意');
  await user.click(within(patient).getByRole('button', { name: '换就诊人' }));
  const dialog = await dialogTitled('换就诊人在小程序内打开');
  expect(screen.getByRole('dialog')).toHaveTextContent(
    /请在微信里搜索小程序“杏邻”.*可以打电话：400-000-0000，每天 8:00–20:00/,
  );
  await user.click(dialog.getByText('知道了'));
  await waitFor(() => expect(screen.queryByText('换就诊人在小程序内打开')).not.toBeInTheDocument());
});

test('a newcomer has no patient yet; one that does not come is asked for again, the services stand', async () => {
  failNext(getCurrentPatient.path, 'drop', 3);
  const { user } = openedAs('newcomer', AT);
  const patient = screen.getByRole('region', { name: '就诊人' });
  await user.click(await within(patient).findByRole('button', { name: '重试' }, { timeout: 8000 }));
  expect(await within(patient).findByRole('button', { name: '添加就诊人' })).toBeInTheDocument();
  expect(await common()).toBeInTheDocument();
});

test('the ambulance can be called while nothing else comes; the services have their own retry', async () => {
  refused(getHospitalServices);
  const { user } = openedAs('guest', AT);
  expect(screen.getByRole('link', { name: /急症请打 120/ })).toHaveAttribute('href', 'tel:120');
  await user.click(await screen.findByRole('button', { name: '重试' }));
  expect(await common()).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '打急诊' })).toHaveAttribute('href', 'tel:057188880120');
});

test('without a network the page says so and still has the ambulance', async () => {
  offline(getHospitalServices);
  openedAs('guest', AT);
  expect(await screen.findByText('网络不给力', undefined, { timeout: 8000 })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /急症请打 120/ })).toBeInTheDocument();
});

test('in a browser the mini-program is named once for the whole page', async () => {
  openedAs('guest', AT);
  expect(await common()).not.toHaveTextContent('小程序');
  expect(screen.getAllByText(/小程序.*内打开/)).toHaveLength(1);
  const way = screen.getByRole('region', { name: '怎么打开' });
  expect(within(way).getByRole('link', { name: '打电话办理' })).toHaveAttribute('href', 'tel:4000000000');
  expect(within(way).getByRole('button', { name: '复制小程序名' })).toBeInTheDocument();
});

test('a paused service says why before the tap, and after it whom to call', async () => {
  const leave = jest.spyOn(addressBar, 'leave').mockImplementation(() => undefined);
  const { user } = openedAs('member', AT);
  const row = await screen.findByRole('button', { name: /出院结算/ });
  expect(row).toHaveTextContent('暂停服务');
  expect(row).toHaveTextContent('系统升级中，请到一楼结算窗口办理，电话 0571-8888-0102');
  await user.click(row);
  const dialog = await dialogTitled('出院结算暂停服务');
  await user.click(dialog.getByText('打电话'));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('tel:057188880102'));
});

test('who comes back to the page sees what is open by now', async () => {
  const service = GROUPS.flatMap(({ items }) => items).find(({ name }) => name === '出院结算');
  if (!service) throw new Error('no service');
  openedAs('member', AT);
  const row = await screen.findByRole('button', { name: /出院结算/ });
  expect(row).toHaveTextContent('暂停服务');
  service.status = 'open';
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(screen.getByRole('button', { name: /出院结算/ })).not.toHaveTextContent('暂停服务'));
  service.status = 'paused';
});

test('search finds by name and by what people call it, offers help for the rest, and stays out of the address', async () => {
  const { user, location } = openedAs('guest', AT);
  const field = await screen.findByRole('searchbox', { name: '找服务' });
  await user.type(field, '叫号');
  const found = screen.getByRole('region', { name: '找到的服务' });
  expect(found).toHaveTextContent('找到 1 项');
  expect(within(found).getByRole('button', { name: /排队候诊/ })).toHaveTextContent('门诊和孕产');
  await user.clear(field);
  await user.type(field, '住院');
  const stay = screen.getByRole('region', { name: '找到的服务' });
  expect(stay).toHaveTextContent('找到 2 项');
  expect(within(stay).getByRole('button', { name: /出院结算/ })).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, '停车场');
  expect(screen.getByRole('heading', { name: '没有找到“停车场”' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '打电话' })).toHaveAttribute('href', 'tel:4000000000');
  expect(location()).toBe(AT);
  await user.clear(field);
  expect(await common()).toBeInTheDocument();
});

test.each(['急诊', '叫救护车', '１２０', '老人摔了 急'])(
  'who looks for help at once, as %s, is led to those who come at once, not to customer service',
  async (words) => {
    const { user } = openedAs('guest', AT);
    await user.type(await screen.findByRole('searchbox', { name: '找服务' }), words);
    const found = screen.getByRole('region', { name: '找到的服务' });
    expect(within(found).getByRole('heading', { name: '急症请打 120' })).toBeInTheDocument();
    expect(found).not.toHaveTextContent('没有找到');
    expect(within(found).queryByRole('link', { name: '打电话' })).not.toBeInTheDocument();
  },
);

test('what an input method is still composing is not looked for', async () => {
  openedAs('guest', AT);
  const field = await screen.findByRole('searchbox', { name: '找服务' });
  fireEvent.compositionStart(field);
  fireEvent.change(field, { target: { value: "jiao'hao" } });
  expect(field).toHaveValue("jiao'hao");
  expect(screen.getByRole('region', { name: '常用服务' })).toBeInTheDocument();
  fireEvent.change(field, { target: { value: '叫号' } });
  fireEvent.compositionEnd(field);
  expect(screen.getByRole('region', { name: '找到的服务' })).toHaveTextContent('找到 1 项');
  expect(field).toHaveValue('叫号');
});

test('长辈版: four rows, the rest behind 全部服务, which the address keeps', async () => {
  setElderMode(true);
  const { user, location } = openedAs('member', AT);
  expect(within(await common()).getAllByRole('button')).toHaveLength(4);
  expect(screen.queryByRole('region', { name: '到院指引' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '全部服务' }));
  expect(location()).toBe(`${AT}&step=all`);
  expect(screen.getByRole('region', { name: '到院指引' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '收起全部服务' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: '到院指引' })).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: '打 120' })).toHaveAttribute('href', 'tel:120');
});

test.each([
  ['1201-EXAMPLE', ['医疗机构执业许可证 1201-EXAMPLE']],
  ['', []],
])('the number of the practice licence, where there is one (%p)', async (medical, lines) => {
  window.__APP_CONFIG__ = { licences: { medical } };
  openedAs('guest', AT);
  await common();
  expect(screen.queryAllByText(/^医疗机构执业许可证/).map((line) => line.textContent)).toEqual(lines);
});
