import { screen } from '@testing-library/react';
import { ask } from '@/testing/ask';
import { renderScreen } from '@/testing/renderScreen';
import { CommentsPreview } from './CommentsPreview';

const open = (activityId: number) => renderScreen(<CommentsPreview activityId={activityId} />, { at: '/activity' });

test('a board that takes comments asks for one', async () => {
  open(99);
  expect(await screen.findByRole('link', { name: '去评论' })).toBeVisible();
});

test('a board that is closed asks for none: it is read, or says that it is closed', async () => {
  for (const code of ['nurse-carnival', 'nursing-care'])
    await ask('POST /api/__mock/campaign', { code, phase: 'ended' });
  open(99);
  expect(await screen.findByRole('link', { name: '看大家的评论' })).toBeVisible();
  expect(screen.queryByText('去评论')).not.toBeInTheDocument();
});

test('a board that is closed and empty says so', async () => {
  await ask('POST /api/__mock/campaign', { code: 'nursing-care', phase: 'ended' });
  open(98);
  expect(await screen.findByText('活动已结束，评论已关闭，可以看看其他活动')).toBeVisible();
  expect(screen.queryByRole('link', { name: /评论/ })).not.toBeInTheDocument();
});

test('a board that is not open yet says when it will be', async () => {
  await ask('POST /api/__mock/campaign', { code: 'nursing-care', phase: 'coming' });
  open(98);
  expect(await screen.findByText('活动还没有开始，开始后可以评论')).toBeVisible();
  expect(screen.queryByText(/评论已关闭/)).not.toBeInTheDocument();
});
