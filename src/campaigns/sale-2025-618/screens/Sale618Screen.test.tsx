import { screen, within } from '@testing-library/react';
import { ask } from '@/testing/ask';
import { openedAs } from '@/testing/screenTest';
import { forcePhase } from '../../../../mock/_server/campaign/registry';
import { ROUTES } from '../routes';

test('a coupon that is gone says so in one word, which fits into its ticket', async () => {
  forcePhase('618-2025', 1);
  await ask('POST /api/__mock/coupon', { couponId: 'O-618-wash', left: 0 });
  openedAs('lapsed', ROUTES.home.path);
  const name = await screen.findByRole('heading', { name: '洗护用品券' });
  const ticket = within(name.closest('article') as HTMLElement);
  expect(ticket.getByRole('button', { name: '已抢完' })).toBeDisabled();
});
