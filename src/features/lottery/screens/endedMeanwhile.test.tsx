import { act, fireEvent, screen } from '@testing-library/react';
import { ask } from '@/testing/ask';
import { openedAs } from '@/testing/screenTest';

test('a loss names no chances that are left once the lottery is over', async () => {
  sessionStorage.setItem('lotterySkip:LUCK-2026', '1');
  openedAs('member', '/activity/nursing-care/play');
  await ask('POST /api/__mock/draw', { prizeId: 'P-NONE' });
  fireEvent.click(await screen.findByRole('button', { name: /^抽奖，剩/ }));
  expect(await screen.findByText(/^这次没有抽中，还可以再抽 \d 次$/)).toBeVisible();
  await ask('POST /api/__mock/lottery', { phase: 'ended' });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('这次没有抽中')).toBeVisible();
  expect(screen.queryByRole('button', { name: '再抽一次' })).toBeNull();
});
