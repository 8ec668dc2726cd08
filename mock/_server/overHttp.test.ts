import { type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeMock, openMock } from '@/testing/mockOverHttp';
import { openSession, SESSION_COOKIE } from './session';
import { personaUser } from './users';

/*
 * The mock as QA has it: Umi's own mock middleware behind Express and a real socket, with requests that no browser sends.
 */

let server: Server;

beforeAll(async () => {
  server = await openMock();
});
afterAll(() => closeMock(server));

interface Wire {
  status: number | undefined;
  text: string;
}

async function readAll(res: IncomingMessage): Promise<Wire> {
  let text = '';
  for await (const part of res) text += String(part);
  return { status: res.statusCode, text };
}

/** Sends a body as given; without a length it goes in chunks. */
function sendOver(
  method: string,
  path: string,
  body: string | undefined,
  headers: Record<string, string | number> = {},
): Promise<Wire> {
  const { port } = server.address() as AddressInfo;
  const cookie = `${SESSION_COOKIE}=${openSession(personaUser('newcomer').userId)}`;
  return new Promise((resolve, reject) => {
    const sent = request(
      { port, host: '127.0.0.1', method, path, headers: { 'content-type': 'application/json', cookie, ...headers } },
      (res) => resolve(readAll(res)),
    );
    sent.on('error', reject);
    if (body !== undefined) sent.write(body);
    sent.end();
  });
}

const codeOf = ({ text }: Wire) => (JSON.parse(text) as { code: number }).code;

test('where guests may ask a tab without a login is a guest’s, whoever the cookie belongs to; what is a member’s is told by the cookie', async () => {
  const asGuest = { 'x-guest': '1' };
  const levels = async (headers: Record<string, string>) => {
    const { text } = await sendOver('GET', '/api/miniapp/member/level/list', undefined, headers);
    return (JSON.parse(text) as { data: { growth: number | null } }).data.growth;
  };
  expect([typeof (await levels({})), await levels(asGuest)]).toEqual(['number', null]);
  expect(codeOf(await sendOver('GET', '/api/miniapp/points/summary', undefined, asGuest))).toBe(0);
});

const SIGN = '/api/miniapp/points/sign/do';
const whole = (body: string) => ({ 'content-length': Buffer.byteLength(body) });
const pointsNow = async () => {
  const { text } = await sendOver('GET', '/api/miniapp/points/summary', undefined);
  return (JSON.parse(text) as { data: { available: number } }).data.available;
};

test.each(['{"a":', '{', '{}}', 'null', '[]', '7', '{"clientToken":"t"'])(
  'a broken body %s is refused with a length and in chunks, and does nothing',
  async (body) => {
    expect(codeOf(await sendOver('POST', SIGN, body, whole(body)))).toBe(400);
    expect(codeOf(await sendOver('POST', SIGN, body))).toBe(400);
    expect(await pointsNow()).toBe(0);
  },
);

test('a whole body in chunks is taken', async () => {
  expect(codeOf(await sendOver('POST', SIGN, '{"clientToken":"t-1"}'))).toBe(0);
  expect(await pointsNow()).toBe(10);
});

test('an address in another spelling is the same intent', async () => {
  const body = '{"clientToken":"t-1"}';
  const spellings = [SIGN, `${SIGN}/`, SIGN.toUpperCase(), `${SIGN}?appCode=x`, `${SIGN}/?a=%E4%BD%A0`];
  const answers = [];
  for (const spelling of spellings) answers.push(await sendOver('POST', spelling, body, whole(body)));
  const told = answers.map(({ text }) => JSON.parse(text) as { code: number; replayed?: boolean });
  expect(told.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0]);
  expect(told.map(({ replayed }) => replayed)).toEqual([undefined, true, true, true, true]);
  expect(await pointsNow()).toBe(10);
});

test.each([null, '', '  ', 7, true, ['t-1'], {}, 'x'.repeat(129)])(
  'a write with the token %j is refused and does nothing: it could be done twice',
  async (clientToken) => {
    const body = JSON.stringify({ clientToken });
    expect(codeOf(await sendOver('POST', SIGN, body, whole(body)))).toBe(400);
    expect(await pointsNow()).toBe(0);
  },
);

test('no answer names a file of the machine or a line of code', async () => {
  const broken = [
    ['POST', '/api/__mock/%E0%A4%A', '{}'],
    ['POST', '/api/__mock/..%2F..%2Fusers', '{}'],
    ['GET', '/api/__mock/art/%E0%A4%A', undefined],
    ['GET', '/api/__mock/art/%00', undefined],
    ['GET', '/api/__mock/upload/%FF', undefined],
    ['GET', '/api/__mock/connect/oauth2/authorize?redirect_uri=%E0%A4%A&state[]=x', undefined],
    ['GET', '/api/__mock/wxlogin?returnUrl=%00%0D%0Ax', undefined],
    ['GET', '/api/miniapp/wxofficial/login/authorization?returnUrl=http://[', undefined],
    ['GET', '/api/miniapp/points/ledger?currentPage[__proto__]=1&%E0%A4%A=1', undefined],
    ['POST', '/api/miniapp/upload/image', `{"file":"${'x'.repeat(6_000_000)}"}`],
    ['POST', SIGN, '{"date":{"toString":1}}'],
    ['POST', '/api/__mock/clock', '{"now":8640000000000001}'],
  ] as const;
  for (const [method, path, body] of broken) {
    const headers = body === undefined ? {} : whole(body);
    const { text, status } = await sendOver(method, path, body, headers);
    const told = { path, status, text: text.slice(0, 300) };
    expect(told).toEqual({
      ...told,
      text: expect.not.stringMatching(/node_modules|\.[jt]s:\d|\bat .*\(|Error:|\/tmp|\/home/),
    });
  }
});

test.each([
  ['gzip', { 'content-encoding': 'gzip' }],
  ['an unheard-of encoding', { 'content-encoding': 'zip' }],
])('a body that claims to be %s is refused', async (_, headers) => {
  expect(codeOf(await sendOver('POST', SIGN, '{"a":1}', { ...whole('{"a":1}'), ...headers }))).toBe(400);
});
