// Opens one scenario by its link in a tab of its own, and says what is wrong with what shows.
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
  // Once for each document, by the test driver, which the page's content policy does not concern; without an answer, for
  // the driver would read the whole tool back.
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(`${AXE};undefined`);
  return page.evaluate(async (values) => {
    const options = { runOnly: { type: 'tag', values }, resultTypes: ['violations'] };
    const { violations } = await window.axe.run({ exclude: [['mock-qa']] }, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
  }, TAGS);
}

/** What a state is told by; '' in 长辈版 when that has no such state. */
export const wordsOf = ({ shows, elderShows = shows }, isElder) => (isElder ? elderShows : shows);

/** All that the page says, shown or not, without spaces: words that are not among it need no search. */
function saidBy(page) {
  return page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [title], [alt], [placeholder], input, textarea')];
    const names = named.flatMap((each) => [each.ariaLabel, each.title, each.alt, each.placeholder, each.value]);
    return [document.body.textContent, ...names]
      .join('\n')
      .replace(/[^\S\n]/g, '')
      .toLowerCase();
  });
}

/** What other states of the same screen are told by, and shows here as well. */
async function othersShown(page, scenario, scenarios, isElder) {
  const { name, besides = [] } = scenario;
  const [screen, state] = name.split('/');
  const allowed = [state, ...besides];
  const said = await saidBy(page);
  const isSaid = (words) =>
    said.includes(
      words
        .replace(/^button:/, '')
        .replace(/\s/g, '')
        .toLowerCase(),
    );
  const others = scenarios.filter(
    (each) =>
      each.name.startsWith(`${screen}/`) &&
      !allowed.includes(each.name.split('/')[1]) &&
      wordsOf(each, isElder) !== '' &&
      isSaid(wordsOf(each, isElder)),
  );
  const shown = [];
  for (const other of others) {
    if (await (await bearing(page, wordsOf(other, isElder))).isVisible())
      shown.push(`shows 「${wordsOf(other, isElder)}」 of ${other.name} as well`);
  }
  return shown;
}

async function judge(page, scenario, scenarios, isElder, complaints) {
  const words = wordsOf(scenario, isElder);
  if (!(await waitUntilShown(page, words))) {
    const panel = page.locator('body [aria-modal="true"]').filter({ visible: true });
    const text = await ((await panel.count()) > 0 ? panel.last() : page.locator('#root')).textContent();
    const told = (await page.locator('mock-qa [role=status]').allTextContents()).join('');
    return [
      `「${words}」 does not show, but: ${told} ${(text ?? '').replace(/\s+/g, ' ').slice(0, 300)}`,
      ...complaints,
    ];
  }
  await page.waitForTimeout(SETTLE_MS);
  // What the accessibility checker itself writes into the page breaks its policy.
  const ownComplaints = [...complaints];
  return [...(await othersShown(page, scenario, scenarios, isElder)), ...(await axeFaults(page)), ...ownComplaints];
}

/** A phone for many scenarios, one after the other: the app's files come from its cache, the link clears what is kept. */
export const openPhone = (browser) => browser.newContext({ ...PHONE, serviceWorkers: 'block' });

export async function lookAt({ phone, base, scenarios, scenario, isElder }) {
  const page = await phone.newPage();
  const complaints = [];
  page.on('pageerror', ({ message }) => complaints.push(`page error: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) complaints.push(`console: ${message.text()}`);
  });
  try {
    await page.goto(`${base}/?qa=scenario:${scenario.name}${isElder ? ',elder' : ''}`, { timeout: 60_000 });
    const faults = await judge(page, scenario, scenarios, isElder, complaints);
    await page.evaluate(() => document.querySelector('mock-qa')?.remove());
    return { scenario, isElder, picture: await page.screenshot(), faults };
  } catch (error) {
    return { scenario, isElder, faults: [error.message.slice(0, 200), ...complaints] };
  } finally {
    await page.close();
  }
}
