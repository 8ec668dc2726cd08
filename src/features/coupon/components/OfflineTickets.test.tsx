import { render, screen } from '@testing-library/react';
import { keepTicket } from '../ticketCache';
import { OfflineTickets } from './OfflineTickets';

const AT = Date.parse('2026-11-21T09:32:00+08:00');
const keep = (key: string, code: string, title: string) =>
  keepTicket(key, { code, qrText: code, expireAt: AT + 60_000, at: AT, title });

test('shows the codes of one kind with their time, nothing when there is none', () => {
  keep('right.R-home.', '1111222233334444', '上门护理');
  keep('coupon.C1', '5555666677778888', '热茶');
  const { container, rerender } = render(<OfflineTickets prefix="right." />);
  expect(screen.getByText('1111 2222 3333 4444')).toBeVisible();
  expect(document.body).toHaveTextContent(/取得时间 (11 月 21 日|2026-11-21) 09:32/);
  expect(screen.queryByText('热茶')).not.toBeInTheDocument();
  rerender(<OfflineTickets />);
  expect(screen.getByText('热茶')).toBeVisible();
  rerender(<OfflineTickets prefix="prize." />);
  expect(container).toBeEmptyDOMElement();
});
