// The drawer of QA: a handle at the edge, and behind it everything that the mock server can be told.
import { control, lastCalls } from './ask.js';
import { callsSection } from './calls.js';
import { dataSection, decisionSection, faultSection, featureSection, orderSection } from './deeds.js';
import { action, h, row } from './dom.js';
import { makeLink, makeReport } from './report.js';
import { scenarioSection } from './scenarios.js';
import { clockSection, hostSection, lookSection, whoSection } from './settings.js';
import { carryOutTaps } from './taps.js';

const root = h('mock-qa');
const shade = root.attachShadow({ mode: 'open' });
const handle = h(
  'button',
  { type: 'button', class: 'handle', 'aria-expanded': 'false', 'aria-controls': 'drawer', 'aria-label': '测试工作台' },
  'QA',
);
const status = h('div', { role: 'status' });
const sections = h('div');
const drawer = h('div', { id: 'drawer', class: 'drawer', role: 'dialog', 'aria-label': '测试工作台' });
drawer.hidden = true;

const tell = (text) => {
  status.textContent = text;
};

/** Their numbers change with what they count. */
const nameOf = (section) => section.firstChild.textContent.replace(/\d+/g, '');

async function draw() {
  sections.setAttribute('aria-busy', 'true');
  const [seen, calls, catalogue] = await Promise.all([control('qaSee'), lastCalls(), control('qaScenarios')]);
  const unfolded = [...sections.children].filter(({ open: isOpen }) => isOpen).map(nameOf);
  sections.replaceChildren(
    scenarioSection(catalogue, tell),
    whoSection(seen, tell),
    clockSection(seen, tell),
    faultSection(seen, calls, tell),
    orderSection(calls, tell),
    decisionSection(seen, tell),
    featureSection(seen, tell),
    hostSection(tell),
    lookSection(tell),
    dataSection(tell),
    callsSection(calls, tell),
  );
  for (const section of sections.children) section.open = unfolded.includes(nameOf(section));
  sections.removeAttribute('aria-busy');
}

async function open() {
  drawer.hidden = false;
  handle.hidden = true;
  handle.setAttribute('aria-expanded', 'true');
  close.focus();
  await draw().catch((error) => tell(error.message));
}

function shut() {
  drawer.hidden = true;
  handle.hidden = false;
  handle.setAttribute('aria-expanded', 'false');
  handle.focus();
}

/** For a picture of the screen: nothing is left of the drawer until Alt+Q, or until the page is loaded anew. */
function hide() {
  drawer.hidden = true;
  handle.hidden = true;
}

async function copied(text) {
  await navigator.clipboard.writeText(await text);
  return '已复制';
}

const close = action('收起', shut);
drawer.append(
  h('header', {}, h('h2', {}, '测试工作台'), close),
  status,
  row(
    action('复制链接', () => copied(makeLink()), { tell }),
    action('复制报告', () => copied(makeReport()), { tell }),
    action('刷新', draw, { tell }),
    action('藏起把手（Alt+Q 再现）', hide, { tell }),
  ),
  sections,
);
handle.addEventListener('click', open);
drawer.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') shut();
});
addEventListener('keydown', (event) => {
  if (!event.altKey || event.code !== 'KeyQ') return;
  if (drawer.hidden) void open();
  else shut();
});
shade.append(h('link', { rel: 'stylesheet', href: '/api/__mock/qa/style.css' }), handle, drawer);
document.documentElement.append(root);
void carryOutTaps(tell);
