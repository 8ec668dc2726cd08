import { DAY_MS } from '../../src/shared/lib/timeFormat';
import {
  agreeBefore,
  atWallet,
  cardOf,
  chooseAndAgree,
  dayOf,
  expiryShown,
  loseAnswer,
  orderNoOf,
  pay,
  readAndAgree,
  submit,
} from '../support/membership';
import { BASE, control, newVisitor } from '../support/visitor';

test('a trial becomes a paid card: reserved, paid, activated once although its answer got lost, and the days add up', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'newcomer' });
  await open('/membership-card?planId=trial');
  await page.getByText('从哪天开始体验').waitFor();
  await agreeBefore(page, 'pay');
  const [slot = ''] = (await cardOf(page)).trialSlots;
  await chooseAndAgree(page, '预约体验');
  await page.getByText(`${slot} 起`).waitFor();
  await submit(page);
  await page.waitForURL(/#\/paying\?.*biz=reserve/);
  await pay(page);
  await atWallet(page);
  await page.getByRole('button', { name: '支付成功' }).click();
  await page.getByRole('heading', { name: '预约成功' }).waitFor();

  await open('/membership-card');
  await page.getByText('7 天体验待激活').waitFor();
  expect(await page.getByRole('radio', { name: /体验/ }).count()).toBe(0);
  await control('clock', { now: Date.parse(`${slot}T10:00:00+08:00`) });
  await page.reload();
  await page.getByRole('button', { name: '激活', exact: true }).click();
  await page.getByRole('button', { name: '查看这张卡' }).click();
  await page.getByRole('button', { name: '阅读须知并激活' }).click();
  await readAndAgree(page);
  await loseAnswer(page, 'vip/activate/submit');
  await page.getByRole('button', { name: '确认激活' }).click();
  await page.getByText(/没有收到结果，可能已经激活/).waitFor();
  await page.reload();
  await page.getByRole('button', { name: '确认激活' }).click();
  await page.getByRole('heading', { name: '激活成功' }).waitFor();
  const trial = await cardOf(page);
  expect(trial.my).toMatchObject({ daysLeft: 7 });

  await open('/membership-card');
  await page.getByText('体验中').waitFor();
  const shown = await expiryShown(page);
  expect(shown).toBe(dayOf((trial.my.expireAt ?? 0) + 365 * DAY_MS));
  expect(await page.getByRole('radio', { name: /体验/ }).count()).toBe(0);
  await chooseAndAgree(page, '立即续费');
  await submit(page);
  await page.waitForURL(/#\/paying\?/);
  await pay(page);
  await atWallet(page);
  await page.getByRole('button', { name: '支付成功' }).click();
  await page.getByText(`会员有效期至 ${shown}`).waitFor();
  expect((await cardOf(page)).my.daysLeft).toBe(372);
  expect(complaints).toEqual([]);
});

test('a friend comes by a link, signs in on the way, buys a card, and is in the list once, masked', async () => {
  const inviter = await newVisitor({ persona: 'member' });
  await inviter.open('/schedule/invited-people');
  await inviter.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await inviter.page.getByRole('button', { name: '复制链接' }).click();
  await inviter.page.getByText('链接已复制').waitFor();
  const link = await inviter.page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#\/schedule\/points-mall\?inviter=/);
  expect(link).not.toMatch(/token|userId|U1002/);

  const { page, complaints } = await newVisitor();
  await page.goto(link.trim());
  await page.getByRole('button', { name: '登录' }).first().waitFor();
  await page.goto(`${BASE}/#/membership-card`);
  await page.getByRole('checkbox', { name: '同意' }).check();
  await page.getByRole('button', { name: '立即开通' }).click();
  await page.waitForURL(/__mock\/connect\/oauth2\/authorize/);
  await page.getByRole('button', { name: '普通新客', exact: true }).click();
  await page.waitForURL(/#\/membership-card/);
  await page.getByText('年卡', { exact: true }).first().waitFor();
  await agreeBefore(page, 'vip');
  await chooseAndAgree(page, '立即开通', false);
  await submit(page);
  await page.waitForURL(/#\/paying\?/);
  await control('pay', { orderNo: orderNoOf(page), result: 'success' });
  await page.reload();
  await page.getByRole('heading', { name: '付款成功' }).waitFor();

  await inviter.page.reload();
  await inviter.page.getByText('小*', { exact: true }).first().waitFor();
  await inviter.page.getByText('已加入').first().waitFor();
  expect(complaints).toEqual([]);
  expect(inviter.complaints).toEqual([]);
});
