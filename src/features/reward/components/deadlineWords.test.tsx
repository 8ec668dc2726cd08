import { screen, waitFor } from '@testing-library/react';
import { signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { rewards } from '../../../../mock/_server/reward/store';
import { useLatestPrizes } from '../useLatestPrizes';
import { ClaimDeadline } from './ClaimDeadline';
import { LatestPrizes } from './LatestPrizes';

const MIDNIGHT = Date.parse('2097-01-05T00:00:00+08:00');

test('what can be claimed until a midnight can be claimed until the end of the day before', () => {
  renderScreen(<ClaimDeadline claimBefore={MIDNIGHT} onOver={() => undefined} />, { at: '/' });
  expect(document.body).toHaveTextContent('请在 2097-01-04 24:00 前填写地址');
  // No line begins with 前.
  expect(document.body.textContent).toContain('24:00\u00a0前');
});

function Newest({ activityId, lotteryId }: { activityId: number; lotteryId: string }) {
  return <LatestPrizes query={useLatestPrizes({ activityId, lotteryId })} />;
}

test.each([
  ['the end of the day before', MIDNIGHT, '2097-01-04 24:00'],
  ['the time of the day', MIDNIGHT + 36_000_000, '2097-01-05 10:00'],
])('beside the wheel it is %s', async (_, claimBefore, until) => {
  signInAs('member');
  const row = rewards().rows.find(({ rewardId }) => rewardId === 'RW1001');
  if (!row?.lottery) throw new Error('no prize to claim');
  Object.assign(row, { claimBefore, wonAt: Date.now() });
  renderScreen(<Newest {...row.lottery} />, { at: '/' });
  await waitFor(() => expect(screen.getByRole('region', { name: '最近抽到' })).toHaveTextContent(`${until} 前填地址`));
  expect(document.body.textContent).toContain(`${until}\u00a0前`);
});
