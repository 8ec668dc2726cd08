import { screen, within } from '@testing-library/react';
import { ask } from '@/testing/ask';
import { lastCallTo } from '@/testing/fakeServer';
import { openedAs } from '@/testing/screenTest';
import { forcePhase } from '../../../../mock/_server/campaign/registry';
import { ROUTES } from '../routes';

const JOIN = ROUTES.join.path;
const SUBMIT = '/api/miniapp/campaign/join/submit';

test('a condition that is open leads to where it is met; the form waits for it', async () => {
  openedAs('newcomer', JOIN);
  expect(await screen.findByText('已完成 1 项，共 2 项')).toBeVisible();
  expect(screen.getByRole('link', { name: /去完成/ })).toHaveAttribute('href', '/schedule/points-mall?step=sign');
  expect(screen.getByRole('button', { name: /条件还没满足/ })).toBeDisabled();
});

test('nobody knows what a guest has done: he is told when it is looked at', async () => {
  openedAs('guest', JOIN);
  expect(await screen.findByText('登录后核对，共 2 项')).toBeVisible();
  expect(screen.queryByText(/已完成 0 项/)).not.toBeInTheDocument();
});

test('the line of the head breaks between its sentences', async () => {
  openedAs('member', JOIN);
  expect(await screen.findByText('领年度商品的赠品。')).toBeVisible();
  expect(screen.getByText('不收费')).toBeVisible();
});

test('the age of who may take part stays on one line', async () => {
  openedAs('member', JOIN);
  const agreement = await screen.findByText(/^已读/);
  expect(agreement.textContent).toContain('年满 18\u00a0周岁');
});

test('a member fills in a short form and gets a number', async () => {
  const { user } = openedAs('member', JOIN);
  await user.click(await screen.findByRole('button', { name: '每天签到' }));
  await user.type(screen.getByRole('textbox', { name: /想说的一句话/ }), '慢慢来');
  await user.click(screen.getByRole('checkbox', { name: /年度活动规则/ }));
  await user.click(screen.getByRole('button', { name: '立即报名' }));
  const mine = within(await screen.findByRole('region', { name: '我的参与' }));
  expect(mine.getByText('慢慢来').parentElement).toHaveTextContent('想说的一句话');
  expect(mine.getByText(/^ND\d+$/)).toBeVisible();
  expect(lastCallTo(SUBMIT)?.body).toMatchObject({ code: 'year', agrees: true });
});

test('who takes part goes on to the goods; leaving is never the main thing', async () => {
  openedAs('elder', JOIN);
  expect(await screen.findByRole('link', { name: '看年度商品' })).toHaveAttribute('href', ROUTES.goods.path);
  expect(screen.getByRole('button', { name: '活动规则' })).toBeVisible();
  expect(screen.getByRole('link', { name: '看年度商品' })).toHaveClass('primary');
  expect(screen.getByRole('button', { name: '取消参与' })).toHaveClass('outline');
  expect(screen.queryByText(/报名/)).not.toBeInTheDocument();
});

test('taking part a second time gives the first number', async () => {
  const payload = { code: 'year', agrees: true, answers: [{ key: 'wish', value: '每天签到' }] };
  const join = (clientToken: string) =>
    ask<{ number: string }>(`POST ${SUBMIT}`, { ...payload, clientToken }, { as: 'member' });
  const first = await join('a');
  const again = await join('b');
  expect(again.data.number).toBe(first.data.number);
});

test('who left and comes back has the same number', async () => {
  const payload = { code: 'year', agrees: true, answers: [{ key: 'wish', value: '每天签到' }] };
  const join = () => ask<{ number: string; joinId: string }>(`POST ${SUBMIT}`, payload, { as: 'member' });
  const first = await join();
  await ask('POST /api/miniapp/campaign/join/cancel', { joinId: first.data.joinId }, { as: 'member' });
  expect((await join()).data.number).toBe(first.data.number);
});

test('who takes part already sees the number and can change what he wrote', async () => {
  openedAs('elder', JOIN);
  expect(await screen.findByText('ND90261')).toBeVisible();
  expect(screen.getByRole('button', { name: /修改回执/ })).toBeVisible();
});

test.each([
  ['member', '看年度订单'],
  ['guest', '登录看我的参与'],
] as const)('after the end a %s reads so in the words of the campaign', async (who, way) => {
  forcePhase('year', 2);
  openedAs(who, JOIN);
  expect(await screen.findByRole('heading', { name: '参与已结束' })).toBeVisible();
  expect(screen.getByText(way)).toBeVisible();
  expect(screen.queryByText(/报名/)).not.toBeInTheDocument();
});
