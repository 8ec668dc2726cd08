import { render, screen } from '@testing-library/react';
import { OrganiserLine } from './LotteryRules';

const RUN = { startAt: Date.UTC(2026, 10, 1), endAt: Date.UTC(2026, 11, 1), claimDays: 7 };

test.each([
  ['', '', '主办：杏邻护理服务', '400-000-0000'],
  ['湖滨护理站', '', '主办：湖滨护理站', '400-000-0000'],
  ['湖滨护理站', '0571-8700-0000', '主办：湖滨护理站', '0571-8700-0000'],
])('organiser %p with phone %p: %s, %s', (organiser, organiserPhone, name, phone) => {
  render(<OrganiserLine lottery={{ ...RUN, organiser, organiserPhone }} />);
  expect(screen.getByText(name)).toBeVisible();
  expect(screen.getByRole('link', { name: phone })).toBeVisible();
});

test('the days to name an address keep their number', () => {
  render(<OrganiserLine lottery={{ ...RUN, organiser: '', organiserPhone: '' }} />);
  expect(screen.getByText('7 天内')).toBeVisible();
});
