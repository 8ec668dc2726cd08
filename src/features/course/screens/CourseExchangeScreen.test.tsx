import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { hideMessage } from '@/shared/ui/toast/toast';
import { ask } from '@/testing/ask';
import { callsTo, failNext } from '@/testing/fakeServer';
import { openedAs } from '@/testing/screenTest';
import { courseStore } from '../../../../mock/_server/course/store';
import { spend } from '../../../../mock/_server/points';
import { personaUser } from '../../../../mock/_server/users';
import { checkCourseCode, exchangeCourse, getCourse } from '../contract';

const AT = '/course-exchange?courseId=C1005';
const handIn = async () => fireEvent.click(await screen.findByRole('button', { name: '确认兑换' }));
const field = async () => screen.findByRole('textbox', { name: '兑换码' });
const owned = (persona: 'member' | 'newcomer' | 'lapsed') =>
  courseStore().owned.filter(({ userId }) => userId === personaUser(persona).userId).length;

afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

test('the right comes first where it costs nothing; each way says what it takes and leaves', async () => {
  openedAs('member', AT);
  expect(await screen.findByRole('tab', { name: '会员权益', selected: true })).toBeVisible();
  expect(screen.getByText('本月还能领 1 门')).toBeVisible();
  expect(screen.getByText('用掉 1 次，剩 0 次')).toBeVisible();
  fireEvent.click(screen.getByRole('tab', { name: '积分兑换' }));
  expect(await screen.findByText('可用 3,280，换后剩 2,680')).toBeVisible();
  expect(screen.getByText('2,680', { selector: 'dd' })).toBeVisible();
  fireEvent.click(screen.getByRole('tab', { name: '兑换码' }));
  expect(screen.getByRole('button', { name: '请输入兑换码' })).toBeDisabled();
});

test('what a lesson is not breaks after its comma', async () => {
  openedAs('member', AT);
  expect(await screen.findByText('不能代替医生诊断和治疗。')).toBeVisible();
});

test('however often it is tapped it is exchanged once, and the result has its end and the way to the lessons', async () => {
  const { location } = openedAs('member', `${AT}&way=points`);
  const button = await screen.findByRole('button', { name: '确认兑换' });
  act(() => {
    for (let tap = 0; tap < 3; tap += 1) button.click();
  });
  expect(await screen.findByRole('heading', { name: '课程换到了' })).toBeVisible();
  expect(screen.getByText('扣了积分')).toBeVisible();
  expect(screen.getByText(/^到/)).toHaveTextContent(/到 \d{4}-\d{2}-\d{2}/);
  expect(location()).toMatch(/^\/course-exchange\?courseId=C1005&recordId=CX/);
  expect(screen.getByRole('link', { name: '去学习' })).toHaveAttribute('href', '/course-list?courseId=C1005');
  expect([callsTo(exchangeCourse.path), owned('member')]).toEqual([1, 4]);
});

test('a lost answer is told, and the next tap gives the first result', async () => {
  openedAs('member', `${AT}&way=points`);
  await screen.findByRole('button', { name: '确认兑换' });
  failNext(exchangeCourse.path, 'lost');
  failNext(getCourse.path, 'drop', 4);
  const bring = jest.spyOn(Element.prototype, 'scrollIntoView');
  await handIn();
  expect(await screen.findByText('没有收到结果，可能已经换好。再点一次不会重复扣')).toBeVisible();
  expect(bring).toHaveBeenCalledTimes(1);
  await handIn();
  expect(await screen.findByRole('heading', { name: '课程换到了' })).toBeVisible();
  expect(owned('member')).toBe(4);
});

test('a course whose answer was lost is the member’s as soon as the page can tell', async () => {
  openedAs('member', `${AT}&way=points`);
  await screen.findByRole('button', { name: '确认兑换' });
  failNext(exchangeCourse.path, 'lost');
  await handIn();
  expect(await screen.findByText(/^这门课已经是您的了/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '确认兑换' })).not.toBeInTheDocument();
  expect([callsTo(exchangeCourse.path), owned('member')]).toEqual([1, 4]);
});

test('another price is shown and wants another tap', async () => {
  openedAs('member', `${AT}&way=points`);
  await screen.findByText('可用 3,280，换后剩 2,680');
  await ask('POST /api/__mock/coursePrice', { courseId: 'C1005', points: 650 });
  await handIn();
  expect(await screen.findByText('价格有变化，请重新确认，再点一次才会兑换')).toBeVisible();
  expect(await screen.findByText('可用 3,280，换后剩 2,630')).toBeVisible();
  expect(owned('member')).toBe(3);
  await handIn();
  expect(await screen.findByText('650')).toBeVisible();
});

test('points that another tab has spent meanwhile are missing beside the words, too', async () => {
  openedAs('member', `${AT}&way=points`);
  await screen.findByText('可用 3,280，换后剩 2,680');
  const { userId } = personaUser('member');
  spend(userId, { points: 3000, title: '兑换商品', bizType: 'order', bizNo: 'elsewhere' });
  await handIn();
  expect(await screen.findByText(/积分不够，还差 320 积分/)).toBeVisible();
  expect(await screen.findByRole('link', { name: /还差 320 积分/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: '确认兑换' })).toBeNull();
});

test('too few points lead to earning them, a right that is not there to the card', async () => {
  openedAs('lapsed', `${AT}&way=points`);
  expect(await screen.findByRole('link', { name: /还差 340 积分/ })).toHaveAttribute(
    'href',
    '/schedule/points-mall?step=tasks',
  );
});

test('a newcomer without the right is shown the way to it', async () => {
  openedAs('newcomer', `${AT}&way=right`);
  expect(await screen.findByRole('link', { name: /看会员卡/ })).toHaveAttribute('href', '/membership-card');
});

test.each([
  ['KC26-0000-0000', /这个兑换码无效，请核对，还可以试 4 次/],
  ['KC26-USED-4B2K', /已使用/],
  ['KC26-PAST-6N8C', /已过期/],
  ['KC26-BABY-3F7Y', /不适用/],
  ['KC26-GRP2-5D8W', /次数超限/],
])('the code %s is refused beside its field', async (code, words) => {
  openedAs('member', `${AT}&way=code`);
  fireEvent.change(await field(), { target: { value: code.toLowerCase() } });
  const bring = jest.spyOn(Element.prototype, 'scrollIntoView');
  await handIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  // Far above the button that was pressed.
  const typed = await field();
  await waitFor(() => expect(bring.mock.contexts).toEqual([typed]));
  expect(await field()).toHaveValue(code.replaceAll('-', ''));
});

test.each(['/course-exchange', `${AT}&way=code`])('%s: a message without a code is not handed in', async (at) => {
  openedAs('member', at);
  fireEvent.change(await field(), { target: { value: '您好，课程卡已寄出' } });
  expect(screen.getByRole('alert')).toHaveTextContent('没有认出兑换码，请只填兑换码');
  expect(await screen.findByRole('button', { name: '请输入兑换码' })).toBeDisabled();
});

test('five wrong codes lock with the time that is left, also after a reload and without a course', async () => {
  const { unmount } = openedAs('newcomer', `${AT}&way=code`);
  for (let times = 1; times <= 5; times += 1) {
    fireEvent.change(await field(), { target: { value: `KC260000000${times}` } });
    await handIn();
    await waitFor(() => expect(callsTo(exchangeCourse.path)).toBe(times));
    await screen.findByRole('alert');
  }
  expect(await screen.findByRole('button', { name: '已暂时锁定' })).toBeDisabled();
  expect(screen.getByRole('timer')).toHaveAccessibleName(/9 分|10 分/);
  unmount();
  openedAs('newcomer', '/course-exchange?code=KC268H3T5QWA');
  expect(await screen.findByRole('button', { name: '已暂时锁定' })).toBeDisabled();
  expect(callsTo(checkCourseCode.path)).toBe(0);
});

test('a code in the address fills the field and does nothing by itself; a look leads to its course', async () => {
  const { location } = openedAs('newcomer', '/course-exchange?code=kc26-8h3t%205qwa');
  expect(await field()).toHaveValue('KC268H3T5QWA');
  expect(callsTo(checkCourseCode.path)).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: '看看是哪门课' }));
  expect(await screen.findByRole('heading', { name: '卧床长辈的皮肤照看' })).toBeVisible();
  expect(location()).toMatch(/courseId=C1005&way=code/);
  expect(await field()).toHaveValue('KC268H3T5QWA');
  expect(callsTo(exchangeCourse.path)).toBe(0);
  await handIn();
  expect(await screen.findByRole('heading', { name: '课程换到了' })).toBeVisible();
  expect(screen.queryByText('扣了积分')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '积分明细' })).not.toBeInTheDocument();
});

test('a refused code that comes without its reason is told in the words of the answer itself', async () => {
  openedAs('member', `${AT}&way=code&code=KC268H3T5QWA`);
  await field();
  const body = JSON.stringify({ code: 2012, msg: '这个兑换码已作废', data: {} });
  const answer = { status: 200, headers: new Headers(), text: async () => body } as Response;
  jest.spyOn(global, 'fetch').mockResolvedValueOnce(answer);
  await handIn();
  expect(await screen.findByText('这个兑换码已作废')).toBeVisible();
});

test('an answer about a code that names neither course nor reason is told as none', async () => {
  openedAs('newcomer', '/course-exchange?code=KC268H3T5QWA');
  await field();
  failNext(checkCourseCode.path, 'wrongTypes');
  fireEvent.click(screen.getByRole('button', { name: '看看是哪门课' }));
  expect(await screen.findByText('没有查到这个兑换码的结果，请再试一次')).toBeVisible();
});

test('the answer about a code says nothing of what was typed meanwhile', async () => {
  const { location } = openedAs('newcomer', '/course-exchange?code=KC268H3T5QWA');
  const typed = await field();
  failNext(checkCourseCode.path, 'slow:200');
  fireEvent.click(screen.getByRole('button', { name: '看看是哪门课' }));
  fireEvent.change(typed, { target: { value: 'KC00000000' } });
  expect(screen.getByRole('button', { name: '提交中' })).toBeVisible();
  expect(await screen.findByRole('button', { name: '看看是哪门课' })).toBeEnabled();
  expect(location()).not.toContain('courseId');
  expect(typed).toHaveValue('KC00000000');
});

test('the clipboard is read on a tap only; without one the member is told how else', async () => {
  const readText = jest.fn(async () => ' kc26-8h3t-5qwa ');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { readText } });
  const { unmount } = openedAs('member', `${AT}&way=code`);
  expect(await field()).toHaveValue('');
  expect(readText).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: '粘贴' }));
  await waitFor(async () => expect(await field()).toHaveValue('KC268H3T5QWA'));
  Reflect.deleteProperty(navigator, 'clipboard');
  fireEvent.click(screen.getByRole('button', { name: '粘贴' }));
  expect(await screen.findByText('没有读到剪贴板，请长按输入框粘贴')).toBeVisible();
  hideMessage();
  fireEvent.click(screen.getByRole('button', { name: '粘贴' }));
  unmount();
  await act(async () => undefined);
  expect(screen.queryByText(/没有读到剪贴板/)).not.toBeInTheDocument();
});

/** A sentence whose clauses are parts of their own, so that it breaks between them. */
const sentence = (words: RegExp) =>
  screen.findByText((_, element) => element?.tagName === 'P' && words.test(element.textContent ?? ''));

test.each([
  ['C1001', /这门课已经是您的了/, '接着学'],
  ['C1003', /^这门课不用换，可以直接学$/, '接着学'],
])('%s needs no exchange and leads to the lessons', async (courseId, words, button) => {
  openedAs('member', `/course-exchange?courseId=${courseId}`);
  expect(await sentence(words)).toBeVisible();
  expect(screen.getByRole('link', { name: button })).toHaveAttribute('href', expect.stringContaining(courseId));
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(screen.queryByText(/换到后/)).not.toBeInTheDocument();
});

test.each([
  ['C1006', /^登录后可以直接学$/, false],
  ['C1010', /^登录后可以用兑换码换，或在积分商城兑换$/, true],
])('a guest reads of %s how he gets it', async (courseId, words, isExchanged) => {
  openedAs('guest', `/course-exchange?courseId=${courseId}`);
  expect(await sentence(words)).toBeVisible();
  expect(screen.queryByText(/换到后/) !== null).toBe(isExchanged);
});

test('a course that the mall sells leads there whoever has no code', async () => {
  openedAs('member', '/course-exchange?courseId=C1010');
  expect(await field()).toBeVisible();
  expect(screen.getByRole('link', { name: /去商城兑换/ })).toHaveAttribute(
    'href',
    '/schedule/points-mall/goods-detail?goodsId=G5003',
  );
});

test('a guest sees the course and what to do; a code alone asks for a login', async () => {
  const { unmount } = openedAs('guest', AT);
  expect(await screen.findByText('登录后可以用积分、兑换码或会员权益换')).toBeVisible();
  expect(screen.getByRole('button', { name: '登录后学习' })).toBeVisible();
  unmount();
  openedAs('guest', '/course-exchange?code=KC268H3T5QWA');
  expect(await screen.findByText('登录后兑换课程')).toBeVisible();
});

test('the records tell what came how and until when', async () => {
  const { location } = openedAs('member', '/course-exchange');
  fireEvent.click(await screen.findByRole('button', { name: '兑换记录' }));
  expect(await screen.findByText(/^商城兑换，700 积分/)).toBeVisible();
  expect(screen.getByText(/已到期$/)).toBeVisible();
  expect(location()).toBe('/course-exchange?step=records');
});

test.each([
  ['for a course', `${AT}&way=code`],
  ['without a course', '/course-exchange'],
])('a code that was typed %s is there after a login or a look at the rules', async (_, at) => {
  const { unmount } = openedAs('member', at);
  fireEvent.change(await field(), { target: { value: 'kc26-8h3t 5qwa' } });
  unmount();
  openedAs('member', at);
  expect(await field()).toHaveValue('KC268H3T5QWA');
});
