import { act, fireEvent, screen } from '@testing-library/react';
import { renderScreen } from '@/testing/renderScreen';
import { dropResizeObserver, fakeResizeObserver } from '@/testing/sizeObserver';
import { Link } from '../Link/Link';
import { PhoneFoot } from './PhoneFoot';

const link = () => screen.queryByRole('link', { name: /打电话/ });

test.each(['/schedule/points-mall', '/schedule/member', '/schedule/member?step=code'])(
  '%s has a row of its own',
  (at) => {
    renderScreen(<PhoneFoot />, { at });
    expect(link()).not.toBeInTheDocument();
  },
);

test.each(['/coupon-list', '/schedule/points-mall?step=search', '/schedule/member?step=mobile'])(
  '%s has the phone at its foot',
  (at) => {
    renderScreen(<PhoneFoot />, { at });
    expect(link()).toHaveAttribute('href', 'tel:4000000000');
  },
);

test('bars stand on it when larger text gives it a second line, also for who came from a tab screen', () => {
  const tell = fakeResizeObserver();
  const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(52);
  renderScreen(
    <>
      <Link to="/coupon-list">卡券</Link>
      <PhoneFoot />
    </>,
    { at: '/schedule/member' },
  );
  fireEvent.click(screen.getByText('卡券'));
  const room = () => document.documentElement.style.getPropertyValue('--h-foot');
  expect(room()).toBe('52px');
  height.mockReturnValue(79);
  act(tell);
  expect(room()).toBe('79px');
  height.mockRestore();
  dropResizeObserver();
});
