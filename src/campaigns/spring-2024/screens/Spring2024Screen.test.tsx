import { screen } from '@testing-library/react';
import { openedAs } from '@/testing/screenTest';
import { forcePhase } from '../../../../mock/_server/campaign/registry';

const LOOKING_BACK = '2024 春季活动回顾';

test('it looks back once it is over', async () => {
  openedAs('guest', '/spring-2024');
  expect(await screen.findByText('那个春天')).toBeVisible();
  expect(screen.getByText(LOOKING_BACK)).toBeVisible();
});

test('while it runs it does not', async () => {
  forcePhase('spring2024', 1);
  openedAs('guest', '/spring-2024');
  expect(await screen.findByText('给家人写封信，领一套明信片')).toBeVisible();
  expect(screen.queryByText(LOOKING_BACK)).not.toBeInTheDocument();
  expect(screen.getByText('登录后看您领到了什么，还有什么没领')).toBeVisible();
});

test.each([
  [1, '领到的明信片会在这里'],
  [2, '这次您没有参加，下面看看那个春天'],
] as const)('in phase %d who has no record of it reads: %s', async (phase, words) => {
  forcePhase('spring2024', phase);
  openedAs('newcomer', '/spring-2024');
  expect(await screen.findByText(words)).toBeVisible();
});
