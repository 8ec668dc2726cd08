import fc from 'fast-check';
import { addressBar } from '@/shared/lib/addressBar';
import { tabNotes } from '@/shared/lib/deviceStorage';
import { splitHash } from './addressPairs';
import { consumeHashAnswer, parseAnswer } from './hashAnswer';
import { isSignedIn, readLoginInfo } from './loginInfo';
import { markRedirect } from './redirectRecord';
import { forgetLoginStart, startLogin } from './startLogin';

const TOKEN = 'token.ABC-123_~+/=';
const NOW = 1_700_000_000_000;

function open(address: string): void {
  window.history.replaceState({ key: 'kept' }, '', address);
}

function leaveForLogin(hash = '#/comment?sort=hot', at = NOW, returnRandomParam = String(NOW)): void {
  markRedirect({ returnRandomParam, hash, at, depth: window.history.length });
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  tabNotes.clear();
  open('/');
});
afterEach(() => {
  jest.useRealTimers();
});

describe('on return with the flag equal to 1', () => {
  test.each([
    ['a hash of parameters only', `#login_access_token=${TOKEN}&userId=u-1`, '#/comment?sort=hot'],
    ['a hash with an empty route', `#/?login_access_token=${TOKEN}&userId=u-1`, '#/'],
    ['a hash whose route starts with a parameter', `#/login_access_token=${TOKEN}&userId=u-1`, '#/comment?sort=hot'],
    ['a hash with a route', `#/paying?login_access_token=${TOKEN}&userId=u-1`, '#/paying'],
    [
      'a hash with a route and other values',
      `#/paying?a=1&login_access_token=${TOKEN}&b=%20&userId=u-1`,
      '#/paying?a=1&b=%20',
    ],
    ['an answer appended by a second hash', `#/paying?a=1#login_access_token=${TOKEN}&userId=u-1`, '#/paying?a=1'],
    ['an answer appended by "&"', `#/paying&login_access_token=${TOKEN}&userId=u-1`, '#/paying'],
    ['a longer one', `#/keyan/abc&studyId=K1&login_access_token=${TOKEN}&userId=u-1`, '#/keyan/abc?studyId=K1'],
    ['an encoded token', `#/paying?login_access_token=${encodeURIComponent(TOKEN)}&userId=u-1`, '#/paying'],
  ])('login info is stored from %s', (_, hash, expectedHash) => {
    leaveForLogin();
    open(`/h5/?x=1&returnRandomParam=${NOW}${hash}`);
    expect(consumeHashAnswer()).toBe('signedIn');
    expect(readLoginInfo()).toEqual({ login_access_token: TOKEN, userId: 'u-1' });
    expect(window.location.hash).toBe(expectedHash);
    expect(window.location.pathname + window.location.search).toBe(`/h5/?x=1&returnRandomParam=${NOW}`);
    expect(window.history.state).toEqual({ key: 'kept' });
  });

  test('the flag alone suffices where no record exists', () => {
    tabNotes.write('systemOauthRedirect', '1');
    open(`/#login_access_token=${TOKEN}`);
    expect(consumeHashAnswer()).toBe('signedIn');
    expect(readLoginInfo()).toEqual({ login_access_token: TOKEN, userId: '' });
    expect(window.location.hash).toBe('#/');
  });

  test.each([
    [600_000, 'signedIn'],
    [600_001, 'refused'],
    // The phone's clock was put right during the login.
    [-5000, 'signedIn'],
    [-600_001, 'refused'],
  ])('an answer after %i ms of the phone’s clock: %s', (ageMs, answer) => {
    leaveForLogin('#/', NOW - ageMs);
    open(`/#login_access_token=${TOKEN}`);
    expect(consumeHashAnswer()).toBe(answer);
  });

  test.each(['?returnRandomParam=5', `?returnRandomParam=${NOW}&returnRandomParam=5`])(
    'an answer to another redirect is refused: %s',
    (search) => {
      leaveForLogin();
      open(`/${search}#login_access_token=${TOKEN}`);
      expect(consumeHashAnswer()).toBe('refused');
      expect(isSignedIn()).toBe(false);
    },
  );

  test('the same answer counts once', () => {
    leaveForLogin();
    open(`/#login_access_token=${TOKEN}`);
    consumeHashAnswer();
    tabNotes.remove('loginInfo');
    open(`/#login_access_token=${TOKEN}`);
    expect(consumeHashAnswer()).toBe('refused');
    expect(isSignedIn()).toBe(false);
  });

  test('coming back without an answer removes the flag', () => {
    leaveForLogin();
    open('/#/comment');
    expect(consumeHashAnswer()).toBe('none');
    expect(tabNotes.read('systemOauthRedirect')).toBeUndefined();
    expect(window.location.hash).toBe('#/comment');
  });
});

describe('a forged hash changes nothing', () => {
  const shapes = [
    '#login_access_token=EVILEVIL&userId=1',
    '#/?login_access_token=EVILEVIL&userId=1',
    '#/x?login_access_token=EVILEVIL',
  ];
  test.each(shapes.flatMap((hash) => [undefined, '0', 'true', '11', ' 1'].map((flag) => [flag, hash] as const)))(
    'flag %p, %s',
    (flag, hash) => {
      if (flag !== undefined) tabNotes.write('systemOauthRedirect', flag);
      tabNotes.write('loginInfo', JSON.stringify({ login_access_token: TOKEN, userId: 'me' }));
      open(`/${hash}`);
      expect(consumeHashAnswer()).toBe('refused');
      expect(readLoginInfo().userId).toBe('me');
      expect(window.location.href).not.toContain('EVIL');
    },
  );
});

test.each([
  ['two tokens', `login_access_token=${TOKEN}&login_access_token=${TOKEN}`],
  ['two user ids', `login_access_token=${TOKEN}&userId=1&userId=2`],
  ['an empty token', 'login_access_token='],
  ['a token of blanks', 'login_access_token=%20%20'],
  ['a token with a line break', 'login_access_token=ab%0Acd'],
  ['a token that is too long', `login_access_token=${'a'.repeat(4097)}`],
  ['a user id with a control character', `login_access_token=${TOKEN}&userId=%00`],
  ['a user id that is too long', `login_access_token=${TOKEN}&userId=${'1'.repeat(4097)}`],
])('%s is no answer', (_, query) => {
  expect(parseAnswer(splitHash(`#/?${query}`).pairs)).toBeUndefined();
});

test.each([
  ['t', '7'],
  ['short', 'zhang.san@example.com'],
  ['a+b/c==', '=1+1'],
  ['<markup> is only text', '号码 7'],
])('what a server can send is an answer: token %s, user %s', (token, userId) => {
  leaveForLogin();
  open(`/#/?login_access_token=${encodeURIComponent(token)}&userId=${encodeURIComponent(userId)}`);
  expect(consumeHashAnswer()).toBe('signedIn');
  expect(readLoginInfo()).toEqual({ login_access_token: token, userId });
});

test('an answer that this browser cannot keep signs in for the document, and is told apart', () => {
  leaveForLogin();
  open(`/#login_access_token=${TOKEN}`);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(consumeHashAnswer()).toBe('notStored');
  expect(isSignedIn()).toBe(true);
  jest.restoreAllMocks();
  tabNotes.clear();
});

test.each(['#/%E0%A4%A', '#%', '#/x?a=%E0%A4%A', '#login_access_token=%E0%A4%A', '#/?%%%=%&login_access_token=%'])(
  'broken percent sequences never throw: %s',
  (hash) => {
    leaveForLogin();
    open(`/${hash}`);
    expect(() => consumeHashAnswer()).not.toThrow();
    expect(window.location.hash).not.toContain('login_access_token');
  },
);

test('for any hash: nothing throws, and no login parameter stays', () => {
  const piece = fc.constantFrom(
    '#',
    '/',
    '?',
    '&',
    '=',
    '%',
    '%41',
    'login_access_token',
    'login%5Faccess_token',
    'userId',
    TOKEN,
    '__proto__',
    '中',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 5 })), { maxLength: 12 }), (pieces) => {
      open('/');
      window.location.hash = pieces.join('');
      expect(consumeHashAnswer()).not.toBe('signedIn');
      expect(splitHash(window.location.hash).pairs.filter(({ name }) => name === 'login_access_token')).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

test('who comes back without an answer (back key, refusal, used code): the server starts no login, the member does', () => {
  jest.spyOn(addressBar, 'leave').mockImplementation(() => undefined);
  leaveForLogin();
  expect(consumeHashAnswer()).toBe('none');
  expect(startLogin({ isAutomatic: true })).toBe('held');
  expect(startLogin()).toBe('started');
  forgetLoginStart();
});
