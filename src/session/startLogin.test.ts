import fc from 'fast-check';
import { addressBar } from '@/shared/lib/addressBar';
import { tabNotes } from '@/shared/lib/deviceStorage';
import { buildAuthorizeAddress } from './authorizeAddress';
import { consumeHashAnswer } from './hashAnswer';
import { isRedirecting, readRedirectRecord } from './redirectRecord';
import { buildReturnAddress, type Whereabouts } from './returnAddress';
import { forgetLoginStart, holdAutomaticLogin, isLoginPending, startLogin } from './startLogin';

const NOW = 1_700_000_000_000;
const CONFIG = {
  hosts: { production: ['m.example.com'], test: ['m.test.example.com'], miniApp: ['m.example.com'] },
  authorizeUrl: 'https://auth.example.com/authorize',
  oauthUrl: 'https://open.weixin.qq.com/connect/oauth2/authorize',
  publicAppId: 'wx1234567890',
  wxLoginUrl: 'https://login.example.com/',
  hospitalPath: { host: 'hospital.example.com' },
};

function at(address: string): Whereabouts & { hostname: string } {
  const { origin, host, hostname, pathname, search, hash } = new URL(address);
  return { origin, host, hostname, pathname, search, hash };
}

let leave: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  window.__APP_CONFIG__ = CONFIG;
  tabNotes.clear();
  forgetLoginStart();
  window.history.replaceState(null, '', '/?a=1#/comment?sort=hot');
  leave = jest.spyOn(addressBar, 'leave').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  window.__APP_CONFIG__ = undefined;
});

describe('startLogin', () => {
  test('sets systemOauthRedirect to 1, notes where to come back to, and leaves', () => {
    expect(startLogin()).toBe('started');
    expect(isRedirecting()).toBe(true);
    expect(readRedirectRecord()).toEqual({
      returnRandomParam: String(NOW),
      hash: '#/comment?sort=hot',
      at: NOW,
      depth: window.history.length,
    });
    expect(isLoginPending()).toBe(true);
    expect(leave).toHaveBeenCalledTimes(1);
  });

  test('who comes back by the back key brings no login that a link had put into the address', () => {
    window.history.replaceState({ key: 'kept' }, '', '/#/comment?login_access_token=forged-token&userId=U9&sort=hot');
    startLogin();
    expect(window.location.hash).toBe('#/comment?sort=hot');
    expect(window.history.state).toEqual({ key: 'kept' });
    expect(consumeHashAnswer()).toBe('none');
    expect(tabNotes.read('loginInfo')).toBeUndefined();
  });

  test('redirects at most once per 2000 ms', () => {
    startLogin();
    jest.advanceTimersByTime(1999);
    expect(startLogin()).toBe('throttled');
    jest.advanceTimersByTime(1);
    expect(startLogin()).toBe('started');
    expect(leave).toHaveBeenCalledTimes(2);
  });

  test('a phone clock that is set back does not lengthen the throttle', () => {
    startLogin();
    jest.advanceTimersByTime(2000);
    jest.setSystemTime(NOW - 3_600_000);
    expect(startLogin()).toBe('started');
  });

  test('a fourth redirect within 60 s is a loop; later it starts again', () => {
    for (let count = 0; count < 3; count += 1) {
      expect(startLogin()).toBe('started');
      jest.advanceTimersByTime(5000);
    }
    expect(startLogin()).toBe('looping');
    jest.advanceTimersByTime(45_000);
    expect(startLogin()).toBe('started');
  });

  test('redirects that lie ahead since the phone’s clock was set back are no loop', () => {
    for (let count = 0; count < 3; count += 1) {
      startLogin();
      jest.advanceTimersByTime(2000);
    }
    jest.setSystemTime(NOW - 3_600_000);
    expect(startLogin()).toBe('started');
  });

  test.each([
    ['blocked', 'getItem'],
    ['full', 'setItem'],
  ] as const)('a session storage that is %s: nobody is sent away in vain', (_, method) => {
    const broken = jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    const blockedToo = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    expect(startLogin()).toBe('blocked');
    expect([leave.mock.calls.length, isLoginPending(), isRedirecting()]).toEqual([0, false, false]);
    broken.mockRestore();
    blockedToo.mockRestore();
  });

  test('a held login is started by the member only', () => {
    holdAutomaticLogin();
    expect(startLogin({ isAutomatic: true })).toBe('held');
    expect(startLogin()).toBe('started');
    jest.advanceTimersByTime(2000);
    expect(startLogin({ isAutomatic: true })).toBe('started');
  });
});

describe('the three ways of login', () => {
  const back = 'https://m.example.com/?returnRandomParam=1#/comment';

  test('everywhere: the central authorisation with appCode and url', () => {
    expect(buildAuthorizeAddress(at(back), back)).toBe(
      `https://auth.example.com/authorize?appCode=scheduling&url=${encodeURIComponent(back)}`,
    );
  });

  test('an authorisation address that has a query keeps it', () => {
    window.__APP_CONFIG__ = { ...CONFIG, authorizeUrl: 'https://auth.example.com/a?tenant=1' };
    expect(buildAuthorizeAddress(at(back), back)).toContain('/a?tenant=1&appCode=scheduling&url=https%3A');
  });

  test.each(['https://m.test.example.com/#/comment', 'http://localhost:8000/#/comment'])(
    'test host and localhost: the OAuth page, parameters in the fixed order (%s)',
    (address) => {
      const login = `https://login.example.com/#/wx-login?returnUrl=${encodeURIComponent(back)}`;
      expect(buildAuthorizeAddress(at(address), back)).toBe(
        'https://open.weixin.qq.com/connect/oauth2/authorize?appid=wx1234567890' +
          `&redirect_uri=${encodeURIComponent(login)}` +
          '&response_type=code&scope=snsapi_userinfo&state=STATE#wechat_redirect',
      );
    },
  );

  test.each([
    'https://m.example.com/#/keyan',
    'https://m.example.com/#/keyan-2?x=1',
    'https://m.example.com/#/keyan（点击打开）',
    'https://m.example.com/#//KEYAN',
    'http://localhost:8000/#/keyan',
  ])('a hash that starts with /keyan: the official account (%s)', (address) => {
    expect(buildAuthorizeAddress(at(address), back)).toBe(
      `/api/miniapp/wxofficial/login/authorization?returnUrl=${encodeURIComponent(back)}`,
    );
  });
});

describe('the return address', () => {
  test('holds the nonce, the original query string and the hash', () => {
    expect(buildReturnAddress(at('https://m.example.com/h5/?a=1&b=%E4%B8%AD#/comment?sort=hot'), '7')).toBe(
      'https://m.example.com/h5/?a=1&b=%E4%B8%AD&returnRandomParam=7#/comment?sort=hot',
    );
  });

  test.each([
    ['/app/hisuser/index.html', '/app/'],
    ['/hisuser/app/', '/app/'],
    ['/app/index.html', '/app/'],
    ['/app/', '/app/'],
    ['/hisuser', '/'],
    ['/', '/'],
    ['/hisusers/app/', '/hisusers/app/'],
  ])('on the hospital host the path %s becomes %s', (path, expected) => {
    const address = buildReturnAddress(at(`https://hospital.example.com${path}#/equity`), '7');
    expect(address).toBe(`https://hospital.example.com${expected}?returnRandomParam=7#/equity`);
  });

  test('the original query stays as it was, also with a "?" inside a value', () => {
    const search = '?next=https://x.cn/p?q=1&a=b?c&d=%3F';
    const address = buildReturnAddress(at(`https://m.example.com/${search}#/comment?u=/x?y=1`), '5');
    expect(address).toBe(`https://m.example.com/${search}&returnRandomParam=5#/comment?u=/x?y=1`);
  });

  test('other hosts keep their path', () => {
    expect(buildReturnAddress(at('https://m.example.com/hisuser/index.html#/x'), '7')).toBe(
      'https://m.example.com/hisuser/index.html?returnRandomParam=7#/x',
    );
  });

  test('five login rounds leave no token and one nonce, and do not grow', () => {
    let address = 'https://m.example.com/?a=1#/paying?login_access_token=OLDTOKEN1&userId=5&orderNo=3';
    const lengths = new Set<number>();
    for (let round = 0; round < 5; round += 1) {
      address = buildReturnAddress(at(address), `100${round}`);
      lengths.add(address.length);
      expect(address).toBe(`https://m.example.com/?a=1&returnRandomParam=100${round}#/paying?orderNo=3`);
      address += '&login_access_token=NEWTOKEN2&userId=5';
    }
    expect(lengths.size).toBe(1);
  });

  test('an over-long query or hash is dropped, so that the login still works', () => {
    const long = 'x'.repeat(9000);
    expect(buildReturnAddress(at(`https://m.example.com/?a=${long}#/paying?orderNo=3`), '7')).toBe(
      'https://m.example.com/?returnRandomParam=7#/paying?orderNo=3',
    );
    expect(buildReturnAddress(at(`https://m.example.com/#/paying?a=${long}`), '7')).toBe(
      'https://m.example.com/?returnRandomParam=7#/paying',
    );
    expect(buildReturnAddress(at(`https://m.example.com/${long}#/${long}`), '7')).toBe(
      'https://m.example.com/?returnRandomParam=7',
    );
  });

  test('for any place the once encoded address decodes to the own origin, without token', () => {
    const junk = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom(
        '%',
        '#',
        '&',
        '?',
        '中',
        '//evil.example',
        '@',
        '\ud800',
        '%2f%2f',
        'login_access_token=SECRETSECRET',
        'returnRandomParam=1',
      ),
    );
    const text = fc.array(junk, { maxLength: 6 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, text, text, (path, query, hash) => {
        const where = { origin: 'https://m.example.com', host: 'm.example.com' };
        const pathname = `/${path.replace(/[?#]/g, '')}`;
        const address = buildReturnAddress(
          { ...where, pathname, search: `?${query.replace(/#/g, '')}`, hash: `#/${hash}` },
          '7',
        );
        const decoded = new URL(decodeURIComponent(encodeURIComponent(address)));
        expect(decoded.origin).toBe('https://m.example.com');
        expect(decoded.searchParams.getAll('returnRandomParam')).toEqual(['7']);
        expect(decoded.searchParams.has('login_access_token')).toBe(false);
      }),
      { numRuns: 400 },
    );
  });
});
