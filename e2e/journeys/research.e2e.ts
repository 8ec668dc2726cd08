import type { Page } from 'playwright-core';
import { BASE, control, newVisitor } from '../support/visitor';

const STUDY = 'KY2603';
const SPOKEN = ['满 18 周岁', '是', '1 个月以上', '家里', '是', '没有'];

/** Answers the questions in their order. */
async function answer(page: Page, answers: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: /题没有答/ }).waitFor();
  for (const [place, words] of answers.entries()) {
    await page.getByRole('group').nth(place).getByRole('radio', { name: words, exact: true }).check();
  }
  await page.getByRole('button', { name: '看结果' }).click();
}

/** Scrolls the wording to its end, ticks and signs. */
async function sign(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '请看到全文最后' }).waitFor();
  await page.getByLabel('姓名').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: '请先勾选' }).waitFor();
  await page.getByText('我看完了全文，自愿参加这项研究').click();
  await page.getByLabel('姓名').fill(name);
  await page.getByRole('button', { name: '签名，下一步' }).click();
}

async function agreeToHealthData(page: Page): Promise<void> {
  await page.getByRole('heading', { name: '科研健康信息使用说明' }).waitFor();
  await page.getByRole('link', { name: /打电话咨询/ }).scrollIntoViewIfNeeded();
  await page.getByText(/我已阅读并同意《科研健康信息使用说明》/).click();
  await page.getByRole('button', { name: '同意并继续' }).click();
}

const keptIn = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, window.history.state]));

beforeEach(() => control('reset'));

test.each(['#/keyan123?x', '#/keyan/abc', '#/keyan（点击打开）', '#//KeYan'])(
  'an address with words after it opens before any login: %s',
  async (hash) => {
    const { page, complaints } = await newVisitor();
    await page.goto(`${BASE}/${hash}`);
    await page.getByRole('heading', { name: '正在招募' }).waitFor();
    expect(await page.title()).toBe('科研招募');
    expect(page.url()).toMatch(/#\/keyan(\?x=?)?$/);

    // In a tab that is open already, too.
    await page.goto(`${BASE}/#/login`);
    await page.evaluate((to) => {
      window.location.hash = to;
    }, hash);
    await page.getByRole('heading', { name: '正在招募' }).waitFor();
    expect(complaints).toEqual([]);
  },
);

test('a guest signs in by way of the official account and comes back to the study', async () => {
  const { page, complaints } = await newVisitor();
  await page.goto(`${BASE}/#/keyan（点击打开）?studyId=${STUDY}`);
  await page.getByRole('button', { name: '先看是否合适' }).click();
  const official = page.waitForRequest(/\/api\/miniapp\/wxofficial\/login\/authorization/);
  await page.getByRole('button', { name: '登录' }).click();
  expect((await official).url()).toContain(encodeURIComponent(`#/keyan?studyId=${STUDY}`));
  await page.getByRole('button', { name: /普通新客/ }).click();
  await page.getByRole('button', { name: '还有 6 题没有答' }).waitFor();
  expect(page.url()).toContain(`#/keyan?studyId=${STUDY}&step=fit`);
  expect(page.url()).not.toContain('token');
  await page.getByText('报名要先登录').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

test('a newcomer answers, signs, agrees, applies, is let in, and leaves again; the records keep it', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'newcomer' });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await open(`/keyan?studyId=${STUDY}`);
  await page.getByRole('button', { name: '先看是否合适' }).click();
  await answer(page, SPOKEN);
  await page.getByRole('heading', { name: '您可能符合条件' }).waitFor();
  await page.getByRole('button', { name: '看知情同意书' }).click();
  await sign(page, '周小满');
  await agreeToHealthData(page);
  await page.getByRole('heading', { name: '核对一下' }).waitFor();
  expect(sent.filter((path) => path.includes('/study/'))).toEqual([]);
  expect(await keptIn(page)).not.toMatch(/周小满|age1/);

  await page.getByLabel('手机号').fill('13600007788');
  await page.getByRole('button', { name: '提交报名' }).evaluate((each: HTMLElement) => {
    each.click();
    each.click();
  });
  const popup = page.getByRole('dialog', { name: '报名已提交' });
  const [applyId] = /KA\d+/.exec(await popup.innerText()) ?? [];
  expect(sent.filter((path) => path.includes('/study/'))).toEqual([
    '/api/miniapp/study/prescreen',
    '/api/miniapp/study/apply',
  ]);
  expect(page.url() + (await keptIn(page))).not.toMatch(/13600007788|周小满|age1/);
  await popup.getByRole('button', { name: '我的报名' }).click();
  await page.getByText('审核中').waitFor();

  await control('study', { applyId, deed: 'approve' });
  await page.reload();
  await page.getByText('已入组', { exact: true }).waitFor();
  await page.getByRole('button', { name: '退出研究' }).click();
  await page.getByText(/退出前的资料用编号保存 5 年/).waitFor();
  await page.getByRole('button', { name: '确认退出' }).click();
  await page.getByText('已退出', { exact: true }).waitFor();
  await page.getByRole('link', { name: '查看同意记录' }).click();
  await page.getByText('知情同意书：照护者在家帮长辈翻身的体验调查').waitFor();
  expect(await page.getByText('已撤回').count()).toBe(2);
  expect(complaints).toEqual([]);
});

test('who cannot take part reads a neutral word and finds the other studies', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'lapsed' });
  await open(`/keyan?studyId=${STUDY}&step=fit`);
  await answer(page, ['未满 18 周岁', ...SPOKEN.slice(1)]);
  await page.getByRole('heading', { name: '这项研究现在不合适您参加' }).waitFor();
  await page.getByRole('link', { name: '看看其他研究' }).click();
  await page.getByRole('link', { name: '老年人足部日常护理日记' }).waitFor();
  expect(complaints).toEqual([]);
});

test('a member who takes part signs the new wording', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await open('/keyan?step=mine');
  await page.getByRole('button', { name: '看新版，重新签名' }).click();
  await sign(page, '林书意');
  await agreeToHealthData(page);
  await page.getByRole('button', { name: '确认签名' }).click();
  await page.getByRole('heading', { name: '老年人足部日常护理日记' }).waitFor();
  await page.getByText('1.1 版', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
});

test('a paused and a closed study say so on their button', async () => {
  const { page, open } = await newVisitor();
  await open('/keyan?studyId=KY2604');
  expect(await page.getByRole('button', { name: '暂停招募，恢复后可以报名' }).isDisabled()).toBe(true);
  await control('study', { studyId: STUDY, deed: 'close' });
  await open(`/keyan?studyId=${STUDY}`);
  expect(await page.getByRole('button', { name: '招募已经结束' }).isDisabled()).toBe(true);
});
