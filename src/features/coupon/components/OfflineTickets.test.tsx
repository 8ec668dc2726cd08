import { render, screen } from '@testing-library/react';
import { endSession, saveLoginInfo } from '@/session/changeSession';
import { keepTicket } from '../ticketCache';
import { OfflineTickets } from './OfflineTickets';

const AT = Date.now() - 90_000;
const keep = (key: string, code: string, title: string, validMs = 60_000) =>
  keepTicket(key, { code, qrText: code, expireAt: AT + validMs, at: AT, title });

beforeEach(() => void saveLoginInfo({ login_access_token: 'token-of-a', userId: 'U-a' }));
afterEach(() => endSession());

test('shows the codes of one kind with their time, nothing when there is none', () => {
  keep('right.R-home.', '1111222233334444', '上门护理');
  keep('coupon.C1', '5555666677778888', '热茶');
  const { container, rerender } = render(<OfflineTickets prefix="right." />);
  expect(screen.getByText('1111 2222 3333 4444')).toBeVisible();
  expect(document.body).toHaveTextContent(/\d\d:\d\d 存下，已过期/);
  expect(screen.queryByText('热茶')).not.toBeInTheDocument();
  rerender(<OfflineTickets />);
  expect(screen.getByText('热茶')).toBeVisible();
  rerender(<OfflineTickets prefix="prize." />);
  expect(container).toBeEmptyDOMElement();
});

test('a code whose time is not over is not called old', () => {
  keep('pickup.G1', '12345678', '护手霜，一号店', 3_600_000);
  render(<OfflineTickets />);
  expect(document.body).toHaveTextContent(/\d\d:\d\d 存下$/);
});
