import { screen } from '@testing-library/react';
import { renderScreen } from '@/testing/renderScreen';
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
