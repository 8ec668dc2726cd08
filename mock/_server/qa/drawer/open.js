// The page that brings a setting about: it stands behind `ask` of the other pages of the mock server.
const word = new URLSearchParams(location.search).get('what') ?? '';

async function control(name, body) {
  const { code, msg, data } = await ask(`/api/__mock/${name}`, body);
  if (code !== 0) throw new Error(msg);
  return data;
}

/** "scenario:<name>" is one of the catalogue, with ",elder" in 长辈版; every other word holds the setting itself. */
async function read() {
  const [, name, elder] = /^scenario:([^,]+)(,elder)?$/.exec(word) ?? [];
  if (name) return { ...(await control('qaScenario', { name })), ...(elder ? { elder: true } : {}) };
  const bytes = atob(word.replaceAll('-', '+').replaceAll('_', '/'));
  return JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, (each) => each.charCodeAt(0))));
}

const kept = {};

/** A text, or a whole body, with what earlier deeds have kept in the places that name it. */
function filled(value) {
  if (typeof value === 'string') return value.replace(/\{(\w+)\}/g, (whole, name) => kept[name] ?? whole);
  if (Array.isArray(value)) return value.map(filled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, filled(each)]));
}

const fits = (row, wished) => Object.entries(wished).every(([name, value]) => valueAt(row, name.split('.')) === value);

function valueAt(data, steps) {
  return steps.reduce((at, step) => {
    if (typeof step === 'object') return at?.find((row) => fits(row, step));
    return at?.[step];
  }, data);
}

async function askApp(call, body) {
  const [method, path] = call.split(' ');
  if (method === 'POST') return ask(path, { clientToken: crypto.randomUUID(), ...body });
  return (await fetch(`${path}?${new URLSearchParams(body)}`)).json();
}

async function carryOut({ call, with: asked = {}, as, keep = {} }, who) {
  const body = filled(asked);
  if (!call.includes(' ')) return control(call, body);
  if (as ?? who) await control('login', { persona: as ?? who });
  else await control('qaTake', {});
  const { code, msg, data } = await askApp(call, body);
  if (code !== 0) throw new Error(`${call}：${msg}`);
  for (const [name, steps] of Object.entries(keep)) {
    kept[name] = valueAt(data, steps);
    if (kept[name] === undefined) throw new Error(`${call} 没有 ${name}`);
  }
}

function keepInTab(name, value) {
  if (value) sessionStorage.setItem(name, value);
  else sessionStorage.removeItem(name);
}

function keepOnPhone(name, value) {
  if (value) localStorage.setItem(name, value);
  else localStorage.removeItem(name);
}

async function openSetting() {
  const { deeds = [], taps = [], ...setting } = await read();
  if (setting.fresh) {
    localStorage.clear();
    sessionStorage.clear();
  }
  await control('qaTake', { fresh: setting.fresh, clock: setting.clock, data: setting.data });
  for (const deed of deeds) await carryOut(deed, setting.who);
  const { now, later, who, faults } = setting;
  const info = await control('qaTake', { now, later, who, faults });
  keepInTab('loginInfo', who ? JSON.stringify(info) : '');
  keepInTab('qaHost', setting.host);
  keepInTab('qaCalm', setting.calm ? 'on' : '');
  keepInTab('qaOffline', setting.offline ? 'on' : '');
  keepInTab('qaTaps', taps.length > 0 ? JSON.stringify(filled(taps)) : '');
  keepOnPhone('elderMode', setting.elder ? '1' : '');
  sessionStorage.setItem('qa', 'on');
  location.replace(`/${setting.at?.startsWith('#/') ? filled(setting.at) : '#/'}`);
}

openSetting().catch((error) => {
  const isBroken = error instanceof SyntaxError || error.name === 'InvalidCharacterError';
  document.querySelector('[role=alert]').textContent = isBroken ? '这个链接不完整，请重新复制' : error.message;
});
