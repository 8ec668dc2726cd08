import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { claimWelfare, getThematic } from '@/features/activity/thematicContract';
import { saveAddress } from '@/features/address/contract';
import { likeComment } from '@/features/comment/boardContract';
import { addComment } from '@/features/comment/contract';
import { deleteSkinRecords, getSkinRecords } from '@/features/skin/quizContract';
import { ask } from './ask';
import { callsTo, failNext } from './fakeServer';
import { openedAs } from './screenTest';

/* What is answered after a member has gone on is done, but leaves the screen alone that he has gone on to. */

const LATE = 'slow:80';
const answered = () => act(() => new Promise((resolve) => setTimeout(resolve, 200)));

test('a like that is refused late says nothing of it on the next screen', async () => {
  const { unmount } = openedAs('member', '/comment');
  const [row] = await screen.findAllByRole('article');
  failNext(likeComment.path, 'drop');
  fireEvent.click(within(row as HTMLElement).getByRole('button', { name: /^点赞/ }));
  unmount();
  await answered();
  expect(callsTo(likeComment.path)).toBe(1);
  expect(document.body.textContent).toBe('');
});

test('a result that is deleted late is gone, and who has gone on stays where he is', async () => {
  const [record] = (
    await ask<{ recordId: string; quizId: string }[]>(`GET ${getSkinRecords.path}`, {}, { as: 'member' })
  ).data;
  const at = `/skin-library?quizId=${record?.quizId}&step=result&id=${record?.recordId}`;
  const { unmount } = openedAs('member', at);
  fireEvent.click(await screen.findByRole('button', { name: '删除这次结果' }));
  failNext(deleteSkinRecords.path, LATE);
  fireEvent.click(await screen.findByRole('button', { name: '删除' }));
  await waitFor(() => expect(callsTo(deleteSkinRecords.path)).toBe(1));
  unmount();
  await answered();
  expect(window.location.hash).toBe(`#${at}`);
  expect(screen.queryByText('已删除')).toBeNull();
});

test('a welfare whose answer was lost is looked for in silence by whoever has left', async () => {
  const { unmount } = openedAs('member', '/activity/nursing-care/welfare');
  const [claim] = await screen.findAllByRole('button', { name: /领取/ });
  failNext(claimWelfare.path, 'drop');
  const before = callsTo(getThematic.path);
  failNext(getThematic.path, LATE);
  fireEvent.click(claim as HTMLElement);
  await waitFor(() => expect(callsTo(getThematic.path)).toBeGreaterThan(before));
  unmount();
  await answered();
  expect(document.body.textContent).toBe('');
});

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: '写评论' });

/** Leaves while a comment is on its way. */
async function leaveWhileSending(fault: string) {
  const { user, unmount } = openedAs('lapsed', '/comment');
  await user.type(await field(), '谢谢护士');
  failNext(addComment.path, fault);
  fireEvent.click(screen.getByRole('button', { name: '发布' }));
  unmount();
}

test('a comment that comes through late is gone from the field of who is back by then, and stands in his strip', async () => {
  await leaveWhileSending(LATE);
  openedAs('lapsed', '/comment');
  expect(await field()).toHaveValue('谢谢护士');
  expect(await screen.findByText('评论成功，审核通过后即可展示')).toBeInTheDocument();
  await waitFor(async () => expect(await field()).toHaveValue(''));
  const own = await screen.findByRole('region', { name: '我的评论' });
  expect(await within(own).findByText('谢谢护士')).toBeVisible();
});

test('what is typed while a comment is on its way is not taken away with it', async () => {
  const { user } = openedAs('lapsed', '/comment');
  await user.type(await field(), '谢谢护士');
  failNext(addComment.path, 'slow:300');
  fireEvent.click(screen.getByRole('button', { name: '发布' }));
  await user.type(await field(), '，周末也来');
  expect(await screen.findByText('评论成功，审核通过后即可展示')).toBeInTheDocument();
  await answered();
  expect(await field()).toHaveValue('谢谢护士，周末也来');
});

test.each([
  ['drop', '刚才的评论没有收到结果，内容还在评论页'],
  ['business', '刚才的评论没有发布，内容还在评论页'],
])('a comment that fails late (%s) is named on the next screen', async (fault, words) => {
  await leaveWhileSending(fault);
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('an address that is saved late comes into the list, and the next new one begins empty', async () => {
  const { user, unmount } = openedAs('newcomer', '/schedule/address?action=new');
  await user.click(await screen.findByRole('button', { name: /^粘贴识别/ }));
  await user.type(
    screen.getByRole('textbox', { name: /收货信息/ }),
    '林女士 13812340000 浙江省杭州市西湖区文三路 1 号',
  );
  await user.click(screen.getByRole('button', { name: '识别' }));
  await user.click(await screen.findByRole('button', { name: '填入下面' }));
  failNext(saveAddress.path, 'slow:600');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(callsTo(saveAddress.path)).toBe(1));
  unmount();
  const list = openedAs('newcomer', '/schedule/address');
  expect(await screen.findByText('还没有收货地址')).toBeVisible();
  await waitFor(() => expect(document.body).toHaveTextContent(/文三路 1 号/));
  list.unmount();
  openedAs('newcomer', '/schedule/address?action=new');
  expect(await screen.findByLabelText('收货人')).toHaveValue('');
});
