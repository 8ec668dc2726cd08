import { TextEncoder } from 'node:util';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { ask } from '@/testing/ask';
import { fakeFetch, signInAs } from '@/testing/fakeServer';
import { personaUser } from '../../users';
import { control, lastCalls } from './ask.js';
import { callsSection } from './calls.js';
import { faultSection, orderSection } from './deeds.js';
import { asCurl, makeLink, makeReport } from './report.js';
import { carryOutTaps } from './taps.js';

/*
 * The parts of the drawer that need no page of the app, against the mock server itself. The rest is in e2e/journeys/qa.
 */

// jsdom hides it.
Object.assign(globalThis, { TextEncoder });

let told: string[] = [];
const tell = (text: string) => told.push(text);

beforeEach(() => {
  told = [];
  document.body.replaceChildren();
  // What the prelude keeps before the app may play that the network is off.
  Object.assign(window, { __qaFetch: fakeFetch });
});

function show(section: HTMLElement): void {
  for (const each of [section, ...section.querySelectorAll('details')]) each.setAttribute('open', '');
  document.body.append(section);
}

const settingOf = (link: string) =>
  JSON.parse(Buffer.from(new URL(link).searchParams.get('qa') ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >;

test('a report names screen, version, link and the last ten calls, and nothing of the member', async () => {
  signInAs('member');
  window.location.hash = '#/schedule/points-mall/record';
  for (let count = 0; count < 12; count += 1) await ask('GET /api/miniapp/address/list', {}, { as: 'member' });
  const report = await makeReport();
  const [place, version, browser, link] = report.split('\n');
  expect([place, version]).toEqual(['画面 #/schedule/points-mall/record', '版本 development']);
  expect(browser).toMatch(/^浏览器 Mozilla/);
  expect(link).toMatch(/^复现 http:\/\/localhost\/\?qa=[\w-]+$/);
  expect(report.match(/^- \S+Z GET \/api\/miniapp\/address\/list → 200 合约✓$/gm)).toHaveLength(10);
  expect(report).toContain('"addressId":"A1"');
  const { realName, mobile, userId } = personaUser('member');
  for (const own of [realName, mobile, userId, '文三路']) expect(report).not.toContain(own);
});

test('the link of a report brings data, clock and person back after everything has changed', async () => {
  const available = async () => (await ask('GET /api/miniapp/points/summary', {}, { as: 'member' })).data.available;
  signInAs('member');
  await ask('POST /api/miniapp/points/sign/do', { clientToken: 'one' }, { as: 'member' });
  const before = await available();
  const { data, now, who } = settingOf(await makeLink());
  await control('reset');
  expect(await available()).not.toBe(before);
  await control('qaTake', { data, now, who });
  expect(await available()).toBe(before);
  expect(await control('qaSee')).toMatchObject({ persona: 'member' });
});

test('the link says what is played in this tab: host, large text, reduced motion, no network', async () => {
  const played = { host: 'mini', elder: true, calm: true, offline: true };
  expect(settingOf(await makeLink())).toMatchObject({ host: '', elder: false, calm: false, offline: false });
  localStorage.setItem('elderMode', '1');
  sessionStorage.setItem('qaHost', 'mini');
  for (const name of ['qaCalm', 'qaOffline']) sessionStorage.setItem(name, 'on');
  expect(settingOf(await makeLink())).toMatchObject(played);
});

test('a copied command can be pasted, and holds neither cookie nor person', () => {
  const asked = { text: "it's 13800002046", on: true };
  expect(asCurl({ route: 'POST /api/miniapp/address/parse', url: '/api/miniapp/address/parse?appCode=x', asked })).toBe(
    "curl -X POST 'http://localhost/api/miniapp/address/parse?appCode=x' -H 'Content-Type: application/json'" +
      ` -d '{"text":"***","on":true}' -b 'mock_session=…'`,
  );
  const quoted = asCurl({ route: 'POST /api/miniapp/x', url: '/api/miniapp/x', asked: { reason: "it's" } });
  expect(quoted).toContain(`-d '{"reason":"it'\\''s"}'`);
});

test('a fault is ordered for a call of this screen, as often as is said, and taken back', async () => {
  const user = userEvent.setup();
  await ask('GET /api/miniapp/points/summary');
  show(faultSection(await control('qaSee'), await lastCalls(), tell));
  await user.selectOptions(screen.getByLabelText('哪个请求'), '/api/miniapp/points/summary');
  await user.selectOptions(screen.getByLabelText('故障'), '404');
  await user.clear(screen.getByLabelText('次数，-1 表示一直'));
  await user.type(screen.getByLabelText('次数，-1 表示一直'), '3');
  await user.click(screen.getByRole('button', { name: '设置故障' }));
  await waitFor(() => expect(told).toEqual(['接下来 /api/miniapp/points/summary 会 404']));
  expect(await control('qaSee')).toMatchObject({
    faults: [{ path: '/api/miniapp/points/summary', kind: '404', times: 3 }],
  });
  await user.click(screen.getByRole('button', { name: '全部撤销' }));
  await waitFor(() => expect(told.at(-1)).toBe('故障都撤销了'));
  expect(await control('qaSee')).toMatchObject({ faults: [] });
});

test('what the server refuses is said, and the button can be pressed again', async () => {
  const user = userEvent.setup();
  show(faultSection(await control('qaSee'), [], tell));
  await user.clear(screen.getByLabelText('次数，-1 表示一直'));
  await user.type(screen.getByLabelText('次数，-1 表示一直'), '0');
  await user.click(screen.getByRole('button', { name: '设置故障' }));
  await waitFor(() => expect(told).toEqual(['次数为正整数；-1 表示一直如此']));
  expect(screen.getByRole('button', { name: '设置故障' })).toBeEnabled();
});

test('the orders of this screen can be chosen, the newest call first', async () => {
  await ask('GET /api/miniapp/mall/order/detail', { orderNo: 'G202611010000' }, { as: 'member' });
  const { data } = await ask<{ recordList: { orderNo: string }[] }>(
    'GET /api/miniapp/mall/order/list',
    { tab: 'all', currentPage: 1, pageSize: 5 },
    { as: 'member' },
  );
  show(orderSection(await lastCalls(), tell));
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(names.slice(0, 5)).toEqual(data.recordList.map(({ orderNo }) => orderNo));
  expect(names).toContain('G202611010000');
});

test('a call is told with its verdict, and asked once more', async () => {
  const user = userEvent.setup();
  await ask('GET /api/miniapp/user/app/config');
  const [call] = await lastCalls();
  show(callsSection(call ? [call] : [], tell));
  expect(await screen.findByText(/会员 未登录 · 符合合约$/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '重放' }));
  await waitFor(() => expect(told).toEqual([expect.stringMatching(/^200 \{"code":0/)]));
  expect((await lastCalls()).filter(({ route }) => route === call?.route)).toHaveLength(2);
});

test('taps of a link are carried out once, and a text goes into the field of that name', async () => {
  const pressed: string[] = [];
  document.body.innerHTML = '<button>下一步</button><label>备注<input></label>';
  document.querySelector('button')?.addEventListener('click', () => pressed.push('下一步'));
  for (const each of document.querySelectorAll('button, input, label')) {
    each.getBoundingClientRect = () => new DOMRect(0, 0, 80, 44);
    each.scrollIntoView = () => undefined;
  }
  sessionStorage.setItem('qaTaps', JSON.stringify(['下一步', { into: '备注', text: '轻放' }]));
  await carryOutTaps(tell);
  expect(pressed).toEqual(['下一步']);
  expect(document.querySelector('input')?.value).toBe('轻放');
  await carryOutTaps(tell);
  expect(pressed).toHaveLength(1);
  expect(told).toEqual([]);
});

const deny = () => {
  throw new DOMException('denied', 'SecurityError');
};
test.each([
  ['refuses', deny],
  ['has no way', (): unknown => null],
])('a browser that %s to keep anything for the page is left as it is', (_, give) => {
  const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(give as () => never);
  const { fetch } = window;
  const run = () => jest.isolateModules(() => require('./prelude.js'));
  expect(run).not.toThrow();
  storage.mockRestore();
  expect(window.fetch).toBe(fetch);
});
