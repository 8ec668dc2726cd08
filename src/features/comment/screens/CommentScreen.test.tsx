import { act, screen, waitFor, within } from '@testing-library/react';
import { endSession } from '@/session/changeSession';
import { forgetLoginStart } from '@/session/startLogin';
import { addressBar } from '@/shared/lib/addressBar';
import { ask } from '@/testing/ask';
import { callsTo, failNext, lastCallTo, signInAs } from '@/testing/fakeServer';
import { offline, openedAs, refused } from '@/testing/screenTest';
import { comments } from '../../../../mock/_server/comment/store';
import { deleteComment, getCommentCount, getMyComments, likeComment, reportComment } from '../boardContract';
import { addComment, getCommentDetail } from '../contract';

const PATH = '/comment';
const rows = () => screen.findAllByRole('article');
const firstRow = async () => within((await rows())[0] as HTMLElement);
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: '写评论' });
const control = (name: string, body: Record<string, unknown>) => ask(`POST /api/__mock/${name}`, body);
const writeAs = async (as: 'lapsed' | 'member', content: string) =>
  (
    await ask<{ commentId: string }>(
      `POST ${addComment.path}`,
      { activityId: 99, content, images: [], clientToken: content },
      { as },
    )
  ).data.commentId;

beforeEach(() => {
  forgetLoginStart();
  jest.spyOn(addressBar, 'leave').mockImplementation(() => undefined);
});

test('how many, newest first, page by page; 最热 orders them anew', async () => {
  const { user, location } = openedAs('guest', PATH);
  expect(await screen.findByRole('heading', { name: '260 条评论' })).toBeInTheDocument();
  expect((await firstRow()).getByText('置顶')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '加载更多' }));
  // Page 2, with the one before it.
  await waitFor(() => expect(callsTo(getCommentDetail.path)).toBe(3));
  await user.click(screen.getByRole('tab', { name: '最热' }));
  await waitFor(() => expect(lastCallTo(getCommentDetail.path)?.body).toMatchObject({ sort: 'hot', currentPage: 1 }));
  expect(location()).toBe('/comment?sort=hot');
});

test('a count that cannot be read gives way to the list’s own', async () => {
  failNext(getCommentCount.path, 'wrongTypes');
  openedAs('guest', PATH);
  await rows();
  expect(screen.getByRole('heading', { name: '260 条评论' })).toBeInTheDocument();
});

test('only some of the rows are in the document', async () => {
  await control('comments', { count: 10_000 });
  openedAs('guest', PATH);
  expect((await rows()).length).toBeLessThan(50);
});

test('another activity has its own comments', async () => {
  openedAs('guest', `${PATH}?activityId=97`);
  expect(await screen.findByText('还没有评论，来说第一句')).toBeInTheDocument();
  expect(lastCallTo(getCommentDetail.path)?.body).toMatchObject({ activityId: 97 });
});

test('a member hands in a comment: it waits in his own strip, and the button counts ten seconds', async () => {
  const { user } = openedAs('lapsed', PATH);
  await user.type(await field(), '护士姐姐很耐心');
  expect(screen.getByText('7/200')).toBeInTheDocument();
  await user.dblClick(screen.getByRole('button', { name: '发布' }));
  expect(await screen.findByText('评论成功，审核通过后即可展示')).toBeInTheDocument();
  expect(callsTo(addComment.path)).toBe(1);
  expect(await field()).toHaveValue('');
  expect(await screen.findByRole('button', { name: /^\d+ 秒后再发$/ })).toBeDisabled();
  const own = within(await screen.findByRole('region', { name: '我的评论' }));
  expect(own.getByText('护士姐姐很耐心')).toBeInTheDocument();
  expect(own.getByText('审核中')).toBeInTheDocument();
  expect(screen.getAllByText('护士姐姐很耐心')).toHaveLength(1);
});

test.each([
  ['   ', '先写几个字'],
  ['👍👍', '不能只有表情'],
  ['。。。', '不能只有标点'],
  ['谢'.repeat(203), '超出 3 个字'],
])('%p cannot be handed in: %s', async (text, reason) => {
  const { user } = openedAs('member', PATH);
  await user.click(await field());
  await user.paste(text);
  expect(screen.getByRole('button', { name: reason })).toBeDisabled();
});

test('a refusal is said and the text stays, also for another visit of the same member, and for nobody else', async () => {
  const { user, unmount } = openedAs('lapsed', PATH);
  await user.type(await field(), '加微信');
  await user.click(screen.getByRole('button', { name: '发布' }));
  expect(await screen.findByText('内容里有不能发布的词，请修改后再发')).toBeInTheDocument();
  expect(await field()).toHaveValue('加微信');
  unmount();
  openedAs('lapsed', PATH);
  expect(await field()).toHaveValue('加微信');
  act(() => signInAs('elder'));
  await waitFor(async () => expect(await field()).toHaveValue(''));
});

test('a guest writes first and signs in then; his words become the member’s', async () => {
  const { user } = openedAs('guest', PATH);
  await user.type(await field(), '谢谢护士');
  await user.click(screen.getByRole('button', { name: '登录后发布' }));
  expect(addressBar.leave).toHaveBeenCalledTimes(1);
  expect(callsTo(addComment.path)).toBe(0);
  act(() => signInAs('lapsed'));
  await waitFor(async () => expect(await field()).toHaveValue('谢谢护士'));
  expect(await screen.findByRole('button', { name: '发布' })).toBeEnabled();
  act(() => endSession());
  await waitFor(async () => expect(await field()).toHaveValue(''));
});

test('who writes too often waits as long as the server asks', async () => {
  const { user } = openedAs('lapsed', PATH);
  await user.type(await field(), '谢谢护士');
  const commentId = await writeAs('lapsed', '第一条');
  for (const row of comments().rows) if (row.commentId === commentId) row.createdAt += 35_000;
  await user.click(screen.getByRole('button', { name: '发布' }));
  expect(await screen.findByRole('button', { name: /^4[45] 秒后再发$/ })).toBeDisabled();
});

test('a long comment of one’s own stands in four lines until it is opened', async () => {
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
  await writeAs('lapsed', '很长\n'.repeat(30).trim());
  const { user } = openedAs('lapsed', PATH);
  const own = within(await screen.findByRole('region', { name: '我的评论' }));
  await user.click(own.getByRole('button', { name: '展开' }));
  expect(own.queryByRole('button', { name: '展开' })).not.toBeInTheDocument();
  expect(document.activeElement?.tagName).toBe('P');
});

test('a rejected comment shows why and comes back for another try; nobody else sees it', async () => {
  const commentId = await writeAs('lapsed', '加我电话');
  await control('reject', { commentId, reason: '含联系方式' });
  const { user } = openedAs('lapsed', PATH);
  const own = within(await screen.findByRole('region', { name: '我的评论' }));
  expect(own.getByText('未通过')).toBeInTheDocument();
  expect(own.getByText('含联系方式')).toBeInTheDocument();
  await user.click(own.getByRole('button', { name: '修改' }));
  expect(await field()).toHaveValue('加我电话');
  act(() => signInAs('elder'));
  await waitFor(() => expect(screen.queryByText('含联系方式')).not.toBeInTheDocument());
});

test('a rejected comment takes the place of what is being written only when one wants it', async () => {
  const commentId = await writeAs('lapsed', '加我电话');
  await control('reject', { commentId, reason: '含联系方式' });
  const { user } = openedAs('lapsed', PATH);
  const own = within(await screen.findByRole('region', { name: '我的评论' }));
  await user.type(await field(), '护士很细心');
  await user.click(own.getByRole('button', { name: '修改' }));
  await user.click(await screen.findByText(/^先\s*不\s*换$/));
  expect(await field()).toHaveValue('护士很细心');
  await user.click(own.getByRole('button', { name: '修改' }));
  await user.click(await screen.findByText('换成这条'));
  await waitFor(async () => expect(await field()).toHaveValue('加我电话'));
});

test('one’s own comments that did not come: it is announced, and they come with a retry', async () => {
  await writeAs('lapsed', '写错了');
  refused(getMyComments);
  const { user } = openedAs('lapsed', PATH);
  await rows();
  const note = await screen.findByRole('alert');
  expect(note).toHaveTextContent('我的评论没有取到');
  await user.click(within(note).getByRole('button', { name: /重\s*试/ }));
  expect(await screen.findByText('写错了')).toBeInTheDocument();
});

test('a like shows at once and is taken back when it was refused', async () => {
  refused(likeComment);
  const { user } = openedAs('member', PATH);
  const like = (await firstRow()).getByRole('button', { name: /^点赞/ });
  const before = Number(like.textContent);
  await user.click(like);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(like).toHaveAttribute('aria-pressed', 'false');
  await user.click(like);
  await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'true'));
  expect(like).toHaveTextContent(String(before + 1));
});

test('a like whose answer was lost shows as the server has it', async () => {
  const { user } = openedAs('member', PATH);
  const row = await firstRow();
  const like = () => row.getByRole('button', { name: /^点赞/ });
  const before = Number(like().textContent);
  failNext(likeComment.path, 'lost');
  await user.click(like());
  expect(await screen.findByText('没有收到结果，请看页面上的最新状态')).toBeInTheDocument();
  await waitFor(() => expect(like()).toHaveAttribute('aria-pressed', 'true'));
  expect(like()).toHaveTextContent(String(before + 1));
});

test('a deletion whose answer was lost is gone', async () => {
  await writeAs('lapsed', '写错了');
  const { user } = openedAs('lapsed', PATH);
  const mine = within(await screen.findByRole('region', { name: /^我的评论/ }));
  failNext(deleteComment.path, 'lost');
  await user.click(mine.getByRole('button', { name: '删除' }));
  await screen.findByText('删除这条评论？');
  await user.click(screen.getAllByRole('button', { name: '删除' }).at(-1) as HTMLElement);
  await waitFor(() => expect(callsTo(deleteComment.path)).toBe(1));
  await waitFor(() => expect(screen.queryByText('写错了')).not.toBeInTheDocument());
});

test('a guest who likes signs in', async () => {
  const { user } = openedAs('guest', PATH);
  await user.click((await firstRow()).getByRole('button', { name: /^点赞/ }));
  expect(addressBar.leave).toHaveBeenCalledTimes(1);
  expect(callsTo(likeComment.path)).toBe(0);
});

test('a report is sent with its reason', async () => {
  const { user, location } = openedAs('member', PATH);
  await user.click((await firstRow()).getByRole('button', { name: /更多操作/ }));
  await user.click(await screen.findByRole('button', { name: '举报' }));
  await user.click(await screen.findByRole('radio', { name: '广告或联系方式' }));
  await user.click(screen.getByRole('button', { name: '提交举报' }));
  expect(await screen.findByText('已收到，我们会尽快核实')).toBeInTheDocument();
  expect(lastCallTo(reportComment.path)?.body).toMatchObject({ reason: '广告或联系方式' });
  await waitFor(() => expect(location()).toBe(PATH));
});

test('a member deletes his own comment after a question', async () => {
  const commentId = await writeAs('lapsed', '写错了');
  await control('approve', { commentId });
  const { user } = openedAs('lapsed', PATH);
  const row = within((await screen.findByText('写错了')).closest('article') as HTMLElement);
  await user.click(row.getByRole('button', { name: /更多操作/ }));
  await user.click(await screen.findByRole('button', { name: '删除' }));
  await screen.findByText('删除这条评论？');
  await user.click(screen.getAllByRole('button', { name: '删除' })[1] as HTMLElement);
  await waitFor(() => expect(callsTo(deleteComment.path)).toBe(1));
  await waitFor(() => expect(screen.queryByText('写错了')).not.toBeInTheDocument());
  expect(await screen.findByRole('heading', { name: '260 条评论' })).toBeInTheDocument();
});

test('somebody’s approved comment is announced and comes when it is asked for; what did not come is said above the rows', async () => {
  const commentId = await writeAs('lapsed', '刚刚通过审核');
  const { user } = openedAs('guest', PATH);
  await rows();
  await control('approve', { commentId });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  failNext(getCommentDetail.path, '500', 1);
  await user.click(await screen.findByRole('button', { name: '有新评论，点这里看' }));
  expect(await screen.findByText(/^没有刷新成功，数据更新于/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '刷新' }));
  expect(await screen.findByText('刚刚通过审核')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: '有新评论，点这里看' })).not.toBeInTheDocument());
});

test('when the activity has ended everything can be read and nothing written', async () => {
  openedAs('member', `${PATH}?activityId=93`);
  expect(await screen.findByText(/^活动已结束，评论已关闭/)).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('without a network: a page of its own; with it the comments come by themselves', async () => {
  offline(getCommentDetail);
  openedAs('guest', PATH);
  expect(await screen.findByText(/网络不给力/)).toBeInTheDocument();
  await control('qaMend', {});
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await rows()).not.toHaveLength(0);
});
