import { screen, waitFor, within } from '@testing-library/react';
import { ask } from '@/testing/ask';
import { failNext, lastCallTo } from '@/testing/fakeServer';
import { openedAs } from '@/testing/screenTest';
import { comments } from '../../../../mock/_server/comment/store';
import { getCommentCount, reportComment } from '../boardContract';
import { addComment } from '../contract';

const PATH = '/comment';
const rows = () => screen.findAllByRole('article');
const firstRow = async () => within((await rows())[0] as HTMLElement);
const control = (name: string, body: Record<string, unknown>) => ask(`POST /api/__mock/${name}`, body);
const writeAs = async (as: 'lapsed', content: string) => {
  const words = { activityId: 99, content, images: [], clientToken: content };
  return (await ask<{ commentId: string }>(`POST ${addComment.path}`, words, { as })).data.commentId;
};

test('a report whose answer was lost says what to do; the second tap is no other report', async () => {
  failNext(reportComment.path, 'lost');
  const { user, location } = openedAs('member', PATH);
  await user.click((await firstRow()).getByRole('button', { name: /更多操作/ }));
  await user.click(await screen.findByRole('button', { name: '举报' }));
  await user.click(await screen.findByRole('radio', { name: '其他' }));
  await user.click(screen.getByRole('button', { name: '提交举报' }));
  expect(await screen.findByText('没有收到结果，请再点一次“提交举报”')).toBeInTheDocument();
  const token = lastCallTo(reportComment.path)?.body.clientToken;
  await user.click(screen.getByRole('button', { name: '提交举报' }));
  expect(await screen.findByText('已收到，我们会尽快核实')).toBeInTheDocument();
  expect(lastCallTo(reportComment.path)?.body.clientToken).toBe(token);
  await waitFor(() => expect(location()).toBe('/comment'));
});

test('a comment that is deleted already is gone, and so is what lay over it', async () => {
  const commentId = await writeAs('lapsed', '写错了');
  await control('approve', { commentId });
  const { user, location } = openedAs('lapsed', `${PATH}?step=more&commentId=${commentId}`);
  const panel = within(await screen.findByRole('dialog', { name: '这条评论' }));
  await user.click(await panel.findByRole('button', { name: '删除' }));
  await screen.findByText('删除这条评论？');
  comments().rows = comments().rows.filter((each) => each.commentId !== commentId);
  await user.click(screen.getAllByRole('button', { name: '删除' }).at(-1) as HTMLElement);
  expect(await screen.findByText('这条评论已经不在了')).toBeInTheDocument();
  await waitFor(() => expect(location()).toBe('/comment'));
  await waitFor(() => expect(screen.queryByText('写错了')).not.toBeInTheDocument());
});

test('who likes a comment that has gone is told so, with nothing left to do, and its row goes', async () => {
  const { user } = openedAs('member', PATH);
  const [first] = await rows();
  comments().rows = comments().rows.filter(({ topped }) => !topped);
  await user.click(within(first as HTMLElement).getByRole('button', { name: /^点赞/ }));
  expect(await screen.findByText('这条评论已经不在了')).toBeInTheDocument();
  await waitFor(() => expect(first).not.toBeInTheDocument());
});

test('who reports a comment that has gone is told so, and its row goes', async () => {
  const { user, location } = openedAs('member', PATH);
  const [first] = await rows();
  await user.click(within(first as HTMLElement).getByRole('button', { name: /更多操作/ }));
  await user.click(await screen.findByRole('button', { name: '举报' }));
  const commentId = new URLSearchParams(location().split('?')[1]).get('commentId');
  comments().rows = comments().rows.filter((each) => each.commentId !== commentId);
  await user.click(await screen.findByRole('radio', { name: '其他' }));
  await user.click(screen.getByRole('button', { name: '提交举报' }));
  expect(await screen.findByText('这条评论已经不在了')).toBeInTheDocument();
  await waitFor(() => expect(location()).toBe('/comment'));
  await waitFor(() => expect(first).not.toBeInTheDocument());
});

test('a comment that has gone is counted no longer, and nobody is told of new ones', async () => {
  const commentId = await writeAs('lapsed', '马上删掉');
  await control('approve', { commentId });
  const { user } = openedAs('member', PATH);
  const text = await screen.findByText('马上删掉');
  expect(await screen.findByRole('heading', { name: '261 条评论' })).toBeInTheDocument();
  comments().rows = comments().rows.filter((each) => each.commentId !== commentId);
  await user.click(within(text.closest('article') as HTMLElement).getByRole('button', { name: /^点赞/ }));
  await waitFor(() => expect(text).not.toBeInTheDocument());
  expect(await screen.findByRole('heading', { name: '260 条评论' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '有新评论，点这里看' })).not.toBeInTheDocument();
});

test('who deletes his own comment is not told of new ones while the count is on its way', async () => {
  const commentId = await writeAs('lapsed', '写错了');
  await control('approve', { commentId });
  const { user } = openedAs('lapsed', `${PATH}?step=more&commentId=${commentId}`);
  const panel = within(await screen.findByRole('dialog', { name: '这条评论' }));
  await user.click(await panel.findByRole('button', { name: '删除' }));
  await screen.findByText('删除这条评论？');
  failNext(getCommentCount.path, 'slow:2500');
  await user.click(screen.getAllByRole('button', { name: '删除' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByText('写错了')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: '260 条评论' })).toBeInTheDocument();
  expect(screen.queryByText('没有找到这条评论')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '有新评论，点这里看' })).not.toBeInTheDocument();
});
