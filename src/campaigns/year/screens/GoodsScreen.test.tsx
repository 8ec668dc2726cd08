import { screen } from '@testing-library/react';
import { openedAs } from '@/testing/screenTest';
import { forcePhase } from '../../../../mock/_server/campaign/registry';
import { ROUTES } from '../routes';

test('after the end the goods say so, and lead to what was bought', async () => {
  forcePhase('year', 2);
  openedAs('newcomer', ROUTES.goods.path);
  expect(await screen.findByRole('heading', { name: '年度商品已结束' })).toBeVisible();
  expect(document.body).toHaveTextContent(/已于 (\d+ 月 \d+ 日|\d{4}-\d\d-\d\d )结束/);
  expect(screen.getByRole('link', { name: '看年度订单' })).toHaveAttribute('href', ROUTES.order.path);
  expect(screen.queryByText('每天三场，按需要来选')).not.toBeInTheDocument();
  expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
});
