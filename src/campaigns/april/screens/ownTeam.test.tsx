import { act, screen } from '@testing-library/react';
import { ask } from '@/testing/ask';
import { failNext } from '@/testing/fakeServer';
import { openedAs } from '@/testing/screenTest';
import { changeTeam } from '../../../../mock/_server/team/control';

test('who comes back finds his team as it is by now', async () => {
  const { data } = await ask<{ teamId: string }>(
    'POST /api/miniapp/team/create',
    { activityId: 96, clientToken: 'own-team' },
    { as: 'newcomer' },
  );
  openedAs('newcomer', '/april');
  expect(await screen.findByText('我的小队，还差 2 人')).toBeVisible();
  changeTeam({ teamId: data.teamId, deed: 'fill' });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('我的小队，人齐了')).toBeVisible();
});

test('a result that does not come is not headed as if the team were complete', async () => {
  failNext('/api/miniapp/team/detail', '500', -1);
  openedAs('member', '/april-success?teamId=TM100001');
  expect(await screen.findByText('一起放风筝')).toBeVisible();
  expect(screen.queryByText(/飞起来了/)).not.toBeInTheDocument();
});
