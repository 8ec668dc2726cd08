import { ask } from '@/testing/ask';
import { HOUR, serverNow, setServerNow } from '../state';
import { shopperWith } from './testKit';

const member = shopperWith(ask, 'member');

test('the warehouse is reminded once a day, and the day is that of the calendar', async () => {
  setServerNow(Date.parse('2026-11-21T21:00:00+08:00'));
  const { orderNo } = await member.order('G1003-1');
  const remind = () => member.post('remind', { orderNo });
  const button = async () => (await member.detail(orderNo)).operate.find(({ key }) => key === 'remind');
  expect((await remind()).code).toBe(0);
  expect(await button()).toMatchObject({ enabled: false, reasonText: '今天已经提醒过仓库' });
  // From another tab, where the button still stands.
  expect(await remind()).toMatchObject({ code: 2009, msg: '今天已经提醒过仓库，明天可以再提醒' });
  setServerNow(serverNow() + 3 * HOUR);
  expect(await button()).toMatchObject({ enabled: true });
  expect((await remind()).code).toBe(0);
});
