import { render, screen } from '@testing-library/react';
import type { Lottery } from '../contract';
import { OrganiserLine } from './LotteryRules';
import { PhaseNotice } from './PhaseNotice';

const RUN = { startAt: Date.UTC(2026, 10, 1), endAt: Date.UTC(2026, 11, 1), claimDays: 7 };
const LOTTERY: Lottery = {
  ...RUN,
  lotteryId: 'L1',
  title: '杏运抽奖',
  status: 1,
  serverTime: 0,
  costPoints: null,
  prizes: [],
  organiser: '',
  organiserPhone: '',
  taxText: '',
  rules: [],
};

test.each([
  ['', '', '主办：杏邻护理服务', '400-000-0000'],
  ['湖滨护理站', '', '主办：湖滨护理站', '400-000-0000'],
  ['湖滨护理站', '0571-8700-0000', '主办：湖滨护理站', '0571-8700-0000'],
])('organiser %p with phone %p: %s, %s', (organiser, organiserPhone, name, phone) => {
  render(<OrganiserLine lottery={{ ...RUN, organiser, organiserPhone }} />);
  expect(screen.getByText(name)).toBeVisible();
  expect(screen.getByRole('link', { name: phone })).toBeVisible();
});

test.each([
  ['a begin', { startAt: null }],
  ['an end', { endAt: null }],
])('a lottery without %s says who may take part, and no half of a period', (_, missing) => {
  render(<OrganiserLine lottery={{ ...RUN, ...missing, organiser: '', organiserPhone: '' }} />);
  expect(screen.getByText('满 18 周岁可参与')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/--|至/);
});

test('a lottery that is over without a day says that it is over', () => {
  render(<PhaseNotice lottery={{ ...LOTTERY, status: 2, endAt: null }} />);
  expect(document.body).toHaveTextContent('本期已结束');
});

test('the days to name an address keep their number', () => {
  render(<OrganiserLine lottery={{ ...RUN, organiser: '', organiserPhone: '' }} />);
  expect(screen.getByText('7 天内')).toBeVisible();
});
