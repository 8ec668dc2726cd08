import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ask } from '@/testing/ask';
import { callsTo, failNext, signInAs } from '@/testing/fakeServer';
import { openSignup } from '@/testing/signupForm';
import { registerTestSignup } from '../../../../mock/_server/signup/testKit';
import { serverNow } from '../../../../mock/_server/state';

const CONFIG = '/api/miniapp/campaign/join/config';
const MINE = '/api/miniapp/campaign/join/mine';
const SUBMIT = '/api/miniapp/campaign/join/submit';
const FULL = /已满|报满|约满|候补/;

const tap = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(async () => {
  registerTestSignup({
    slots: [{ id: 'am', start: serverNow() + 4e8, end: serverNow() + 4e8 + 1, total: 1, taken: 0 }],
  });
  signInAs('member');
  const { data } = await ask<{ version: string }>('GET /api/miniapp/consent/get', { type: 'health' }, { as: 'member' });
  await ask('POST /api/miniapp/consent/accept', { type: 'health', version: data.version }, { as: 'member' });
});

async function fillIn() {
  await userEvent.click((await screen.findAllByRole('radio'))[0] as HTMLElement);
  await userEvent.click(await screen.findByRole('checkbox', { name: /服务协议/ }));
}

/** Takes the only seat, and does not hear of it. */
async function loseTheAnswer(mineFault: string) {
  openSignup('visit');
  await fillIn();
  const before = callsTo(CONFIG);
  failNext(SUBMIT, 'lost');
  failNext(MINE, mineFault);
  await tap('立即报名');
  await waitFor(() => expect(callsTo(CONFIG)).toBeGreaterThan(before));
}

test('who has taken the last seat never reads that it is full before he reads that it is his', async () => {
  const read: string[] = [];
  const observer = new MutationObserver(() => read.push(document.body.textContent ?? ''));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  await loseTheAnswer('slow:600');
  expect(await screen.findByRole('heading', { name: '我的报名' })).toBeVisible();
  observer.disconnect();
  // It stands there until his sign-ups come, which a slow machine may not see in time.
  expect(read.some((words) => words.includes('没有收到结果，可能已经报上了。再点一次不会重复报名。'))).toBe(true);
  expect(read.filter((words) => FULL.test(words))).toEqual([]);
});

test('as long as his own sign-ups do not come the form stays as it was, and leads to the seat', async () => {
  await loseTheAnswer('business');
  expect(await screen.findByText(/没有收到结果/)).toBeVisible();
  // Both answers have come by then.
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 600)));
  expect(screen.queryByText(FULL)).not.toBeInTheDocument();
  await tap('立即报名');
  expect(await screen.findByRole('heading', { name: '我的报名' })).toBeVisible();
});

test.each([
  ['500', /没有收到结果，可能已经报上了/],
  ['business:2003', /系统维护中/],
])('what came of handing in (%s) is brought into view, wherever the bar was pressed', async (fault, words) => {
  const seen: (string | null)[] = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this.textContent);
  });
  openSignup('visit');
  await fillIn();
  failNext(SUBMIT, fault);
  await tap('立即报名');
  await waitFor(() => expect(seen).toContainEqual(expect.stringMatching(words)));
});

test('an answer without content says neither that the seat is his nor that one has become free: the page does', async () => {
  openSignup('visit');
  await fillIn();
  failNext(SUBMIT, 'bare');
  await tap('立即报名');
  expect(await screen.findByText('已提交')).toBeVisible();
  expect(await screen.findByRole('button', { name: '去支付' })).toBeVisible();
  expect(screen.queryByText('报名成功')).not.toBeInTheDocument();
});

test('who meant to wait for a seat and got one reads so before he pays', async () => {
  const slot = { id: 'am', start: serverNow() + 4e8, end: serverNow() + 4e8 + 1, total: 1 };
  registerTestSignup({ slots: [{ ...slot, taken: 1 }] });
  const { location } = openSignup('visit');
  await fillIn();
  registerTestSignup({ slots: [{ ...slot, taken: 0 }] });
  await tap('已满，候补');
  expect(await screen.findByText('刚好空出一个名额，先留给您，付款后就定下来')).toBeVisible();
  await waitFor(() => expect(location()).toMatch(/^\/paying\?/));
});
