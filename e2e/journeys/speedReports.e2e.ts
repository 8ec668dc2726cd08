import { readFileSync } from 'node:fs';
import { CHUNK_REPORT } from '../../scripts/chunkReport';
import { control, newVisitor } from '../support/visitor';

interface Problem {
  code: string;
  route: string;
  message: string;
}

const CONFIG = readFileSync('public/app-config.js', 'utf8');

async function speedReports(): Promise<Problem[]> {
  return (await control<Problem[]>('problems')).filter(({ code }) => code === 'speed');
}

/** Waits until the server has a report. */
async function reported(): Promise<Problem | undefined> {
  for (let turn = 0; turn < 50; turn += 1) {
    const [report] = await speedReports();
    if (report) return report;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return undefined;
}

const [LIBRARY = ''] = JSON.parse(readFileSync(CHUNK_REPORT, 'utf8'))['optional.vitals'] as string[];

/** Opens the home screen as one of so many who report, and says whether the page has asked for the library since. */
async function visit(share: number) {
  const { page, open } = await newVisitor();
  const body = CONFIG.replace(/speedReports: [\d.]+/, `speedReports: ${share}`);
  expect(body).toContain(`speedReports: ${share},`);
  await page.route('**/app-config.js', (route) => route.fulfill({ body, contentType: 'text/javascript' }));
  let isShown = false;
  const asked: boolean[] = [];
  page.on('request', (request) => {
    if (request.url().includes(LIBRARY)) asked.push(isShown);
  });
  await open('/schedule/points-mall?sort=pointsAsc');
  await page.locator('[data-bench="goods-card"]').first().waitFor();
  isShown = true;
  await page.waitForTimeout(5000);
  return { page, asked };
}

test('a visit of the share tells how fast it was when it is left; the library comes behind everything else', async () => {
  const { page, asked } = await visit(1);
  expect(asked).toEqual([true]);
  expect(await speedReports()).toEqual([]);
  await page.goto('about:blank');
  const report = await reported();
  expect(report?.route).toBe('/schedule/points-mall');
  expect(report?.message.split(', ').sort()).toEqual([
    expect.stringMatching(/^CLS 0\.\d{3} [a-z-]+$/),
    expect.stringMatching(/^FCP \d+ [a-z-]+$/),
    expect.stringMatching(/^LCP \d+ [a-z-]+$/),
    expect.stringMatching(/^TTFB \d+ [a-z-]+$/),
  ]);
});

test('the others do not fetch the library', async () => {
  const { asked } = await visit(0);
  expect(asked).toEqual([]);
});
