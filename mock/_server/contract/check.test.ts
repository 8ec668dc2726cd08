import { execFile } from 'node:child_process';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeMock, openMock } from '@/testing/mockOverHttp';
import { openSession, SESSION_COOKIE } from '../session';
import { personaUser } from '../users';

/*
 * npm run contract:check as a person runs it, against the mock server on a real socket: as it is, and with ten mistakes
 * that servers make.
 */

interface Told {
  exit: number;
  lines: string[];
}

const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

function run(...args: string[]): Promise<Told> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/contractCheck.mjs', ...args], (error, stdout, stderr) => {
      resolve({ exit: error ? Number(error.code) : 0, lines: `${stdout}${stderr}`.trim().split('\n') });
    });
  });
}

async function check(before: ((req: IncomingMessage, res: ServerResponse) => void) | undefined, ...args: string[]) {
  const server = await openMock(before);
  try {
    return await run('--target', urlOf(server), ...args);
  } finally {
    await closeMock(server);
  }
}

const memberCookie = () => `${SESSION_COOKIE}=${openSession(personaUser('member').userId)}`;

test('the mock server keeps the contract, in what is read and in what is changed', async () => {
  const { exit, lines } = await check(undefined, '--person', 'member', '--write');
  expect(lines.filter((line) => !line.startsWith('✓'))).toEqual([
    expect.stringContaining('user/mobile/bind: not asked (needs a code'),
    expect.stringContaining('user/mobile/code: not asked (sends a text message'),
    expect.stringContaining('user/close/apply: not asked (closes the account)'),
    expect.stringContaining('user/close/cancel: not asked'),
    expect.stringContaining('user/session/logout: not asked'),
    expect.stringMatching(/^1\d\d calls, \d{3,4} requests, 5 not asked, 0 differences$/),
  ]);
  expect(exit).toBe(0);
});

test('without a session guests are asked for alone', async () => {
  const { exit, lines } = await check(undefined);
  expect(lines.at(-1)).toMatch(/^\d+ calls, \d+ requests, 0 differences$/);
  expect(lines.find((line) => line.includes('user/home'))).toBe('✓ GET /api/miniapp/user/home (999)');
  expect(exit).toBe(0);
});

interface Answer {
  code: number;
  data: Record<string, unknown> & { recordList: Record<string, unknown>[] };
}
interface Mistake {
  route: string;
  /** The sentence that tells of it. */
  told: string;
  /** The code of the answers that it spoils. */
  at: number;
  /** What is sent in place of the envelope. */
  spoil: (answer: Answer) => unknown;
  status?: number;
}

const ONCE_MORE = 'the same token once more: another answer than the first';
let saved = 0;

const MISTAKES: readonly Mistake[] = [
  {
    route: 'GET /api/miniapp/mall/goods/list',
    told: 'data.recordList[].cash must be integer or null (money in integer cents); it is a number with decimals',
    at: 0,
    spoil: ({ data, ...rest }) => ({
      ...rest,
      data: { ...data, recordList: data.recordList.map((row) => ({ ...row, cash: 12.5 })) },
    }),
  },
  {
    route: 'POST /api/demo',
    told: 'data[].startAt must be >= 100000000000 (epoch milliseconds); it is a moment in seconds',
    at: 0,
    spoil: ({ data, ...rest }) => ({
      ...rest,
      data: Object.values(data).map((row) => ({ ...(row as object), startAt: 1_795_395_956 })),
    }),
  },
  {
    route: 'GET /api/miniapp/points/summary',
    told: 'data.available is missing',
    at: 0,
    spoil: ({ data: { available, ...data }, ...rest }) => ({ ...rest, data }),
  },
  {
    route: 'GET /api/miniapp/user/home',
    told: 'as a guest: status 401; a refusal has status 200 and a code',
    at: 999,
    spoil: (answer) => answer,
    status: 401,
  },
  {
    route: 'GET /api/miniapp/notice/unread',
    told: 'no envelope: code is no integer',
    at: 0,
    spoil: ({ data }) => ({ success: true, result: data }),
  },
  {
    route: 'GET /api/miniapp/member/level/list',
    told: 'code 5001, which the contract of this call does not name',
    at: 0,
    spoil: (answer) => ({ ...answer, code: 5001 }),
  },
  {
    route: 'GET /api/miniapp/mall/order/detail',
    told: 'an unknown record: code 2007 where 2010 is due',
    at: 2010,
    spoil: (answer) => ({ ...answer, code: 2007 }),
  },
  {
    route: 'GET /api/miniapp/family/list',
    told: 'no JSON but text/html',
    at: 0,
    spoil: () => '<!doctype html><title>Gateway</title>',
  },
  {
    route: 'POST /api/miniapp/address/save',
    told: ONCE_MORE,
    at: 0,
    spoil: (answer) => {
      saved += 1;
      return { ...answer, data: { ...answer.data, addressId: `A${saved}` } };
    },
  },
  {
    route: 'POST /api/miniapp/text/feedback',
    told: 'in the name of another member: code 0 where 2015 is due',
    at: 2015,
    spoil: () => ({ code: 0, msg: '', data: {} }),
  },
];

function spoilAnswers(_req: IncomingMessage, res: ServerResponse): void {
  const end = res.end.bind(res) as (body?: unknown) => ServerResponse;
  res.end = ((body?: unknown) => {
    const mistake = MISTAKES.find(({ route }) => route === res.getHeader('X-Mock-Route'));
    const answer = JSON.parse(String(body)) as Answer;
    if (mistake?.at !== answer.code) return end(body);
    const spoiled = mistake.spoil(answer);
    res.statusCode = mistake.status ?? 200;
    if (typeof spoiled === 'string') res.setHeader('Content-Type', 'text/html; charset=utf-8');
    return end(typeof spoiled === 'string' ? spoiled : JSON.stringify(spoiled));
  }) as typeof res.end;
}

test('ten mistakes are found, each at its call, and nothing of the member or the session is printed', async () => {
  const cookie = memberCookie();
  const { exit, lines } = await check(spoilAnswers, `--cookie=${cookie}`, '--write');
  const blamed = lines.filter((line) => line.startsWith('✗')).map((line) => line.slice(2).split(' (')[0]);
  expect(blamed.sort()).toEqual(MISTAKES.map(({ route }) => route).sort());
  for (const { route, told } of MISTAKES) {
    const at = lines.findIndex((line) => line.startsWith(`✗ ${route} `));
    const next = lines.findIndex((line, index) => index > at && !line.startsWith('    '));
    expect(lines.slice(at + 1, next).map((line) => line.trim())).toContain(told);
  }
  expect(lines.at(-1)).toMatch(/, 10 differences$/);
  expect(exit).toBe(1);
  const { mobile, realName } = personaUser('member');
  for (const own of [cookie.split('=')[1], mobile, realName]) expect(lines.join('\n')).not.toContain(own);
});

test.each([
  [['--target', 'nonsense'], /^--target is no address of a server/],
  [['--target', 'ftp://h5.example'], /^--target is no address of a server/],
  [['--target', 'http://a:b@h5.example/'], /^--target must not hold a name and a password/],
  [['--target', 'http://127.0.0.1:1'], /^http:\/\/127\.0\.0\.1:1: no server answers there$/],
  [['--target', 'http://127.0.0.1:1', '--write'], /^--write needs the session of a test account/],
  [[], /^npm run contract:check -- --target URL/],
])('what cannot begin says why in one line: %j', async (args, words) => {
  const { exit, lines } = await run(...args);
  expect(lines[0]).toMatch(words);
  expect(exit).toBe(1);
});

test('a session that has ended is told at once', async () => {
  const { exit, lines } = await check(undefined, '--cookie', `${SESSION_COOKIE}=ended`);
  expect(lines).toEqual([expect.stringContaining('the cookie is nobody’s')]);
  expect(exit).toBe(1);
});
