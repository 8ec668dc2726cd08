import { screen, within } from '@testing-library/react';
import { formatNearDayTime } from '@/shared/lib/timeFormat';
import { signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import type { MyRank, RankRow } from '../contract';
import { Rank } from './RankCard';

const ME: MyRank = { rank: 1234, tied: false, avatar: '', score: 3, gapToNext: 2 };

function rowsOf(count: number): RankRow[] {
  return Array.from({ length: count }, (_, index) => ({
    rank: index + 1,
    tied: false,
    nickname: `第${index + 1}位`,
    avatar: '',
    score: count - index,
  }));
}

function show(rows: RankRow[], me: MyRank = ME, computedAt: number | null = null) {
  signInAs('member');
  const data = { computedAt, rows, me };
  const idle = { failure: undefined, isLoading: false, updatedAt: 0, refresh: jest.fn(), patch: jest.fn() };
  return renderScreen(<Rank query={{ data, ...idle }} />, { at: '/activity/year' });
}

test('a server that sends everybody: the first places and the own one', () => {
  show(rowsOf(1_000));
  expect(screen.getAllByRole('listitem')).toHaveLength(8);
  expect(screen.getByText('1234')).toBeVisible();
  expect(screen.getByText('距前一名还差 2 次')).toBeVisible();
});

test('alone in the rank', () => {
  show(rowsOf(1), { ...ME, rank: 1, gapToNext: null });
  expect(within(screen.getByRole('listitem')).getByText('第1位')).toBeVisible();
  expect(screen.getByText('您在第一名')).toBeVisible();
});

test('whose gap to the next place is not told is not called the first', () => {
  show(rowsOf(3), { ...ME, rank: 15, gapToNext: null });
  expect(screen.getByText('15')).toBeVisible();
  expect(screen.queryByText('您在第一名')).not.toBeInTheDocument();
});

test.each([
  [1, false],
  [2, true],
  [3, false],
])('the places of %i are in the middle', (count, isPair) => {
  show(rowsOf(count));
  const podium = screen.getByText('第1位').closest('ol');
  expect(podium?.classList.contains('pair')).toBe(isPair);
});

test('many draws are grouped, in the rows and in the own one', () => {
  const rows = rowsOf(4).map((row) => ({ ...row, score: 12_345 }));
  show(rows, { ...ME, score: 1_234, gapToNext: 11_111 });
  expect(screen.getAllByText('12,345 次')).toHaveLength(4);
  expect(screen.getByText('1,234 次')).toBeVisible();
  expect(screen.getByText('距前一名还差 11,111 次')).toBeVisible();
});

test('who has no name that can be seen is 微信用户, and a name does not turn what stands around it', () => {
  const [first, second, ...others] = rowsOf(5).map((row) => ({ ...row, nickname: '\u3164' }));
  if (!first || !second) throw new Error('five rows');
  show([first, { ...second, nickname: '\u202E李*' }, ...others]);
  expect(screen.getAllByText('微信用户')).toHaveLength(4);
  expect(screen.getByText('李*').textContent).toBe('李*');
});

test.each([
  ['today', 0, /^\d\d:\d\d 更新$/],
  ['on an earlier day', 86_400_000, / \d\d:\d\d 更新$/],
])('a rank that was counted %s says when', (_, agoMs, words) => {
  const computedAt = Date.now() - agoMs;
  show(rowsOf(3), ME, computedAt);
  const said = screen.getByText(words).textContent ?? '';
  if (agoMs > 0) expect(said).toBe(`${formatNearDayTime(computedAt)} 更新`);
});
