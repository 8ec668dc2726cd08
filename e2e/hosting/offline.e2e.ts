import type { Browser } from 'playwright-core';
import { addressOf, SITES } from '../support/sites';
import { chromiumPath, newVisitor } from '../support/visitor';

const EACH = SITES.map((site) => [site.name, site] as const);

let browser: Browser;

beforeAll(async () => {
  // A worker needs a certificate that the browser itself trusts: what a page is told to overlook does not count for it.
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--ignore-certificate-errors'];
  browser = await chromium.launch({ executablePath: chromiumPath(), args });
});
afterAll(() => browser.close());

test.each(EACH)(
  '%s: under the host’s policy the worker is registered for this address, and opens the app',
  async (_, site) => {
    const { page, context } = await newVisitor({ persona: 'member', hasWorker: true, browser });
    const refusals: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy|Trusted/.test(message.text())) refusals.push(message.text());
    });
    await page.goto(`${addressOf(site)}#/schedule/member`);
    await page.getByRole('button', { name: '会员码' }).waitFor();
    const scope = await page.evaluate(() => navigator.serviceWorker.ready.then((registration) => registration.scope));
    expect(scope).toBe(addressOf(site));
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: '会员码' }).waitFor();
    expect(refusals).toEqual([]);
  },
);
