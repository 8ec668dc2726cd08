import { freshAddress } from '@/shared/lib/freshAddress';
import { allowFreshPage, replacePageOnce } from './freshPage';

const PAGE = '<div id="root"></div>';
const MINUTE = 60_000;

let probes: string[];
let answerAddress: string | undefined;

function answerWith(status: number, body: string): void {
  probes = [];
  global.fetch = (async (input: RequestInfo | URL) => {
    probes.push(String(input));
    const url = answerAddress ?? `https://m.example.com${input}`;
    const isRedirected = answerAddress !== undefined;
    return { ok: status === 200, redirected: isRedirected, url, text: async () => body } as Response;
  }) as typeof fetch;
}

const standAt = (search: string) => window.history.replaceState(null, '', `/app/${search}#/equity`);

beforeEach(() => {
  answerAddress = undefined;
  answerWith(200, PAGE);
  standAt('');
  // jsdom cannot leave its document: it says so on the console, which is how the test sees that the page was replaced.
  jest.spyOn(console, 'error').mockImplementation((error: unknown) => {
    if (!/navigation/.test(String(error))) throw error;
  });
});

test('the page is loaded anew once, at an address that keeps everything', async () => {
  expect(await replacePageOnce()).toBe(true);
  expect(probes).toEqual([expect.stringMatching(/^\/app\/\?_v=[0-9a-z]+$/)]);
  expect(await replacePageOnce()).toBe(false);
});

test.each([
  ['an error', () => answerWith(502, PAGE)],
  ['the page of somebody else, such as a hotel’s network', () => answerWith(200, '<form action="/wifi">')],
])('not while the server answers with %s', async (_, prepare) => {
  prepare();
  expect(await replacePageOnce()).toBe(false);
});

test('not while the phone has no network', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await replacePageOnce()).toBe(false);
  expect(probes).toEqual([]);
});

test('not without an answer', async () => {
  global.fetch = async () => {
    throw new TypeError('Failed to fetch');
  };
  expect(await replacePageOnce()).toBe(false);
});

test.each([
  ['<input type="tel" value="13800000000">', false],
  ['<textarea>王芳</textarea>', false],
  ['<input type="search" value="体温"><input type="checkbox" value="on"><textarea></textarea>', true],
])(
  'words that stand in %s: the page is loaded anew by itself: %s; when it is asked for, it is',
  async (fields, expected) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_800_000);
    document.body.innerHTML = fields;
    expect(await replacePageOnce()).toBe(expected);
    allowFreshPage();
    expect(await replacePageOnce()).toBe(true);
    document.body.innerHTML = '';
  },
);

describe('on a phone that keeps no storage', () => {
  beforeEach(() => {
    for (const name of ['getItem', 'setItem'] as const)
      jest.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
  });

  test.each([
    ['just now', 0, false],
    ['9 minutes ago', 9, false],
    ['11 minutes ago', 11, true],
  ])('a page made fresh %s is loaded anew: %s min, %s', async (_, minutes, expected) => {
    // Another test's mark lives in memory only where the storage is blocked; the clock is ahead of it.
    const now = Date.now() + 3_600_000;
    jest.spyOn(Date, 'now').mockReturnValue(now);
    standAt(freshAddress({ pathname: '', search: '', hash: '' }, now - minutes * MINUTE));
    expect(await replacePageOnce()).toBe(expected);
  });

  test('a server that takes the mark out of the address is not asked: that could go in a circle', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 7_200_000);
    answerAddress = 'https://m.example.com/app/';
    expect(await replacePageOnce()).toBe(false);
  });
});

test('the member may ask for it once more, once', async () => {
  standAt(freshAddress({ pathname: '', search: '', hash: '' }, Date.now()));
  expect(await replacePageOnce()).toBe(false);
  allowFreshPage();
  expect(await replacePageOnce()).toBe(true);
  expect(await replacePageOnce()).toBe(false);
});

test('a mark of a phone whose clock was ahead holds nobody up, and counts no more once the page is fresh', async () => {
  sessionStorage.clear();
  document.body.innerHTML = '';
  const now = Date.now() + 86_400_000;
  jest.spyOn(Date, 'now').mockReturnValue(now);
  standAt(`?_v=${(now + 525_600 * MINUTE).toString(36)}`);
  expect(await replacePageOnce()).toBe(true);
  expect(probes).toEqual([`/app/?_v=${now.toString(36)}`]);
  standAt(`?_v=${now.toString(36)}`);
  expect(await replacePageOnce()).toBe(false);
});
