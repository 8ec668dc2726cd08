import { keepShell } from './keepShell';

/* The browser's own things are stand-ins here: jsdom has neither workers nor caches. */

const SCOPE = 'http://localhost/';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) MicroMessenger/8.0.50 miniProgram/wx0123456789';
const ANDROID = 'Mozilla/5.0 (Linux; Android 13) MicroMessenger/8.0.50 miniProgram/wx0123456789';

interface Phone {
  registered: string[];
  unregistered: string[];
  caches: string[];
}

let phone: Phone;

function define(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { configurable: true, value });
}

/** A phone with these registrations, by their scopes, and these caches. */
function havePhone(scopes: readonly string[] = [], names: readonly string[] = []): void {
  phone = { registered: [], unregistered: [], caches: [...names] };
  define(window, 'isSecureContext', true);
  define(navigator, 'serviceWorker', {
    register: async (address: string) => void phone.registered.push(address),
    getRegistration: async (at: string) => {
      const scope = [...scopes].sort((a, b) => b.length - a.length).find((each) => at.startsWith(each));
      return scope && { scope, unregister: async () => void phone.unregistered.push(scope) };
    },
  });
  define(window, 'caches', {
    keys: async () => phone.caches,
    delete: async (name: string) => {
      phone.caches = phone.caches.filter((each) => each !== name);
    },
  });
}

const configure = (fields: object | undefined) => {
  window.__APP_CONFIG__ = fields;
};

beforeEach(() => {
  havePhone();
  configure({ offlineShell: true });
  const mark = document.createElement('meta');
  mark.name = 'build';
  document.head.append(mark);
});

afterEach(() => {
  for (const [target, name] of [
    [window, 'isSecureContext'],
    [window, 'caches'],
    [navigator, 'serviceWorker'],
    [navigator, 'connection'],
  ] as const)
    Reflect.deleteProperty(target, name);
  document.head.textContent = '';
  configure(undefined);
});

test('where it is switched on the worker beside the page is registered', async () => {
  await keepShell();
  expect(phone.registered).toEqual(['./sw.js']);
});

test.each([
  ['a page that is not secure', () => define(window, 'isSecureContext', false)],
  ['a web-view without workers', () => Reflect.deleteProperty(navigator, 'serviceWorker')],
  ['a mini-program on iOS', () => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE)],
  ['a phone that saves data', () => define(navigator, 'connection', { saveData: true })],
  ['hardly any network', () => define(navigator, 'connection', { effectiveType: '2g' })],
  ['development', () => document.querySelector('meta')?.remove()],
  ['no configuration', () => configure(undefined)],
  ['a configuration that says nothing', () => configure({})],
  ['the switch turned off', () => configure({ offlineShell: false })],
  ['a word in place of the switch', () => configure({ offlineShell: 'true' })],
])('%s: nothing is registered', async (_, arrange) => {
  arrange();
  await keepShell();
  expect(phone.registered).toEqual([]);
});

test('the mini-program on Android has it', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(ANDROID);
  await keepShell();
  expect(phone.registered).toEqual(['./sw.js']);
});

test('switched off: the own worker goes with its caches, and nobody else’s', async () => {
  havePhone([SCOPE], ['shell:/:a', 'shell:/:b', 'shell:/m/:a', 'other']);
  configure({ offlineShell: false });
  await keepShell();
  expect(phone.unregistered).toEqual([SCOPE]);
  expect(phone.caches).toEqual(['shell:/m/:a', 'other']);
});

test('a worker of another app on this host stays', async () => {
  window.history.replaceState(null, '', '/m/');
  havePhone([SCOPE], ['shell:/:a']);
  configure({ offlineShell: false });
  await keepShell();
  window.history.replaceState(null, '', '/');
  expect([phone.unregistered, phone.caches]).toEqual([[], ['shell:/:a']]);
});

test('a configuration that did not come takes nothing away', async () => {
  havePhone([SCOPE], ['shell:/:a']);
  configure(undefined);
  await keepShell();
  expect([phone.unregistered, phone.caches]).toEqual([[], ['shell:/:a']]);
});
