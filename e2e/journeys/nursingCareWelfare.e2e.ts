import { control, newVisitor, resetMock, type Visitor } from '../support/visitor';

const AT = '/activity/nursing-care/welfare';

const rowOf = ({ page }: Visitor, name: string) => page.locator('li', { has: page.getByRole('heading', { name }) });

test('a member claims, sees what he has, and gives the address of what is sent', async () => {
  const member = await newVisitor({ persona: 'member' });
  await member.open(AT);
  await rowOf(member, '血压血糖检测').getByRole('button', { name: '领取' }).click();
  const panel = member.page.getByRole('dialog', { name: '领取成功' });
  await panel.getByText(/(\d+ 月 \d+ 日|\d{4}-\d\d-\d\d)/).waitFor();
  await member.page.reload();
  await panel.getByRole('link', { name: '去使用' }).waitFor();
  await panel.getByRole('button', { name: '关闭' }).click();
  await panel.waitFor({ state: 'detached' });
  const mine = member.page.getByRole('list', { name: '我已领取' });
  await mine.getByRole('heading', { name: '血压血糖检测' }).waitFor();

  await rowOf(member, '家庭换药包').getByRole('button', { name: '领取' }).click();
  await panel.getByRole('button', { name: '填写地址' }).click();
  await member.page.waitForURL((url) => url.hash.startsWith('#/schedule/address?mode=select'));
  await member.page.getByRole('listitem').getByRole('button', { name: /省|市/ }).first().click();
  await member.page.waitForURL((url) => url.hash.startsWith('#/schedule/reward-detail'));
  await member.page.getByText('地址已保存，发货前可以修改').waitFor();
  await member.open(AT);
  await mine.getByText('地址已收到，寄出后可查物流').waitFor();
  expect(member.complaints).toEqual([]);
});

test('a newcomer meets a requirement elsewhere and finds the welfare open on the way back', async () => {
  const newcomer = await newVisitor({ persona: 'newcomer' });
  await newcomer.open(AT);
  const points = rowOf(newcomer, '10 积分');
  await points.getByRole('link', { name: '去签到' }).click();
  await newcomer.page.waitForURL((url) => url.hash.includes('step=sign'));
  await newcomer.open('/schedule/points-mall');
  await newcomer.page.getByRole('button', { name: /^签到 \+/ }).click();
  await newcomer.page.getByText(/签到成功/).waitFor();
  await newcomer.open(AT);
  await points.getByRole('button', { name: '领取' }).click();
  await newcomer.page.getByRole('dialog', { name: '领取成功' }).getByText('已到账，在您的积分里').waitFor();
  expect(newcomer.complaints).toEqual([]);
});

test('before claiming starts there is a reminder; without a network the page says so and comes back', async () => {
  const member = await newVisitor({ persona: 'member', elder: true, width: 320 });
  await member.open(AT);
  const wound = rowOf(member, '伤口换药服务');
  await wound.getByRole('button', { name: '提醒我' }).click();
  await wound.getByRole('button', { name: '取消提醒' }).waitFor();
  await control('fault', { path: '/api/miniapp/annual/activity/thematic/detail', kind: 'drop', times: -1 });
  const other = await newVisitor();
  await other.open(AT);
  await other.page.getByRole('button', { name: '重试' }).waitFor({ timeout: 25_000 });
  await resetMock();
  await other.page.getByRole('button', { name: '重试' }).click();
  await rowOf(other, '血压血糖检测').getByRole('button', { name: '领取' }).waitFor();
});
