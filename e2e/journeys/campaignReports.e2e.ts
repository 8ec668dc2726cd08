import { BASE, control, newVisitor } from '../support/visitor';

interface Report {
  activityId: number;
  userId: string;
  event: string;
  page: string;
  channelName: string;
  channelType: string;
  extra: Record<string, string | number>;
}

const PLAY = '/activity/nursing-care/play';
const reportsOf = async (page: string) => (await control<Report[]>('reports')).filter((row) => row.page === page);

/** Waits until the server has so many reports of a page. */
async function reportsWhen(page: string, count: number): Promise<Report[]> {
  for (let turn = 0; turn < 50; turn += 1) {
    const rows = await reportsOf(page);
    if (rows.length >= count) return rows;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return reportsOf(page);
}

test('the channel of a link is that of every later report, after a login in between and in another screen too', async () => {
  const { page, open, complaints } = await newVisitor();
  await page.goto(`${BASE}/?channelType=2#${PLAY}?channelName=poster`);
  await page
    .getByRole('button', { name: /登\s*录/ })
    .first()
    .click();
  await page.waitForURL(/__mock\/connect\/oauth2\/authorize/);
  await page.getByRole('button', { name: '会员', exact: true }).click();
  await page.waitForURL((url) => url.origin === BASE && url.hash.startsWith('#/'));
  await page.waitForFunction(() => sessionStorage.getItem('loginInfo') !== null);
  const rows = await reportsWhen(PLAY, 2);
  expect(rows).toMatchObject([
    { event: 'view', userId: '', channelName: 'poster', channelType: '2' },
    { event: 'view', userId: 'U1002', channelName: 'poster', channelType: '2' },
  ]);

  await open('/schedule/points-mall');
  await page.getByText('氨基酸温和洗护礼盒').first().waitFor();
  await open(`${PLAY}?activityId=97`);
  expect((await reportsWhen(PLAY, 3)).at(-1)).toMatchObject({
    activityId: 97,
    channelName: 'poster',
    channelType: '2',
  });
  expect(complaints).toEqual([]);
});

test('panels belong to the visit; who comes back visits again', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await open(PLAY);
  await page
    .getByRole('button', { name: /规\s*则/ })
    .first()
    .click();
  await page.waitForURL(/panel=rules/);
  await page.goBack();
  await page.waitForTimeout(800);
  expect(await reportsOf(PLAY)).toHaveLength(1);
  await open('/schedule/points-mall');
  await page.getByText('氨基酸温和洗护礼盒').first().waitFor();
  await page.goBack();
  expect(await reportsWhen(PLAY, 2)).toMatchObject([{ event: 'view' }, { event: 'view' }]);
  expect(complaints).toEqual([]);
});

test('a server that takes no reports holds nothing up and shows nothing', async () => {
  const { page, open } = await newVisitor({ persona: 'member' });
  await control('fault', { path: '/api/miniapp/rank/report', kind: '500', times: -1 });
  await open(PLAY);
  await page.getByRole('heading', { name: '抽奖与排行' }).waitFor();
  await page.getByText('再得次数').waitFor();
  expect(await page.locator('.adm-toast-main').count()).toBe(0);
});
