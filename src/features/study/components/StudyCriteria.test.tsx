import { cleanup, screen } from '@testing-library/react';
import { openedAs } from '@/testing/screenTest';

const AT = '/keyan?studyId=KY2602';

test('who has applied is not told to answer first', async () => {
  openedAs('guest', AT);
  expect(await screen.findByText(/先答 \d+ 个问题/)).toBeVisible();
  cleanup();
  openedAs('member', AT);
  expect(await screen.findByRole('heading', { name: '谁可以参加' })).toBeVisible();
  expect(screen.queryByText(/先答 \d+ 个问题/)).not.toBeInTheDocument();
});
