import { faultsOf } from '../support/soundness';
import { control, newVisitor } from '../support/visitor';

const AT = '/schedule/points-mall?tab=service';
const SERVICES = '/api/miniapp/hospital/services';
/** The longest of a row's words; nothing here breaks into a column of single characters. */
const NAMES = ['扫码查报告', '支付宝付款', '在线挂号', '楼层分布'];

test('a guest finds every service at 320 px, nothing moves while they come, and 120 can be called', async () => {
  const { page, open, complaints } = await newVisitor({ width: 320 });
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Array<PerformanceEntry & { value: number }>) shifts.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(AT);
  await page.getByRole('region', { name: '常用服务' }).waitFor();
  expect(await page.getByRole('link', { name: /急症请打 120/ }).getAttribute('href')).toBe('tel:120');
  for (const name of NAMES) {
    const box = await page.getByText(name, { exact: true }).first().boundingBox();
    expect(box?.height).toBeLessThan(30);
  }
  expect(await faultsOf(page)).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)).toBe(0);
  expect(complaints).toEqual([]);
});

test('a member searches in his own words, and is told where the service opens and whom to call', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await open(AT);
  await page.getByText('就诊卡尾号 2046').waitFor();
  await page.getByRole('searchbox', { name: '找服务' }).fill('化验单');
  await page.getByRole('heading', { name: '找到 2 项' }).waitFor();
  expect(new URL(page.url()).hash).toBe(`#${AT}`);
  await page.getByRole('button', { name: /^报告查询/ }).click();
  await page.getByText('报告查询在小程序内打开').waitFor();
  await page.getByText(/请在微信里搜索小程序“杏邻”.*可以打电话：400-000-0000/).waitFor();
  await page.getByText('知道了').click();
  await page.getByText('报告查询在小程序内打开').waitFor({ state: 'detached' });

  await page.getByRole('searchbox', { name: '找服务' }).fill('停车');
  await page.getByRole('heading', { name: '没有找到“停车”' }).waitFor();
  await page.getByRole('button', { name: '联系客服' }).click();
  await page.waitForURL(/__mock\/chat/);
  expect(new URL(page.url()).search).toBe('?about=hospital&number=');
  expect(complaints).toEqual([]);
});

test('a page of the hospital is left for after a question, and stands first the next time', async () => {
  const { page, open } = await newVisitor({ persona: 'member' });
  await page.route('https://www.example.com/**', (route) => route.fulfill({ body: 'the hospital' }));
  await open(AT);
  await page.getByRole('button', { name: /^医生介绍/ }).click();
  await page.getByText('将打开 www.example.com').waitFor();
  await page.getByText('继续', { exact: true }).click();
  await page.waitForURL('https://www.example.com/hospital/doctors');
  await page.goBack();
  const common = page.getByRole('region', { name: '常用服务' });
  await common.getByRole('button', { name: /^医生介绍/ }).waitFor();
  expect(await common.getByRole('button').first().textContent()).toMatch(/^医生介绍/);
  await page.getByRole('button', { name: '清除记录' }).click();
  await common.getByRole('button', { name: /^排队候诊/ }).waitFor();
});

test('长辈版: four rows of a thumb’s height, the rest behind one button that the back key closes', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'elder', elder: true, width: 320 });
  await open(AT);
  const rows = page.getByRole('region', { name: '常用服务' }).getByRole('button');
  await rows.first().waitFor();
  expect(await rows.count()).toBe(4);
  const heights = await rows.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(72);
  await page.getByRole('button', { name: '全部服务' }).click();
  await page.getByRole('region', { name: '到院指引' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.goBack();
  await page.getByRole('region', { name: '到院指引' }).waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

test('a screen of the app is one tap away, for a guest, too', async () => {
  const { page, open, complaints } = await newVisitor();
  await open(AT);
  await page
    .getByRole('region', { name: '知识和研究' })
    .getByRole('link', { name: /^科研招募/ })
    .click();
  await page.waitForURL(/#\/keyan$/);
  await page.getByRole('heading', { level: 1, name: '科研招募' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: '医院服务' }).waitFor();
  expect(complaints).toEqual([]);
});

test('services that do not come have their own retry; the ambulance stands', async () => {
  await control('fault', { path: SERVICES, kind: 'business', times: 1 });
  const { page, open } = await newVisitor({ persona: 'newcomer' });
  await open(AT);
  await page.getByRole('button', { name: '添加就诊人' }).waitFor();
  await page.getByRole('button', { name: '重试' }).click();
  await page.getByRole('region', { name: '常用服务' }).waitFor();
  expect(await page.getByRole('link', { name: '打急诊' }).getAttribute('href')).toBe('tel:057188880120');
});
