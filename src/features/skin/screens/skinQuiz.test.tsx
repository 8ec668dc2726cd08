import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { endSession } from '@/session/changeSession';
import { ask } from '@/testing/ask';
import { callsTo, failNext, lastCallTo } from '@/testing/fakeServer';
import { openedAs, refused } from '@/testing/screenTest';
import { deleteSkinRecords, getSkinRecords, submitSkinQuiz } from '../quizContract';

const AT = '/skin-library';
const ADULT = `${AT}?quizId=skin-adult`;

afterEach(() => {
  endSession();
  localStorage.clear();
  sessionStorage.clear();
});

/** Answers the present question and goes on. */
async function choose(answer: string) {
  fireEvent.click(await screen.findByLabelText(answer));
  fireEvent.click(screen.getByText(/^(下一题|看结果)$/));
}

const CALM = ['都没有', '手、脚', '不到 3 天', '不痒，或不影响', '发红、干、起皮', '没有', '没有', '好多了'];

async function answerAll(answers: readonly string[] = CALM) {
  fireEvent.click(await screen.findByRole('button', { name: '开始自测' }));
  for (const answer of answers) await choose(answer);
}

test('one question at a time leads to a result in words; nothing is sent', async () => {
  const opened = openedAs('newcomer', ADULT);
  expect(await screen.findByRole('link', { name: '打 120' })).toHaveAttribute('href', 'tel:120');
  await answerAll();
  expect(await screen.findByRole('heading', { name: '可以先在家照看' })).toBeVisible();
  expect(screen.getByText('自测不能代替医生诊断')).toBeVisible();
  expect(document.body.textContent).not.toMatch(/\d+ ?分(?!钟)/);
  expect(opened.location()).toMatch(/^\/skin-library\?quizId=skin-adult&step=result&id=[\w-]+$/);
  expect(callsTo(submitSkinQuiz.path)).toBe(0);
});

test('the button says what is missing, and an optional question can be passed over', async () => {
  const opened = openedAs('newcomer', ADULT);
  const { user } = opened;
  await user.click(await screen.findByRole('button', { name: '开始自测' }));
  expect(await screen.findByRole('button', { name: '请选一项' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: '先跳过这题' })).toBeNull();
  await choose('都没有');
  await choose('手、脚');
  await user.click(await screen.findByRole('button', { name: '先跳过这题' }));
  expect(await screen.findByRole('heading', { name: '痒得影响睡觉吗？' })).toBeVisible();
  expect(screen.getByRole('progressbar', { name: '已答 3 题，共 8 题' })).toBeVisible();
});

test('back leads to the question before, with its answer', async () => {
  const opened = openedAs('newcomer', ADULT);
  const { user } = opened;
  await user.click(await screen.findByRole('button', { name: '开始自测' }));
  await choose('都没有');
  await screen.findByRole('heading', { name: '主要是哪里不舒服？' });
  await user.click(screen.getByRole('button', { name: '返回' }));
  expect(await screen.findByRole('radio', { name: '都没有' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: '上一步' }));
  expect(await screen.findByRole('button', { name: '接着答（第 2 题）' })).toBeVisible();
});

test('a red flag ends it at once and leads to a phone and to the hospital', async () => {
  const opened = openedAs('newcomer', ADULT);
  const { user } = opened;
  await user.click(await screen.findByRole('button', { name: '开始自测' }));
  await user.click(await screen.findByRole('radio', { name: '呼吸费力，嘴唇、眼皮或舌头肿' }));
  expect(await screen.findByRole('heading', { name: '建议尽快就医' })).toBeVisible();
  const result = screen.getByRole('region', { name: '自测结果' });
  expect(within(result).getByRole('link', { name: '打 120' })).toHaveAttribute('href', 'tel:120');
  expect(within(result).getByText(/您选了“呼吸费力/)).toBeVisible();
  expect(await screen.findByRole('link', { name: '医院服务' })).toHaveAttribute(
    'href',
    '/schedule/points-mall?tab=service',
  );
  expect(screen.getByText('去挂号')).toBeVisible();
});

test('the red flags are one tap away from every question', async () => {
  const { user } = openedAs('guest', `${ADULT}&step=1`);
  const fold = await screen.findByRole('button', { name: '有危险情况，请现在就医' });
  expect(screen.queryByRole('link', { name: '打 120' })).toBeNull();
  await user.click(fold);
  expect(screen.getByRole('link', { name: '打 120' })).toHaveAttribute('href', 'tel:120');
});

test('answers stay when the questionnaire is left, for their member alone', async () => {
  const { user } = openedAs('newcomer', ADULT);
  await user.click(await screen.findByRole('button', { name: '开始自测' }));
  await choose('都没有');
  await choose('脸和脖子');
  await user.click(screen.getByRole('button', { name: '退出' }));
  cleanup();
  openedAs('elder', ADULT);
  expect(await screen.findByRole('button', { name: '开始自测' })).toBeVisible();
  cleanup();
  const again = openedAs('newcomer', ADULT);
  await again.user.click(await screen.findByRole('button', { name: '接着答（第 3 题）' }));
  expect(await screen.findByRole('heading', { name: '这处皮肤不舒服，有多久了？' })).toBeVisible();
});

test('a question that cannot be reached yet is not shown', async () => {
  openedAs('newcomer', `${ADULT}&step=6`);
  expect(await screen.findByRole('heading', { name: '现在有没有下面的情况？' })).toBeVisible();
});

test('a member is asked for a consent of its own before anything is sent', async () => {
  const opened = openedAs('newcomer', ADULT);
  await answerAll();
  await opened.user.click(await screen.findByRole('button', { name: '看说明并同意' }));
  expect(opened.location()).toMatch(/^\/schedule\/notice-before\?type=skin&next=/);
});

test('a child needs the consent of a guardian', async () => {
  const opened = openedAs('newcomer', `${AT}?quizId=skin-baby`);
  expect(await screen.findByText(/由爸爸妈妈或其他监护人来答。$/)).toBeVisible();
  await opened.user.click(screen.getByRole('button', { name: '开始自测' }));
  await opened.user.click(await screen.findByRole('radio', { name: /叫不醒/ }));
  expect(await screen.findByText(/需要监护人单独同意/)).toBeVisible();
  await opened.user.click(screen.getByRole('button', { name: '看说明并同意' }));
  expect(opened.location()).toMatch(/type=skinChild/);
});

test('with the consent one result goes into the account, once, and is deleted on both sides', async () => {
  const opened = openedAs('member', ADULT);
  const { user } = opened;
  await answerAll();
  const send = await screen.findByRole('button', { name: '存到我的账号' });
  await user.dblClick(send);
  expect(await screen.findByRole('heading', { name: '已存到您的账号' })).toBeVisible();
  expect(callsTo(submitSkinQuiz.path)).toBe(1);
  const body = lastCallTo(submitSkinQuiz.path)?.body as { answers: unknown[]; consentId: string };
  expect(body.answers).toHaveLength(8);
  expect(body.consentId).toBe('CS90007');
  expect((await ask<unknown[]>('GET /api/miniapp/skin/quiz/history', {}, { as: 'member' })).data).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: '删除这次结果' }));
  await user.click(await screen.findByRole('button', { name: '删除' }));
  await waitFor(async () =>
    expect((await ask<unknown[]>('GET /api/miniapp/skin/quiz/history', {}, { as: 'member' })).data).toHaveLength(1),
  );
  expect(Object.keys(localStorage).filter((key) => key.includes('skinResult'))).toEqual([]);
  await waitFor(() => expect(opened.location()).toBe(`${AT}?step=history`));
});

const HISTORY = 'GET /api/miniapp/skin/quiz/history';
const idsInAccount = async () =>
  (await ask<{ recordId: string }[]>(HISTORY, {}, { as: 'member' })).data.map(({ recordId }) => recordId);

/** Answers, keeps the result in the account, goes back and gives another last answer; gives the numbers in the account. */
async function changeAfterSending({ user }: ReturnType<typeof openedAs>) {
  await answerAll();
  await user.click(await screen.findByRole('button', { name: '存到我的账号' }));
  await screen.findByRole('heading', { name: '已存到您的账号' });
  const before = await idsInAccount();
  act(() => window.history.back());
  await choose('差不多');
  await screen.findByRole('heading', { name: '账号里是修改前的结果' });
  return before;
}

test('a result whose answer was lost stands as kept in the account, and a lost deletion as gone from it', async () => {
  const { user } = openedAs('member', ADULT);
  await answerAll();
  const before = await idsInAccount();
  failNext(submitSkinQuiz.path, 'lost');
  await user.click(await screen.findByRole('button', { name: '存到我的账号' }));
  expect(await screen.findByRole('heading', { name: '已存到您的账号' })).toBeVisible();
  expect(await idsInAccount()).toHaveLength(before.length + 1);
  failNext(deleteSkinRecords.path, 'lost');
  await user.click(screen.getByRole('button', { name: '删除这次结果' }));
  await user.click(await screen.findByRole('button', { name: '删除' }));
  expect(await screen.findByRole('heading', { name: '只在这台手机上' })).toBeVisible();
  expect(await idsInAccount()).toEqual(before);
});

test('another answer replaces the result: the account holds the one from before until it is changed there too', async () => {
  const opened = openedAs('member', ADULT);
  const before = await changeAfterSending(opened);
  expect(await idsInAccount()).toEqual(before);
  await opened.user.click(screen.getByRole('button', { name: '换成这次的结果' }));
  expect(await screen.findByRole('heading', { name: '已存到您的账号' })).toBeVisible();
  const after = await idsInAccount();
  expect(after).toHaveLength(before.length);
  expect(after).not.toContain(before[0]);
});

test('a run whose answer was changed is one row, and deleting it reaches the account', async () => {
  const before = await changeAfterSending(openedAs('member', ADULT));
  cleanup();
  const { user } = openedAs('member', `${AT}?step=history`);
  const list = await screen.findByRole('list', { name: '我的自测' });
  expect(await within(list).findByText('账号里是修改前的结果')).toBeVisible();
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  await user.click(within(list).getAllByRole('button', { name: /^删除 / })[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: '删除' }));
  await waitFor(async () => expect(await idsInAccount()).toEqual(before.slice(1)));
});

test('going on with the same answers leaves the result as it is', async () => {
  const { user } = openedAs('member', ADULT);
  await answerAll();
  await user.click(await screen.findByRole('button', { name: '存到我的账号' }));
  await screen.findByRole('heading', { name: '已存到您的账号' });
  act(() => window.history.back());
  await user.click(await screen.findByRole('button', { name: '看结果' }));
  expect(await screen.findByRole('heading', { name: '已存到您的账号' })).toBeVisible();
});

test('a consent that has lapsed meanwhile is asked for again', async () => {
  const opened = openedAs('member', ADULT);
  await answerAll();
  refused(submitSkinQuiz, 2014);
  await opened.user.click(await screen.findByRole('button', { name: '存到我的账号' }));
  expect(await screen.findByText('同意书有更新，请重新阅读')).toBeVisible();
});

test('the history holds what is on the phone and in the account; all can be deleted at once', async () => {
  openedAs('member', ADULT);
  await answerAll();
  await screen.findByRole('heading', { name: '可以先在家照看' });
  cleanup();
  const { user } = openedAs('member', `${AT}?step=history`);
  const list = await screen.findByRole('list', { name: '我的自测' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(within(list).getByText('只在这台手机上')).toBeVisible();
  expect(within(list).getByText('在您的账号里')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '全部删除' }));
  await user.click(await screen.findByRole('button', { name: '删除' }));
  expect(await screen.findByText('还没有自测记录')).toBeVisible();
  expect((await ask<unknown[]>('GET /api/miniapp/skin/quiz/history', {}, { as: 'member' })).data).toEqual([]);
});

test('a deletion that is refused deletes nothing on either side', async () => {
  const { user } = openedAs('member', `${AT}?step=history`);
  await user.click(await screen.findByRole('button', { name: /^删除 .*的自测$/ }));
  refused({ path: '/api/miniapp/skin/quiz/delete' });
  await user.click(await screen.findByRole('button', { name: '删除' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('在您的账号里')).toBeVisible();
});

test('a guest keeps the result in this page only, and his phone asks for no records', async () => {
  openedAs('guest', ADULT);
  await answerAll();
  expect(await screen.findByRole('heading', { name: '只在这个页面里' })).toBeVisible();
  expect(screen.getByRole('button', { name: '登录' })).toBeVisible();
  expect(callsTo(getSkinRecords.path)).toBe(0);
  expect(Object.keys(localStorage).filter((key) => key.includes('skin'))).toEqual([]);
});

test('a guest who comes for a result of his account is asked to sign in', async () => {
  openedAs('guest', `${ADULT}&step=result&id=SR90001`);
  expect(await screen.findByText('这里没有这次结果')).toBeVisible();
  expect(screen.getByRole('button', { name: '登录' })).toBeVisible();
});

test('for whom it is, is chosen first', async () => {
  const { user, location } = openedAs('guest', AT);
  await user.click(await screen.findByRole('button', { name: '开始自测' }));
  await user.click(await screen.findByRole('button', { name: /婴幼儿皮肤自测/ }));
  expect(location()).toBe(`${AT}?quizId=skin-baby`);
});
