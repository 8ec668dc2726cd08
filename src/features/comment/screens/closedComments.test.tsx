import { screen, waitFor, within } from '@testing-library/react';
import { ask } from '@/testing/ask';
import { callsTo } from '@/testing/fakeServer';
import { openedAs, refused } from '@/testing/screenTest';
import { DAY, serverNow, setServerNow } from '../../../../mock/_server/state';
import { getMyComments } from '../boardContract';
import { addComment, getCommentDetail } from '../contract';

const PATH = '/comment';
const YEAR = 365 * DAY;
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: '写评论' });

test('who writes while the activity ends keeps his words in sight, and can take them elsewhere', async () => {
  const { user } = openedAs('member', PATH);
  await user.type(await field(), '护士姐姐很耐心');
  setServerNow(serverNow() + YEAR);
  await user.click(screen.getByRole('button', { name: '发布' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '发布' })).not.toBeInTheDocument());
  expect(await field()).toHaveValue('护士姐姐很耐心');
  expect(await field()).toHaveAttribute('readonly');
  await user.click(screen.getByRole('button', { name: /复\s*制/ }));
  expect(await screen.findByText('评论已复制')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('护士姐姐很耐心');
});

test('where nobody has written and nobody can any more there is a way on', async () => {
  setServerNow(serverNow() + YEAR);
  openedAs('guest', `${PATH}?activityId=97`);
  expect(await screen.findByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/schedule/points-mall');
});

test('an address that names no activity shows nobody else’s comments', async () => {
  openedAs('guest', `${PATH}?activityId=none`);
  expect(await screen.findByText('没有找到这个活动')).toBeVisible();
  expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/schedule/points-mall');
  expect(callsTo(getCommentDetail.path)).toBe(0);
});

test('an activity that nobody knows takes no words and says where to go on', async () => {
  openedAs('member', `${PATH}?activityId=1`);
  expect(await screen.findByText('没有找到这个活动')).toBeVisible();
  expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/schedule/points-mall');
  expect(screen.queryByText(/还没有评论/)).not.toBeInTheDocument();
  expect(screen.queryByText(/条评论/)).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a comment that was turned down is not brought back where nobody can write', async () => {
  const words = { activityId: 99, content: '加我电话', images: [], clientToken: 'turned-down' };
  const { commentId } = (await ask<{ commentId: string }>(`POST ${addComment.path}`, words, { as: 'lapsed' })).data;
  await ask('POST /api/__mock/reject', { commentId, reason: '含联系方式' });
  setServerNow(serverNow() + YEAR);
  openedAs('lapsed', PATH);
  const own = within(await screen.findByRole('region', { name: '我的评论' }));
  await screen.findByText(/^活动已结束，评论已关闭/);
  expect(own.queryByRole('button', { name: '修改' })).not.toBeInTheDocument();
  expect(own.getByRole('button', { name: '删除' })).toBeInTheDocument();
});

test('when neither one’s own comments nor the others come it is said once, and one retry brings both', async () => {
  const words = { activityId: 99, content: '写错了', images: [], clientToken: 'own' };
  await ask(`POST ${addComment.path}`, words, { as: 'lapsed' });
  refused(getMyComments);
  refused(getCommentDetail);
  const { user } = openedAs('lapsed', PATH);
  expect(await screen.findByText(/系统维护中/)).toBeInTheDocument();
  expect(await screen.findAllByRole('alert')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /重\s*试/ }));
  expect(await screen.findByText('写错了')).toBeInTheDocument();
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
});
