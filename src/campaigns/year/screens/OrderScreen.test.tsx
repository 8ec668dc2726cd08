import { screen } from '@testing-library/react';
import { openedAs } from '@/testing/screenTest';
import { forcePhase } from '../../../../mock/_server/campaign/registry';
import { ROUTES } from '../routes';

test('who has bought nothing yet is led to the goods', async () => {
  openedAs('newcomer', ROUTES.order.path);
  expect(await screen.findByText('还没有订单')).toBeVisible();
  expect(screen.getByRole('link', { name: '看看年度商品' })).toHaveAttribute('href', ROUTES.goods.path);
});

test('after the end nothing is offered that cannot be bought any more', async () => {
  forcePhase('year', 2);
  openedAs('newcomer', ROUTES.order.path);
  expect(await screen.findByText('活动已结束')).toBeVisible();
  expect(screen.getByRole('link', { name: '回活动页' })).toHaveAttribute('href', ROUTES.home.path);
  expect(screen.queryByText(/每天分场开售/)).not.toBeInTheDocument();
});

test('nothing leads to a page that was taken off', async () => {
  forcePhase('year', 3);
  openedAs('newcomer', ROUTES.order.path);
  expect(await screen.findByText('活动资料已下线')).toBeVisible();
  expect(screen.getByRole('link', { name: '去积分商城' })).toHaveAttribute('href', '/schedule/points-mall');
  expect(screen.queryByRole('link', { name: '回活动页' })).not.toBeInTheDocument();
});
