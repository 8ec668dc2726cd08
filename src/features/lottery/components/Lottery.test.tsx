import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { memberPhone } from '@/session/memberStorage';
import { ask } from '@/testing/ask';
import { callsTo, failNext, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { lottery } from '../../../../mock/_server/lottery/store';
import { reports } from '../../../../mock/_server/report/rules';
import type { LotteryDress } from '../dress';
import { Lottery } from './Lottery';

const YEAR = { activityId: 97, lotteryId: 'LUCK-YEAR' };
const DRAW = '/api/miniapp/rank/luck/draw';
const RED: LotteryDress = {
  colors: { board: '#7a1f2b', page: '#fbeeee', 'button-ink': '#ffffff' },
  title: '年末好运',
  slogan: '一年一次',
  art: <img src="/lantern.webp" alt="" data-testid="lantern" />,
};

const force = (prizeId: string, scope = {}) => ask('POST /api/__mock/draw', { prizeId, ...scope });
const findDraw = (words: string | RegExp = /^抽奖，剩/) => screen.findByRole('button', { name: words });
const skipIn = (lotteryId: string) => sessionStorage.setItem(`lotterySkip:${lotteryId}`, '1');

/** A wheel as a part of a page of its own, results without the run of the light. */
async function openWheel(scope: { activityId: number; lotteryId?: string }, dress?: LotteryDress) {
  signInAs('member');
  const shown = renderScreen(<Lottery {...scope} dress={dress} />, { at: '/activity/year' });
  await screen.findByRole('list', { name: '奖品' });
  return { user: userEvent.setup(), ...shown };
}

function TurningPage() {
  const [isYear, setYear] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setYear(false)}>
        另一个活动
      </button>
      {isYear ? <Lottery {...YEAR} dress={RED} /> : <Lottery activityId={99} />}
    </>
  );
}

test('without the identity of a draw nothing is drawn, and the chances that came are not said to be missing', async () => {
  failNext('/api/miniapp/rank/luck/draw/id', 'business:4001', 1);
  const { user } = await openWheel(YEAR);
  await user.click(await findDraw('重试，暂时抽不了'));
  expect(await findDraw('抽奖，剩 2 次')).toBeInTheDocument();
});

test('a campaign shows its own lottery in its own dress, as a part of its page', async () => {
  const { container } = await openWheel(YEAR, RED);
  expect(screen.getByText('年末好运')).toBeInTheDocument();
  expect(screen.getByText('一年一次')).toBeInTheDocument();
  expect(screen.getByTestId('lantern')).toBeInTheDocument();
  const tokens = (container.firstElementChild as HTMLElement).style;
  expect(tokens.getPropertyValue('--lottery-board')).toBe('#7a1f2b');
  expect(tokens.getPropertyValue('--lottery-page')).toBe('#fbeeee');
  expect(tokens.getPropertyValue('--lottery-button-ink')).toBe('#ffffff');
  expect(tokens).toHaveLength(3);

  const prizes = screen.getByRole('list', { name: '奖品' });
  expect(within(prizes).getByText('电子体温计')).toBeInTheDocument();
  expect(within(prizes).queryByText('洗护礼盒')).not.toBeInTheDocument();
  expect(await findDraw('抽奖，剩 2 次')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: '奖品与概率' })).toBeInTheDocument();
  expect(screen.queryByText(/^主办：/)).not.toBeInTheDocument();
  expect(screen.getByText('今天已抽 0/2 次')).toBeInTheDocument();
  const rank = screen.getByRole('region', { name: '参与排行' });
  expect(await within(rank).findByText('6 次')).toBeInTheDocument();
  expect(await screen.findByText('何* 抽中 20 积分')).toBeInTheDocument();
  // A part of a page has no bar; the rules stand on the board.
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  const board = screen.getByRole('region', { name: '抽奖九宫格' });
  expect(within(board).getByRole('button', { name: '规则' })).toBeInTheDocument();
  // None of the other lottery's prizes is among the latest.
  expect(screen.queryByRole('region', { name: '最近抽到' })).not.toBeInTheDocument();
});

test('without a dress the title is the lottery’s own and no token is set', async () => {
  const { container } = await openWheel({ activityId: 97 });
  expect(screen.getByText('年度抽奖')).toBeInTheDocument();
  expect((container.firstElementChild as HTMLElement).style).toHaveLength(0);
});

test('draws in two lotteries: chances, stock, prizes, reports and what the phone keeps do not mix', async () => {
  skipIn('LUCK-2026');
  skipIn('LUCK-YEAR');
  const year = await openWheel(YEAR);
  await force('Y-BAG', YEAR);
  await year.user.click(await findDraw('抽奖，剩 2 次'));
  expect(await screen.findByRole('heading', { name: '恭喜，抽中了' })).toBeInTheDocument();
  const latest = await screen.findByRole('region', { name: '最近抽到' });
  expect(within(latest).getAllByRole('listitem')).toHaveLength(1);
  year.unmount();

  const main = await openWheel({ activityId: 99 });
  expect(screen.queryByRole('heading', { name: '恭喜，抽中了' })).not.toBeInTheDocument();
  await force('P-NONE');
  await main.user.click(await findDraw('抽奖，剩 3 次'));
  expect(await screen.findByText('这次没有抽中，还可以再抽 2 次')).toBeInTheDocument();
  expect(screen.queryByText('帆布袋')).not.toBeInTheDocument();
  expect(lottery(YEAR).draws.map(({ prizeId }) => prizeId)).toEqual(['Y-BAG']);
  expect(lottery().draws.map(({ prizeId }) => prizeId)).toEqual(['P-NONE']);
  const drawn = reports().rows.flatMap(({ event, page, activityId }) => (event === 'draw' ? [[page, activityId]] : []));
  expect(drawn).toEqual([
    ['/activity/year', 97],
    ['/activity/year', 99],
  ]);
  main.unmount();

  await openWheel(YEAR);
  expect(await findDraw('抽奖，剩 1 次')).toBeInTheDocument();
});

test('a draw without an answer is asked for in its own lottery, and waits while another one is shown', async () => {
  skipIn('LUCK-YEAR');
  const year = await openWheel(YEAR);
  await force('Y-POINTS-20', YEAR);
  const button = await findDraw();
  failNext(DRAW, 'lost');
  failNext(`${DRAW}/result`, 'business');
  await year.user.click(button);
  await screen.findByRole('heading', { name: '结果还没有确认' });
  year.unmount();

  const asked = callsTo(`${DRAW}/result`);
  const main = await openWheel({ activityId: 99 });
  expect(await findDraw('抽奖，剩 3 次')).toBeInTheDocument();
  expect(callsTo(`${DRAW}/result`)).toBe(asked);
  main.unmount();

  await openWheel(YEAR);
  expect(await screen.findByRole('heading', { name: '恭喜，抽中了' })).toBeInTheDocument();
  expect(lottery(YEAR).draws).toHaveLength(1);
  expect(memberPhone.keys('intent:draw:')).toEqual([]);
});

test('skipping the run of the light is chosen for each lottery', async () => {
  const year = await openWheel(YEAR);
  await year.user.click(screen.getByRole('switch', { name: '跳过动画' }));
  expect(screen.getByRole('switch', { name: '跳过动画' })).toBeChecked();
  year.unmount();
  const main = await openWheel({ activityId: 99 });
  expect(screen.getByRole('switch', { name: '跳过动画' })).not.toBeChecked();
  main.unmount();
  await openWheel(YEAR);
  expect(screen.getByRole('switch', { name: '跳过动画' })).toBeChecked();
});

test('a page that turns to another lottery shows nothing of the first one', async () => {
  skipIn('LUCK-YEAR');
  signInAs('member');
  const user = userEvent.setup();
  renderScreen(<TurningPage />, { at: '/activity/year' });
  await force('Y-BAG', YEAR);
  await user.click(await findDraw());
  await screen.findByRole('heading', { name: '恭喜，抽中了' });
  await user.click(screen.getByRole('button', { name: '另一个活动' }));
  expect(await findDraw('抽奖，剩 3 次')).toBeInTheDocument();
  expect(screen.queryByText('年末好运')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: '恭喜，抽中了' })).not.toBeInTheDocument();
});

test('the rules panel opens on the page that holds the lottery and "back" closes it there', async () => {
  const { user, location } = await openWheel(YEAR);
  const board = screen.getByRole('region', { name: '抽奖九宫格' });
  await user.click(within(board).getByRole('button', { name: '规则' }));
  expect(location()).toBe('/activity/year?panel=rules');
  const panel = await screen.findByRole('dialog', { name: '抽奖规则' });
  expect(panel).toHaveTextContent('每天最多抽 2 次');
  await user.click(within(panel).getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(location()).toBe('/activity/year'));
});

test('words that invite go when nobody can draw any more', async () => {
  await openWheel({ activityId: 99 });
  expect(screen.getByText(/^每天来试试/)).toBeInTheDocument();
  for (const change of [{ prizesGone: true }, { phase: 'ended' }]) {
    await ask('POST /api/__mock/lottery', change);
    renderScreen(<Lottery activityId={99} />, { at: '/activity/nursing-care/play' });
    expect(await screen.findAllByText('奖品、数量、概率都公开')).not.toHaveLength(0);
  }
});
