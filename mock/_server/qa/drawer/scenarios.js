// The states of the screen that stands there, each a link of its own.
import { action, h, section } from './dom.js';

const pathNow = () => location.hash.replace(/^#/, '').split('?')[0] || '/';

export function scenarioSection({ screens, scenarios }, tell) {
  const here = screens.filter(({ path }) => path === pathNow()).map(({ screen }) => screen);
  const own = scenarios.filter(({ name }) => here.includes(name.split('/')[0]));
  const open = (name) => () => location.assign(`/?qa=scenario:${name}`);
  const buttons = own.map(({ name, title }) => action(title, open(name), { tell }));
  return section(`这个画面的场景（${own.length}）`, h('div', { class: 'list' }, ...buttons));
}
