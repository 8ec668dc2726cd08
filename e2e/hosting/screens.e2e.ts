import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { allRoutes } from '../../src/shared/config/routes';
import { allVisits } from '../../src/testing/visits';
import { isOnTurn } from '../../src/testing/wide';
import { openAnew } from '../support/addresses';
import { WALK_MS } from '../support/everyView';
import { addressOf, originOf, SITES } from '../support/sites';
import { askAsMember, newVisitor, type Visitor } from '../support/visitor';
import { walkerOf } from '../support/walk';

const EACH = SITES.map((site) => [site.name, site] as const);

const HAS_PANEL = /[?&](step|action|panel|photo)=/;

/** What the browser has refused by the content policy becomes a complaint of the page. */
async function watchPolicy(visitor: Visitor): Promise<Visitor> {
  await visitor.page.exposeFunction('noteRefusal', (words: string) => visitor.complaints.push(words));
  await visitor.page.addInitScript(() => {
    const { noteRefusal } = window as unknown as { noteRefusal: (words: string) => void };
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      noteRefusal(`refused by ${violatedDirective}: ${blockedURI} ${sample}`);
    });
  });
  return visitor;
}

/** What is wrong with the screen that stands there. */
async function wrongsOf({ page, complaints }: Visitor): Promise<string[]> {
  const heading = await page.locator('h1, h2').first().textContent();
  const isMissing = heading === '页面不存在';
  return [...complaints.splice(0), ...(isMissing ? ['is not there'] : []), ...(heading ? [] : ['has no heading'])];
}

async function faultsOfEach(visitor: Visitor, addresses: readonly string[], go: (at: string) => Promise<unknown>) {
  const faults: string[] = [];
  for (const at of addresses) {
    await go(at);
    faults.push(...(await wrongsOf(visitor)).map((wrong) => `${at}: ${wrong}`));
  }
  await visitor.context.close();
  return faults;
}

test(
  'under a prefix: every address for a member, every other one for a guest, and some panels; nothing is refused',
  async () => {
    const all = await allVisits(askAsMember);
    const panels = all.filter(({ at }) => HAS_PANEL.test(at)).filter((_, place) => isOnTurn(place, 4));
    const paths = [...new Set(all.map(({ path }) => path))];
    const guests = paths.filter((_, place) => isOnTurn(place));
    expect(paths).toHaveLength(allRoutes().length);
    expect(panels.length).toBeGreaterThan(25);
    const guest = await watchPolicy(await newVisitor());
    const member = await watchPolicy(await newVisitor({ persona: 'member' }));
    const found = await Promise.all([
      faultsOfEach(guest, guests, (at) => openAnew(guest, at)),
      faultsOfEach(member, [...paths, ...panels.map(({ at }) => at)], walkerOf(member).goTo),
    ]);
    expect(found).toEqual([[], []]);
  },
  WALK_MS,
);

test.each(EACH)('%s: the first second and the screens behind it', async (_, site) => {
  const { page, complaints } = await watchPolicy(await newVisitor({ persona: 'member' }));
  await page.goto(addressOf(site));
  await page.getByText('氨基酸温和洗护礼盒').first().click();
  await page.getByRole('button', { name: '立即兑换' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(page.url()).toMatch(/goods-detail\?goodsId=/);
  // The visitors of the journeys know one host only.
  expect(complaints.filter((each) => each !== `foreign request: ${originOf(site)}`)).toEqual([]);
});

const LOOK_MS = 100;
const LOOKS = 50;

/** Each tries what the policy refuses. */
const DEEDS: Readonly<Record<string, () => unknown>> = {
  'a text as HTML': () => {
    document.body.innerHTML = '<b>x</b>';
  },
  'a text as the address of a script': () => {
    document.createElement('script').src = 'https://evil.example/x.js';
  },
  // Later, since the test driver itself may do that.
  'a text as code': () => setTimeout(() => (window as unknown as { eval(code: string): unknown }).eval('1')),
  'a second maker of addresses': () =>
    (
      window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
    ).trustedTypes.createPolicy('own', {}),
  'a call to a foreign host': () => fetch('https://evil.example/').catch(() => undefined),
  'a picture of a foreign host': () => {
    new Image().src = 'https://evil.example/x.png';
  },
  'a frame': () => {
    const frame = document.createElement('iframe');
    frame.src = 'https://evil.example/';
    document.body.appendChild(frame);
  },
};

test.each(Object.keys(DEEDS))('%s is refused, and that is noticed', async (name) => {
  const { page, complaints } = await watchPolicy(await newVisitor());
  await page.goto(addressOf(SITES[0] as (typeof SITES)[0]));
  await page.locator('h1').first().waitFor();
  await page.evaluate(DEEDS[name] as () => unknown).catch(() => undefined);
  const refusals = () => complaints.filter((each) => each.includes('refused by'));
  for (let turn = 0; turn < LOOKS && refusals().length === 0; turn += 1) await page.waitForTimeout(LOOK_MS);
  expect(refusals()).not.toEqual([]);
});

test('the messaging app’s own frame is let in', async () => {
  const { page, complaints } = await watchPolicy(await newVisitor());
  await page.goto(addressOf(SITES[0] as (typeof SITES)[0]));
  await page.locator('h1').first().waitFor();
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = 'weixin://dispatch_message/';
    document.body.appendChild(frame);
  });
  await page.waitForTimeout(200);
  expect(complaints.filter((each) => each.includes('frame-src'))).toEqual([]);
});

/** Serves one page from a foreign host while `look` looks at it. */
async function withForeignPage(html: string, look: (address: string) => Promise<void>): Promise<void> {
  const server = createServer((_, answer) => answer.setHeader('Content-Type', 'text/html').end(html));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await look(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  server.closeAllConnections();
  server.close();
}

test.each(EACH)('%s: in a foreign page’s frame the app stays closed', async (_, site) => {
  await withForeignPage(`<iframe src="${addressOf(site)}"></iframe>`, async (address) => {
    const { page } = await newVisitor();
    await page.goto(address);
    await page.waitForTimeout(1000);
    const [, frame] = page.frames();
    expect(frame?.url()).toMatch(/^chrome-error:/);
    expect(await frame?.locator('#root').count()).toBe(0);
  });
});

test.each(EACH)('%s: the way over a foreign host and back keeps the tab’s session', async (_, site) => {
  await withForeignPage(`<a href="${addressOf(site)}">back</a>`, async (address) => {
    const { page } = await newVisitor();
    await page.goto(`${originOf(site)}${site.prefix}#/login`);
    await page.evaluate(() => sessionStorage.setItem('probe', 'kept'));
    await page.goto(address);
    await page.getByText('back').click();
    await page.waitForURL(/#\//);
    const kept = await page.evaluate(() => sessionStorage.getItem('probe'));
    expect(kept).toBe('kept');
  });
});
