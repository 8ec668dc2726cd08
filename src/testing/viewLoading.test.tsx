import { screen } from '@testing-library/react';
import { openedAs } from './screenTest';

test('while the code of a view is on its way, its bar leads back', async () => {
  openedAs('member', '/course-list?step=search');
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('搜课程');
  expect(screen.getByRole('button', { name: '返回' })).toBeVisible();
  expect(await screen.findByRole('searchbox')).toBeVisible();
});

test('where it may not come at all, without a network, the tabs stay', async () => {
  openedAs('member', '/schedule/member?step=mobile');
  expect(screen.getByRole('navigation')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: '更换手机号' })).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
});
