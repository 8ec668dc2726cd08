// Opens one scenario by its link in a browser of its own, and says what is wrong with what shows.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];
const PATIENCE_MS = 30_000;
const PAUSE_MS = 150;
/** What has come in by then belongs to the state: the blocks of a page load each by itself. */
const SETTLE_MS = 700;
/** A failed call is what many scenarios are about. */
const EXPECTED = /Failed to load resource|net::ERR_/;
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
  hasTouch: true,
  isMobile: true,
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
};

/** What bears these words, or has them for its name: in a panel above the page when there is one, in the page else. */
async function bearing(page, words) {
  const panel = page.locator('body [aria-modal="true"]').filter({ visible: true });
  const room = (await panel.count()) > 0 ? panel.last() : page.locator('body');
  const [, name] = /^button:(.+)$/.exec(words) ?? [];
  if (name) return room.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
  return room
    .getByText(words)
    .or(room.getByLabel(words))
    .or(room.getByRole('button', { name: words }))
    .filter({ visible: true })
    .first();
}

async function waitUntilShown(page, words) {
  for (const endAt = Date.now() + PATIENCE_MS; Date.now() < endAt; await page.waitForTimeout(PAUSE_MS)) {
    if (await (await bearing(page, words)).isVisible()) return true;
  }
  return false;
}

async function axeFaults(page) {
  // Evaluated by the test driver, which the page's content policy does not concern.
  await page.evaluate(`window.axe || ${AXE}`);
  return page.evaluate(async (values) => {
    const options = { runOnly: { type: 'tag', values }, resultTypes: ['violations'] };
    const { violations } = await window.axe.run({ exclude: [['mock-qa']] }, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
  }, TAGS);
}

/** What other states of the same screen are told by, and shows here as well. */
async function othersShown(page, scenario, scenarios) {
  const stateOf = ({ name }) => name.split('/').slice(0, 2).join('/');
  const [screen] = scenario.name.split('/');
  const others = scenarios.filter((each) => each.name.startsWith(`${screen}/`) && stateOf(each) !== stateOf(scenario));
  const shown = [];
  for (const other of others) {
    if (await (await bearing(page, other.shows)).isVisible())
      shown.push(`shows 「${other.shows}」 of ${other.name} as well`);
  }
  return shown;
}

async function judge(page, scenario, scenarios, complaints) {
  if (!(await waitUntilShown(page, scenario.shows))) {
    const panel = page.locator('body [aria-modal="true"]').filter({ visible: true });
    const text = await ((await panel.count()) > 0 ? panel.last() : page.locator('#root')).textContent();
    const told = (await page.locator('mock-qa [role=status]').allTextContents()).join('');
    return [
      `「${scenario.shows}」 does not show, but: ${told} ${(text ?? '').replace(/\s+/g, ' ').slice(0, 300)}`,
      ...complaints,
    ];
  }
  await page.waitForTimeout(SETTLE_MS);
  // What the accessibility checker itself writes into the page breaks its policy.
  const ownComplaints = [...complaints];
  return [...(await othersShown(page, scenario, scenarios)), ...(await axeFaults(page)), ...ownComplaints];
}

export async function lookAt({ browser, base, scenarios, scenario, isElder }) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const complaints = [];
  page.on('pageerror', ({ message }) => complaints.push(`page error: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) complaints.push(`console: ${message.text()}`);
  });
  try {
    await page.goto(`${base}/?qa=scenario:${scenario.name}${isElder ? ',elder' : ''}`, { timeout: 60_000 });
    const faults = await judge(page, scenario, scenarios, complaints);
    await page.evaluate(() => document.querySelector('mock-qa')?.remove());
    return { scenario, isElder, picture: await page.screenshot(), faults };
  } catch (error) {
    return { scenario, isElder, faults: [error.message.slice(0, 200), ...complaints] };
  } finally {
    await context.close();
  }
}
