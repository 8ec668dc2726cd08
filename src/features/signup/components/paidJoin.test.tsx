import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ask } from '@/testing/ask';
import { callsTo, failNext, signInAs } from '@/testing/fakeServer';
import { AT, openSignup } from '@/testing/signupForm';
import { CODE, registerTestSignup } from '../../../../mock/_server/signup/testKit';
import { DAY, dayOf, HOUR, serverNow, setServerNow, startOfDay } from '../../../../mock/_server/state';

const CANCEL = '/api/miniapp/campaign/join/cancel';
const SUBMIT = '/api/miniapp/campaign/join/submit';
const MINE = '/api/miniapp/campaign/join/mine';

const open = (query?: string) => openSignup('visit', query);
const tap = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => registerTestSignup());

async function agreeToHealth(): Promise<string> {
  signInAs('member');
  const { data: health } = await ask<{ version: string }>(
    'GET /api/miniapp/consent/get',
    { type: 'health' },
    { as: 'member' },
  );
  await ask('POST /api/miniapp/consent/accept', { type: 'health', version: health.version }, { as: 'member' });
  const { data: config } = await ask<{ consent: { consentId: string } }>(
    'GET /api/miniapp/campaign/join/config',
    { code: CODE, packageId: 'visit' },
    { as: 'member' },
  );
  return config.consent.consentId;
}

/** Signs the member up for a visit. */
async function bookVisit(slotId = 'am'): Promise<string> {
  const consentId = await agreeToHealth();
  const payload = { code: CODE, packageId: 'visit', slotId, addressId: 'A1', agrees: true, consentId };
  const { data } = await ask<{ orderNo: string }>(`POST ${SUBMIT}`, payload, { as: 'member' });
  return data.orderNo;
}

/** Signs the member up for a visit and pays it. */
async function payVisit() {
  await ask('POST /api/__mock/pay', { orderNo: await bookVisit(), result: 'success' });
}

/** Writes a note, saves it, and does not hear of it. */
async function loseChange() {
  await userEvent.type(await screen.findByRole('textbox', { name: /备注/ }), '请敲门');
  failNext(SUBMIT, 'lost');
  await tap('保存修改');
  expect(await screen.findByText('没有收到结果，请再点一次保存')).toBeVisible();
}

const noteOnServer = async () => {
  const { data } = await ask<{ joins: { note: string }[] }>(`GET ${MINE}`, { code: CODE }, { as: 'member' });
  return data.joins[0]?.note;
};

test('until when a sign-up can be changed is said in one way, with its year where it is another one', async () => {
  const start = Date.parse('2097-01-10T09:00:00+08:00');
  registerTestSignup({
    deadline: Date.parse('2097-01-04T00:00:00+08:00'),
    slots: [{ id: 'am', start, end: start + 3_600_000, total: 1, taken: 0 }],
  });
  await payVisit();
  open();
  const edit = await screen.findByRole('button', { name: /修改报名/ });
  expect(edit).toHaveTextContent('2097-01-03 24:00 前');
  await userEvent.click(edit);
  await waitFor(() => expect(document.body).toHaveTextContent('2097-01-03 24:00 前可以修改'));
});

test('a paid sign-up has its group and its code to show', async () => {
  await payVisit();
  open();
  expect(await screen.findByText('上门地址')).toBeVisible();
  expect(screen.getByText(/^浙江省 杭州市 西湖区 文三路 3\*\* 号/)).toBeVisible();
  await tap(/护理交流群/);
  expect(await screen.findByRole('img', { name: '护理交流群的二维码' })).toBeVisible();
  expect(screen.getByRole('button', { name: /加入日历/ })).toBeVisible();
});

test.each([
  [30, '前一天打电话，和您确认时间', '提前一天提醒您'],
  [3, '就在今天，请留意电话', '提前 2 小时提醒您'],
  [1, '就在今天，请留意电话', ''],
  [0, '就在今天，请留意电话', undefined],
])('%i hours before the visit nothing is promised for a time that has gone', async (hours, tip, reminder) => {
  const start = startOfDay(dayOf(serverNow() + 4 * DAY)) + 9 * HOUR;
  registerTestSignup({ slots: [{ id: 'am', start, end: start + HOUR, total: 1, taken: 0 }] });
  await payVisit();
  setServerNow(start - hours * HOUR);
  open();
  expect(await screen.findByText(tip)).toBeVisible();
  const button = screen.queryByRole('button', { name: /加入日历/ });
  expect(button?.textContent).toBe(reminder === undefined ? undefined : `加入日历${reminder}`);
});

test('a change that comes after the deadline is refused, and what was handed in stands there again', async () => {
  const deadline = serverNow() + 60_000;
  registerTestSignup({ deadline });
  await payVisit();
  const { location } = open('?step=edit');
  await screen.findByRole('textbox', { name: /备注/ });
  setServerNow(deadline + 1_000);
  await tap('保存修改');
  expect(await screen.findByRole('heading', { name: '我的报名' })).toBeVisible();
  await waitFor(() => expect(location()).toBe(AT));
});

test('a change whose answer is lost says what to do, and is made once', async () => {
  await payVisit();
  open('?step=edit');
  await loseChange();
  await tap('保存修改');
  expect(await screen.findByText('已修改')).toBeVisible();
});

test('who leaves a change whose answer was lost reads what was saved', async () => {
  await payVisit();
  open();
  await tap(/修改报名/);
  await loseChange();
  await tap('返回');
  expect(await screen.findByText('请敲门')).toBeVisible();
});

test('a change is there again after a reload, and given up by who goes back', async () => {
  await payVisit();
  open();
  await tap(/修改报名/);
  const note = () => screen.findByRole('textbox', { name: /备注/ });
  await userEvent.clear(await note());
  await userEvent.type(await note(), '先打电话');
  const kept = { ...sessionStorage };
  await tap('返回');
  await tap(/修改报名/);
  expect(await note()).not.toHaveValue('先打电话');
  await tap('返回');
  // A reload keeps what the tab holds.
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, String(value));
  await tap(/修改报名/);
  expect(await note()).toHaveValue('先打电话');
});

test('a change that was overwritten in another tab is made once more, not taken for the lost one', async () => {
  await payVisit();
  open('?step=edit');
  await loseChange();
  const { data } = await ask<{ joins: { joinId: string }[] }>(`GET ${MINE}`, { code: CODE }, { as: 'member' });
  const other = { code: CODE, joinId: data.joins[0]?.joinId, note: '按门铃', answers: [] };
  await ask(`POST ${SUBMIT}`, other, { as: 'member' });
  await tap('保存修改');
  expect(await screen.findByText('已修改')).toBeVisible();
  expect(await noteOnServer()).toBe('请敲门');
});

test('who has signed up in another tab for another time sees that one before he pays', async () => {
  await agreeToHealth();
  const { location } = open();
  await userEvent.click((await screen.findAllByRole('radio'))[0] as HTMLElement);
  await userEvent.click(screen.getByRole('checkbox', { name: /服务协议/ }));
  await bookVisit('pm');
  await tap('立即报名');
  expect(await screen.findByText('您已经报名过了')).toBeVisible();
  expect(await screen.findByRole('button', { name: '去支付' })).toBeVisible();
  expect(location()).toBe(AT);
});

test.each(['J0', 'of another package'])(
  'an address with a sign-up (%s) that is not here shows the one that is',
  async (named) => {
    await payVisit();
    const answers = [{ key: 'way', value: '线上' }];
    const talk = { code: CODE, packageId: 'talk', answers, agrees: true };
    const { data } = await ask<{ joinId: string }>(`POST ${SUBMIT}`, talk, { as: 'member' });
    open(`?joinId=${named === 'J0' ? named : data.joinId}`);
    expect(await screen.findByRole('heading', { name: '我的报名' })).toBeVisible();
    expect(screen.getByText('项目').parentElement).toHaveTextContent('上门护理');
  },
);

test('a refund whose answer was lost is not called failed, and the sign-up says what came of it', async () => {
  await payVisit();
  open();
  await tap('申请退款');
  const dialog = await screen.findByRole('dialog');
  failNext(CANCEL, 'lost');
  await userEvent.click(within(dialog).getByRole('button', { name: '申请退款' }));
  expect(await screen.findByText('没有收到结果，是否取消以这里为准')).toBeVisible();
  expect(await screen.findByRole('button', { name: '立即报名' })).toBeVisible();
  expect(callsTo(CANCEL)).toBe(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('who has taken his money back sees from the form where it is, and can sign up again from there', async () => {
  await payVisit();
  const { location } = open();
  await tap('申请退款');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: '申请退款' }));
  const former = await screen.findByRole('link', { name: /上次报名退款中/ });
  expect(former).toHaveTextContent('到账');
  await userEvent.click(former);
  expect(await screen.findByRole('heading', { name: '我的报名' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: '再次报名' }));
  expect(await screen.findByRole('button', { name: '立即报名' })).toBeVisible();
  expect(location()).toBe(AT);
});
