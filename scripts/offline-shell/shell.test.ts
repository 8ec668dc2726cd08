import { shellOf } from './shell';

/* The browser's caches are a stand-in here: jsdom has none. */

const SCOPE = 'https://m.example.com/m/';
const MAIN = 'umi.0a1b2c3d.js';
const ROOM = 'shell:/m/:';

let stored: Map<string, Map<string, Response>>;
let server: Record<string, () => Response>;
let asked: string[];

const bare = (url: string) => url.replace(/[?#].*/, '');

/** What a browser gives for an answer of the own host; jsdom has no such thing. */
function answer(body: string, type: string, status = 200): Response {
  const made = {
    ok: status < 300,
    status,
    redirected: false,
    type: 'basic',
    headers: new Headers({ 'content-type': type }),
    text: async () => body,
    clone: () => answer(body, type, status),
  };
  return made as Response;
}

const pageOf = (build: string) => answer(`<meta name="build" content="${build}">`, 'text/html');
const script = (body = 'code') => answer(body, 'application/javascript');

beforeEach(() => {
  stored = new Map();
  asked = [];
  server = {
    [SCOPE]: () => pageOf('b1'),
    [`${SCOPE}app-config.js`]: () => script('settings'),
    [SCOPE + MAIN]: () => script(),
  };
  global.fetch = async (input) => {
    const url = String(input);
    asked.push(url);
    const answers = server[bare(url)];
    if (!answers) throw new TypeError('Failed to fetch');
    return answers();
  };
  const cacheOf = (name: string) => ({
    put: async (url: string, it: Response) => void stored.get(name)?.set(url, it),
  });
  Object.defineProperty(window, 'caches', {
    configurable: true,
    value: {
      keys: async () => [...stored.keys()],
      has: async (name: string) => stored.has(name),
      delete: async (name: string) => stored.delete(name),
      open: async (name: string) => {
        if (!stored.has(name)) stored.set(name, new Map());
        return cacheOf(name);
      },
      match: async (url: string, { cacheName }: { cacheName?: string }) => {
        const rooms = cacheName === undefined ? [...stored.values()] : [stored.get(cacheName)];
        return rooms.map((room) => room?.get(bare(url))?.clone()).find(Boolean);
      },
    },
  });
});

afterEach(() => Reflect.deleteProperty(window, 'caches'));

const textOf = async (it: Promise<Response>) => (await it).text();
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const keysOf = (build: string) => [...(stored.get(ROOM + build)?.keys() ?? [])].sort();

async function installed(build = 'b1') {
  const shell = shellOf(SCOPE, build);
  await shell.install([MAIN]);
  return shell;
}

test('page, settings and parts are kept, and opened without a network', async () => {
  const shell = await installed();
  expect(keysOf('b1')).toEqual([SCOPE, `${SCOPE}app-config.js`, SCOPE + MAIN]);
  expect(await textOf(shell.page(lost()))).toContain('"b1"');
  expect(await textOf(shell.settings(lost()))).toBe('settings');
  expect(await textOf(shell.part({ url: SCOPE + MAIN } as Request, lost))).toBe('code');
});

test.each([
  ['a part is missing', () => delete server[SCOPE + MAIN]],
  ['a part is a page', () => Object.assign(server, { [SCOPE + MAIN]: () => answer('<h1>', 'text/html') })],
  ['the page is of another build by now', () => Object.assign(server, { [SCOPE]: () => pageOf('b2') })],
  ['the server fails', () => Object.assign(server, { [SCOPE]: () => answer('', 'text/html', 502) })],
])('%s: nothing is kept of it, and the former shell stays', async (_, arrange) => {
  await installed('b1');
  Object.assign(server, { [SCOPE]: () => pageOf('b0') });
  stored.get(ROOM.concat('b1'))?.delete(SCOPE + MAIN);
  arrange();
  await expect(shellOf(SCOPE, 'b0').install([MAIN])).rejects.toThrow();
  expect([...stored.keys()]).toEqual([`${ROOM}b1`]);
  expect(await textOf(shellOf(SCOPE, 'b1').page(lost()))).toContain('"b1"');
});

test('what the former build has kept is not fetched again, but for the settings', async () => {
  await installed('b1');
  server[SCOPE] = () => pageOf('b2');
  server[`${SCOPE}app-config.js`] = () => script('newer settings');
  asked = [];
  const shell = await installed('b2');
  expect(asked.sort()).toEqual([SCOPE, `${SCOPE}app-config.js`]);
  expect(await textOf(shell.settings(lost()))).toBe('newer settings');
});

test('the page of another build is handed on and never kept', async () => {
  const shell = await installed('b1');
  expect(await textOf(shell.page(Promise.resolve(pageOf('b2'))))).toContain('"b2"');
  expect(await shell.keepPage(pageOf('b2'))).toBe(false);
  expect(await textOf(shell.page(lost()))).toContain('"b1"');
});

test('the same build with other headers takes the place of the kept page', async () => {
  const shell = await installed('b1');
  const changed = answer('<meta name="build" content="b1"><p>new policy', 'text/html');
  expect(await shell.keepPage(changed)).toBe(true);
  expect(await textOf(shell.page(lost()))).toContain('new policy');
});

test('a server that fails, and one that does not answer in time, are no reason to show nothing', async () => {
  const shell = await installed();
  expect(await textOf(shell.page(Promise.resolve(answer('502', 'text/html', 502))))).toContain('"b1"');
  jest.useFakeTimers();
  const page = shell.page(new Promise(() => undefined));
  await jest.advanceTimersByTimeAsync(8000);
  jest.useRealTimers();
  expect(await textOf(page)).toContain('"b1"');
});

test('a page that is not there is handed on as it is', async () => {
  const shell = await installed();
  expect((await shell.page(Promise.resolve(answer('', 'text/html', 404)))).status).toBe(404);
});

test('a part that is asked for once more comes from the network, and from the phone when there is none', async () => {
  const shell = await installed();
  const again = { url: `${SCOPE}${MAIN}?r=1` } as Request;
  expect(await textOf(shell.part(again, async () => script('anew')))).toBe('anew');
  expect(await textOf(shell.part(again, lost))).toBe('code');
  await expect(shell.part({ url: `${SCOPE}9.0a1b2c.async.js` } as Request, lost)).rejects.toThrow('Failed to fetch');
});

test('what a page has loaded is kept, under its name without a query', async () => {
  const shell = await installed();
  await shell.keepPart(script(), `${SCOPE}9.0a1b2c.async.js?r=1`);
  expect(keysOf('b1')).toContain(`${SCOPE}9.0a1b2c.async.js`);
});

test('after the shell was forgotten nothing is kept any more', async () => {
  const shell = await installed();
  stored.clear();
  await shell.keepPart(script(), SCOPE + MAIN);
  await shell.keepPage(pageOf('b1'));
  await shell.keepSettings(script());
  expect([...stored.keys()]).toEqual([]);
  await expect(shell.page(lost())).rejects.toThrow('Failed to fetch');
  expect([...stored.keys()]).toEqual([]);
});

test('the build before stays for a page that is still open; older ones and nothing else go', async () => {
  for (const name of [`${ROOM}b0`, `${ROOM}b1`, 'shell:/:b9', 'other']) stored.set(name, new Map());
  server[SCOPE] = () => pageOf('b2');
  const shell = await installed('b2');
  await shell.dropOthers();
  expect([...stored.keys()]).toEqual([`${ROOM}b1`, 'shell:/:b9', 'other', `${ROOM}b2`]);
});
