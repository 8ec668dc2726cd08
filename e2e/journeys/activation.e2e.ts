import { DAY_MS } from '../../src/shared/lib/timeFormat';
import { agreeBefore, cardOf, cardOrders, dayOf, loseAnswer, readAndAgree } from '../support/membership';
import { BASE, newVisitor } from '../support/visitor';

const LINK = '/schedule/activate-membership?code=x030-88fa-3c6t';

test('a forwarded link fills the code in and sends nothing; the card is added once although its answer got lost and the page was killed', async () => {
  const { page, context, open, complaints } = await newVisitor({ persona: 'elder' });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await open(LINK);
  const field = page.getByLabel('激活码');
  await field.waitFor();
  expect(await field.inputValue()).toBe('X03088FA3C6T');
  await page.getByRole('button', { name: '查看这张卡' }).waitFor();
  expect(sent.filter((path) => path.includes('/activate/'))).toEqual([]);

  const before = (await cardOf(page)).my.expireAt ?? 0;
  const shown = dayOf(before + 30 * DAY_MS);
  await page.getByRole('button', { name: '查看这张卡' }).click();
  await page.getByText('金杏会员月卡').waitFor();
  await page.getByText(shown).waitFor();
  expect(await page.locator('#root').innerText()).not.toMatch(/1[3-9]\d{9}/);
  await page.getByRole('button', { name: '阅读须知并激活' }).click();
  await readAndAgree(page);
  await page.getByRole('button', { name: '确认激活' }).waitFor();
  expect(sent.filter((path) => path.includes('/activate/submit'))).toEqual([]);
  expect((await cardOf(page)).my.expireAt).toBe(before);

  await loseAnswer(page, 'vip/activate/submit');
  await page.getByRole('button', { name: '确认激活' }).click();
  await page.getByText(/没有收到结果，可能已经激活/).waitFor();
  await page.close();

  // The phone has killed the page; the link is opened again.
  const again = await context.newPage();
  await again.goto(`${BASE}/#${LINK}`);
  await again.getByRole('button', { name: '查看这张卡' }).click();
  await again.getByText(/这张卡您已在 .*激活，天数已经加上/).waitFor();
  await again.getByRole('button', { name: '看会员卡' }).click();
  await again.getByText(shown).first().waitFor();
  expect((await cardOf(again)).my.expireAt).toBe(before + 30 * DAY_MS);
  expect((await cardOrders(again)).filter(({ type }) => type === 'gift')).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('reloaded half-way the same tap gives the first result', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'newcomer' });
  await open(LINK);
  await page.getByRole('button', { name: '查看这张卡' }).waitFor();
  await agreeBefore(page, 'activate');
  await page.getByRole('button', { name: '查看这张卡' }).click();
  await page.getByRole('button', { name: '阅读须知并激活' }).click();
  await loseAnswer(page, 'vip/activate/submit');
  await page.getByRole('button', { name: '确认激活' }).click();
  await page.getByText(/没有收到结果/).waitFor();
  await page.reload();
  await page.getByRole('button', { name: '确认激活' }).click();
  await page.getByRole('heading', { name: '激活成功' }).waitFor();
  expect(await cardOrders(page)).toHaveLength(1);
  expect((await cardOf(page)).my.daysLeft).toBe(30);
  expect(complaints).toEqual([]);
});

test('a guest opens the link, signs in, and finds the code still filled in', async () => {
  const { page, open, complaints } = await newVisitor();
  await open(LINK);
  await page.getByRole('button', { name: '登录' }).click();
  await page.getByRole('button', { name: '普通新客', exact: true }).click();
  await page.waitForURL(/#\/schedule\/activate-membership/);
  expect(await page.getByLabel('激活码').inputValue()).toBe('X03088FA3C6T');
  expect((await cardOf(page)).my.status).toBe('none');
  expect(complaints).toEqual([]);
});

test('every refusal stands beside the field, and five wrong codes lock with the time that is left', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'newcomer' });
  await open('/schedule/activate-membership');
  const look = async (code: string, cardNo = '') => {
    await page.getByLabel('卡号').fill(cardNo);
    await page.getByLabel('激活码').fill(code);
    await page.getByRole('button', { name: '查看这张卡' }).click();
  };
  const alert = page.getByRole('alert');
  for (const [code, text] of [
    ['XUSE-D5B7-2M4R', /已被尾号 5512 的用户激活/],
    ['XBAT-CH77-8W2E', /这批卡已停用/],
    ['XEND-6Y4G-9N3C', /激活期到 .*为止，已经过了/],
  ] as const) {
    await look(code);
    await alert.filter({ hasText: text }).waitFor();
    expect(page.url()).not.toContain('step=preview');
  }
  await look('000000', '6208100000000017');
  await alert.filter({ hasText: '激活码不对，还可以试 4 次' }).waitFor();
  for (const left of [3, 2, 1]) {
    await look(`WRONG${left}`);
    await alert.filter({ hasText: `没有这张卡，请核对卡号或激活码，还可以试 ${left} 次` }).waitFor();
  }
  await look('WRONG0');
  await alert.filter({ hasText: '连续输错 5 次，已暂时锁定' }).waitFor();
  await page.getByText(/还要等 \d+:\d\d/).waitFor();
  await page.getByRole('button', { name: '已暂时锁定' }).waitFor();

  // A reload does not open it: it is said at once, and there is nothing to press.
  await page.reload();
  await page.getByText(/还要等 \d+:\d\d/).waitFor();
  await page.getByRole('button', { name: '已暂时锁定' }).waitFor();

  // The server keeps the lock by itself.
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage)) if (key.endsWith(':activationLock')) sessionStorage.removeItem(key);
  });
  await page.reload();
  await look('X030-88FA-3C6T');
  await page.getByText(/还要等 \d+:\d\d/).waitFor();
  expect(await cardOrders(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
