import fc from 'fast-check';
import { ask } from '@/testing/ask';
import { deliver, serverClock } from '@/testing/fakeServer';
import { MINUTE } from '../state';
import { withLoginAnswer } from './returnAddress';

const HOME = 'http://localhost/?returnRandomParam=1#/schedule/member?tab=a';
const redirectTo = (returnUrl: string, origin = 'http://localhost') =>
  `${origin}/api/__mock/wxlogin#/wx-login?returnUrl=${encodeURIComponent(returnUrl)}`;

const choose = (persona: unknown, redirectUri: unknown, state: unknown = 'STATE') =>
  ask<{ location: string }>('POST /api/__mock/connect/oauth2/choose', { persona, redirectUri, state });
const comeBack = (body: Record<string, unknown>) =>
  ask<{ location: string } | null>('POST /api/__mock/wxlogin/return', body);

async function codeFor(persona: string): Promise<string> {
  const { data } = await choose(persona, redirectTo(HOME));
  return new URL(data.location).searchParams.get('code') ?? '';
}

const FOREIGN = [
  'https://evil.example/',
  'http://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  'http:evil.example',
  'https:/evil.example',
  'http://localhost@evil.example/',
  'http://localhost:x@evil.example/',
  'http://user@localhost/',
  'http://localhost.evil.example/',
  'http://evil.example/localhost',
  'http://evil.example?http://localhost/',
  'http://evil.example#http://localhost/',
  'http://localhost:8001/',
  'http://local%68ost.evil.example/',
  'javascript:alert(1)//http://localhost/',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:http://localhost/1',
  'intent://localhost/#Intent;end',
  'weixin://dl/chat',
  'file:///etc/passwd',
  'ftp://localhost/',
  'http://evil\u3002example/',
  'http://\u202elocalhost/',
  '/schedule/member',
  '#/schedule/member',
  'localhost',
  '',
  ' ',
  null,
  7,
  ['http://localhost/'],
  { href: 'http://localhost/' },
  `http://localhost/${'x'.repeat(9000)}`,
];

test('the whole loop: choose, exchange, come back signed in on the same route', async () => {
  const { data } = await choose('member', redirectTo(HOME));
  const target = new URL(data.location);
  // The code stands before the hash, the route of the login page stays in it.
  expect(target.search).toMatch(/^\?code=[0-9a-f]{32}&state=STATE$/);
  expect(target.hash).toBe(`#/wx-login?returnUrl=${encodeURIComponent(HOME)}`);

  const returnUrl = new URLSearchParams(target.hash.split('?')[1]).get('returnUrl');
  const answered = await deliver({
    method: 'POST',
    url: '/api/__mock/wxlogin/return',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: target.searchParams.get('code'), returnUrl }),
  });
  const { location } = (JSON.parse(answered.body) as { data: { location: string } }).data;
  expect(location).toMatch(
    /^http:\/\/localhost\/\?returnRandomParam=1#\/schedule\/member\?tab=a&login_access_token=mock\.[\w-]{36}&userId=U1002$/,
  );
  expect(answered.headers['set-cookie']).toMatch(/; HttpOnly/);
  const cookie = answered.headers['set-cookie']?.split(';')[0] ?? '';
  expect((await ask('GET /api/miniapp/user/home', {}, { headers: { cookie } })).data).toMatchObject({
    userId: 'U1002',
  });
});

test('refusing comes back with the state only, and without a token', async () => {
  const { data } = await choose(null, redirectTo(HOME));
  expect(new URL(data.location).search).toBe('?state=STATE');
  expect((await comeBack({ returnUrl: HOME })).data).toEqual({ location: HOME });
});

test('a code works once, for five minutes', async () => {
  const used = await codeFor('elder');
  expect((await comeBack({ code: used, returnUrl: HOME })).code).toBe(0);
  expect((await comeBack({ code: used, returnUrl: HOME })).code).toBe(2012);
  const old = await codeFor('elder');
  serverClock.set(serverClock.now() + 5 * MINUTE);
  expect((await comeBack({ code: old, returnUrl: HOME })).code).toBe(2012);
});

test('of 50 exchanges of one code at once, one passes', async () => {
  const code = await codeFor('member');
  const answers = await Promise.all(Array.from({ length: 50 }, () => comeBack({ code, returnUrl: HOME })));
  expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1);
});

test.each(['', 'nonsense', 7, null, ['x'], { toString: 'x' }])('%p is no code', async (code) => {
  expect(await comeBack({ code, returnUrl: HOME })).toMatchObject({ code: 2012, data: null });
});

test.each(FOREIGN)('the login never goes to %p', async (address) => {
  const code = await codeFor('member');
  expect(await comeBack({ code, returnUrl: address })).toMatchObject({ code: 400, data: null });
  expect(await comeBack({ returnUrl: address })).toMatchObject({ code: 400, data: null });
  expect(await choose('member', address)).toMatchObject({ code: 400, data: null });
  // The code was not spent on the attempt.
  expect((await comeBack({ code, returnUrl: HOME })).code).toBe(0);
});

test('whatever the address, the answer goes to this host', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.webUrl(), fc.string(), fc.constantFrom(...FOREIGN)), async (address) => {
      const answer = await comeBack({ returnUrl: address });
      if (answer.code === 0) expect(new URL(answer.data?.location ?? '').host).toBe('localhost');
    }),
    { numRuns: 300 },
  );
});

test.each(['S'.repeat(129), 'a b', '<script>', 7, null])('%p is no state', async (state) => {
  expect((await choose('member', redirectTo(HOME), state)).code).toBe(400);
});

test('there is no other persona', async () => {
  expect((await choose('admin', redirectTo(HOME))).code).toBe(400);
  expect((await choose(undefined, redirectTo(HOME))).code).toBe(400);
});

const ANSWER = { login_access_token: 'mock.1', userId: 'U1' };
test.each([
  ['http://localhost/', 'http://localhost/#login_access_token=mock.1&userId=U1'],
  ['http://localhost/#/', 'http://localhost/#/?login_access_token=mock.1&userId=U1'],
  [
    'http://localhost/a?b=1#/paying?orderNo=1',
    'http://localhost/a?b=1#/paying?orderNo=1&login_access_token=mock.1&userId=U1',
  ],
  ['http://localhost/#login_access_token=old&userId=U9', 'http://localhost/#login_access_token=mock.1&userId=U1'],
  ['http://localhost/#/x?login_access_token=old&a=1', 'http://localhost/#/x?a=1&login_access_token=mock.1&userId=U1'],
  ['http://localhost/#/x?a=%2F%26', 'http://localhost/#/x?a=%2F%26&login_access_token=mock.1&userId=U1'],
])('the answer in %s', (address, expected) => {
  expect(withLoginAnswer(new URL(address), ANSWER)).toBe(expected);
});

test('without an answer an old one is taken out', () => {
  expect(withLoginAnswer(new URL('http://localhost/#/x?login_access_token=old&userId=U9'))).toBe(
    'http://localhost/#/x',
  );
  expect(withLoginAnswer(new URL('http://localhost/#login_access_token=old'))).toBe('http://localhost/');
});

test('the authorisation page offers the personas by name and can be refused', async () => {
  const page = await deliver({
    method: 'GET',
    url: `/api/__mock/connect/oauth2/authorize?appid=x&redirect_uri=${encodeURIComponent(redirectTo(HOME))}&response_type=code&scope=snsapi_userinfo&state=STATE`,
  });
  document.body.innerHTML = page.body;
  const names = [...document.querySelectorAll('button')].map((button) => {
    const label = button.getAttribute('aria-labelledby');
    return label ? document.getElementById(label)?.textContent : button.textContent;
  });
  expect(names).toEqual(['普通新客', '会员', '过期会员', '长辈会员', '拒绝']);
  expect(page.headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
});

test.each(FOREIGN.filter((address): address is string => typeof address === 'string'))(
  'the authorisation page asks for nobody on behalf of %p',
  async (address) => {
    const url = `/api/__mock/connect/oauth2/authorize?redirect_uri=${encodeURIComponent(address)}`;
    const page = await deliver({ method: 'GET', url });
    expect(page.status).toBe(400);
    expect(page.body).not.toContain('<button');
    if (address.trim() !== '' && address !== 'localhost') expect(page.body).not.toContain(address);
  },
);

test.each([
  ['/api/__mock/authorize?appCode=scheduling&url='],
  ['/api/miniapp/wxofficial/login/authorization?returnUrl='],
])('%s leads to the same page and keeps the return address', async (url) => {
  const answered = await deliver({ method: 'GET', url: url + encodeURIComponent(HOME) });
  expect(answered.status).toBe(302);
  const location = new URL(answered.headers.location ?? '', 'http://localhost');
  expect(location.pathname).toBe('/api/__mock/connect/oauth2/authorize');
  expect(location.searchParams.get('redirect_uri')).toBe(redirectTo(HOME));
});

test('the official account exchanges a code itself, and no cache keeps the token', async () => {
  const code = await codeFor('lapsed');
  const url = `/api/miniapp/wxofficial/login/authorization?code=${code}&state=STATE`;
  const first = await deliver({ method: 'GET', url });
  expect(JSON.parse(first.body)).toMatchObject({ code: 0, data: { userId: 'U1003' } });
  expect(first.headers['cache-control']).toBe('no-store');
  expect(JSON.parse((await deliver({ method: 'GET', url })).body)).toMatchObject({ code: 2012 });
});

test('the runtime configuration is a script for the asking host', async () => {
  const script = await deliver({ method: 'GET', url: '/app-config.js', headers: { host: '192.168.1.7:8000' } });
  expect(script.headers['content-type']).toMatch(/javascript/);
  const json = /^window\.__APP_CONFIG__ = (.*);\n/.exec(script.body)?.[1] ?? '';
  expect(JSON.parse(json)).toMatchObject({
    hosts: { test: ['192.168.1.7:8000'] },
    customerService: { link: 'http://192.168.1.7:8000/api/__mock/chat?about={about}&number={number}' },
  });
});

test('a host that is none is answered, not thrown', async () => {
  const answered = await deliver({ method: 'GET', url: '/app-config.js', headers: { host: '</script>' } });
  expect(answered.body).not.toContain('</script>');
});
