import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endSession } from '@/session/changeSession';
import { setElderMode } from '@/shared/lib/elderMode';
import { failNext, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { PointsMallScreen } from './PointsMallScreen';

const GOODS = '/api/miniapp/mall/goods/list';

beforeEach(() => setElderMode(true));

afterEach(() => {
  endSession();
  setElderMode(false);
});

function openAs(persona: 'guest' | Parameters<typeof signInAs>[0]) {
  if (persona !== 'guest') signInAs(persona);
  return { user: userEvent.setup(), ...renderScreen(<PointsMallScreen />, { at: '/schedule/points-mall' }) };
}

test('one column with one button a good, the heading true for the member’s points', async () => {
  failNext(GOODS, 'slow:400');
  openAs('member');
  // What it will say is not known yet.
  const heading = await screen.findByRole('heading', { name: /换这个/ });
  expect(heading).not.toHaveTextContent('积分');
  expect(await screen.findByRole('heading', { name: /您的积分能换/ })).toBe(heading);
  expect((await screen.findAllByRole('link', { name: '换这个' })).length).toBeGreaterThan(0);
});

test.each(['member', 'lapsed'] as const)('for a %s each button says to a reader whose it is', async (who) => {
  openAs(who);
  const names = (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
  const actions = screen.getAllByText(/^换这个$|^还差 .* 积分，看看怎么得$/).map((each) => each.closest('a, button'));
  expect(names.length).toBeGreaterThan(1);
  const said = actions.map(
    (each) => document.getElementById(each?.getAttribute('aria-describedby') ?? '')?.textContent,
  );
  expect(said).toEqual(names);
});

test.each(['newcomer', 'lapsed'] as const)('goods that a %s cannot all afford are promised to nobody', async (who) => {
  openAs(who);
  expect((await screen.findAllByRole('button', { name: /还差 .* 积分/ })).length).toBeGreaterThan(0);
  expect(screen.getByRole('heading', { name: /积分商品/ })).toBeInTheDocument();
});

test('goods that could not be asked for again, or for more, say so', async () => {
  const { user } = openAs('guest');
  await screen.findAllByRole('heading', { level: 3 });
  failNext(GOODS, 'drop', -1);
  await user.click(screen.getByRole('button', { name: '查看更多' }));
  expect(await screen.findByText(/网络不给力/, undefined, { timeout: 10_000 })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '加载失败，点此重试' })).toBeInTheDocument();
});

test('more goods that the server refuses say why in its words', async () => {
  const { user } = openAs('guest');
  await screen.findAllByRole('heading', { level: 3 });
  failNext(GOODS, 'business', -1);
  await user.click(screen.getByRole('button', { name: '查看更多' }));
  expect(await screen.findByRole('button', { name: /^系统维护中.*，点此重试$/ })).toBeInTheDocument();
  expect(screen.queryByText(/没有刷新成功/)).not.toBeInTheDocument();
});
