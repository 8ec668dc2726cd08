import { screen, waitFor } from '@testing-library/react';
import { installFakeFetch } from '@/request/fakeFetch';
import { UNAUTHORISED_WAIT_MS } from '@/shared/config/constants';
import { addressBar } from '@/shared/lib/addressBar';
import { failNext, resetMock, signInAs } from '@/testing/fakeServer';
import { comments } from '../../../mock/_server/comment/store';
import { submitComment } from './submitComment';

const draft = (content: string) => ({ content, clientToken: crypto.randomUUID() });

beforeEach(() => {
  resetMock();
  signInAs('member');
});

// Source: spec §8.
test('addComment, code 0: says that it succeeded and shows after review', async () => {
  await expect(submitComment(draft('护士姐姐很耐心'))).resolves.toBeUndefined();
  expect(await screen.findByText('评论成功，审核通过后即可展示')).toBeInTheDocument();
});

test('addComment, code not 0: the server’s message for one second, and the caller keeps the text', async () => {
  await expect(submitComment(draft('加微信'))).resolves.toBeDefined();
  const message = '内容里有不能发布的词，请修改后再发';
  expect(await screen.findByText(message)).toBeInTheDocument();
  const shownAt = performance.now();
  await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument(), { timeout: 4_000, interval: 20 });
  const shownMs = performance.now() - shownAt;
  expect(shownMs).toBeGreaterThan(700);
  expect(shownMs).toBeLessThan(2_900);
});

test('addComment is taken by its code alone', async () => {
  failNext('/api/miniapp/annual/activity/comment/addComment', 'bare');
  await expect(submitComment(draft('谢谢'))).resolves.toBeUndefined();
  expect(await screen.findByText('评论成功，审核通过后即可展示')).toBeInTheDocument();
});

describe('addComment says why in Chinese, for one second, whatever the server says', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  test.each([
    ['refused without a word', { code: 2001, msg: '' }, '操作没有成功，请稍后再试'],
    ['refused with blanks', { code: 2001, msg: '  ' }, '操作没有成功，请稍后再试'],
  ])('%s', async (_, body, words) => {
    installFakeFetch().answer({ body: { ...body, data: null } });
    const submitted = submitComment(draft('谢谢'));
    await expect(submitted).resolves.toBeDefined();
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    jest.advanceTimersByTime(940);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    jest.advanceTimersByTime(60);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test('addComment in an ended session is no refusal: it is told at once, and the caller speaks', async () => {
  jest.useFakeTimers();
  jest.spyOn(addressBar, 'leave').mockImplementation(() => undefined);
  installFakeFetch().answer({ body: { code: -1, msg: 'unauthorized', data: null } });
  const onUnauthorised = jest.fn();
  const submitted = submitComment(draft('谢谢'), onUnauthorised);
  await jest.advanceTimersByTimeAsync(50);
  expect(onUnauthorised).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(UNAUTHORISED_WAIT_MS);
  await expect(submitted).resolves.toMatchObject({ kind: 'unauthorised' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  jest.useRealTimers();
});

test('addComment without an answer: not taken', async () => {
  failNext('/api/miniapp/annual/activity/comment/addComment', 'drop', 1);
  await expect(submitComment(draft('谢谢'))).resolves.toBeDefined();
});

test('a comment belongs to the activity that it is handed in for, by default to the spec’s own', async () => {
  await submitComment({ ...draft('年度活动很好'), activityId: 97 });
  signInAs('elder');
  await submitComment(draft('护士姐姐很耐心'));
  expect(
    comments()
      .rows.filter(({ auditStatus }) => auditStatus === 0)
      .map(({ activityId, content }) => [activityId, content]),
  ).toEqual([
    [97, '年度活动很好'],
    [99, '护士姐姐很耐心'],
  ]);
});
