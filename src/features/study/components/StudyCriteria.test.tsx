import { cleanup, screen } from '@testing-library/react';
import { openedAs } from '@/testing/screenTest';
import { changeStudy } from '../../../../mock/_server/study/control';
import { studies } from '../../../../mock/_server/study/store';

const AT = '/keyan?studyId=KY2602';

test('who has applied is not told to answer first', async () => {
  openedAs('guest', AT);
  expect(await screen.findByText(/先答 \d+ 个问题/)).toBeVisible();
  cleanup();
  openedAs('member', AT);
  expect(await screen.findByRole('heading', { name: '谁可以参加' })).toBeVisible();
  expect(screen.queryByText(/先答 \d+ 个问题/)).not.toBeInTheDocument();
});

test('nor is who has left, or who comes while nobody can apply', async () => {
  for (const row of studies().rows) Object.assign(row, { status: 'withdrawn', withdrawnAt: row.appliedAt });
  openedAs('member', AT);
  expect(await screen.findByRole('heading', { name: '谁可以参加' })).toBeVisible();
  expect(screen.queryByText(/先答 \d+ 个问题/)).not.toBeInTheDocument();
  cleanup();
  changeStudy({ studyId: 'KY2602', deed: 'pause' });
  openedAs('guest', AT);
  expect(await screen.findByRole('heading', { name: '谁可以参加' })).toBeVisible();
  expect(screen.queryByText(/先答 \d+ 个问题/)).not.toBeInTheDocument();
});
