import { screen } from '@testing-library/react';
import { openedAs } from '@/testing/screenTest';
import { forcePhase } from '../../../../mock/_server/campaign/registry';
import { ROUTES } from '../routes';

test.each([
  ['guest', '登录后看您的进度'],
  ['newcomer', '活动已结束，进度不再变'],
] as const)('after the end a %s is promised no progress any more', async (who, words) => {
  forcePhase('may', 2);
  openedAs(who, ROUTES.home.path);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByText(/自动记下|每完成一件/)).not.toBeInTheDocument();
});

test('how many boxes are left stays on one line with what is counted', async () => {
  openedAs('member', ROUTES.home.path);
  const note = await screen.findByText(/^早餐礼盒按完成先后发放/);
  expect(note.closest('p')?.textContent).toMatch(/已领 \d+\u00a0份，还有 \d+\u00a0份。$/);
});
