import { execFile } from 'node:child_process';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { loadChecker } from '../../../scripts/contract/checker.cjs';
import { type MockRequest, refuseForeign, sendJson } from '../message';
import { serverNow } from '../state';

const MOST_CALLS = 100;
const MOST_CHARACTERS = 50_000;

/** One call as the server has seen it. */
interface Noted {
  id: number;
  /** Epoch ms of the server's clock. */
  at: number;
  tookMs: number;
  route: string;
  url: string;
  asked: unknown;
  /** 0: the connection was cut. */
  status: number;
  answer: string;
  userId: string;
  fault: string;
}

// Beside the data, so that a reset keeps it, and beyond a mock file that is read anew.
const KEY = Symbol.for('membership-h5.calls');
const holder = globalThis as typeof globalThis & { [KEY]?: { rows: Noted[]; count: number } };

function calls() {
  holder[KEY] ??= { rows: [], count: 0 };
  return holder[KEY];
}

type Known = Pick<Noted, 'route' | 'userId' | 'fault'>;

/** Keeps the call with its answer among the last ones. The returned function says that no answer has been given. */
export function noteCall(req: MockRequest, res: ServerResponse, known: Known): () => void {
  const startedAt = Date.now();
  let isNoted = false;
  const note = (status: number, answer: string) => {
    if (isNoted) return;
    isNoted = true;
    const kept = calls();
    kept.count += 1;
    const tookMs = Date.now() - startedAt;
    const row = {
      id: kept.count,
      at: serverNow(),
      tookMs,
      url: req.url ?? '',
      asked: req.body ?? null,
      status,
      ...known,
    };
    kept.rows.push({ ...row, answer: answer.slice(0, MOST_CHARACTERS) });
    if (kept.rows.length > MOST_CALLS) kept.rows.shift();
  };
  const end = res.end.bind(res) as (body?: unknown) => ServerResponse;
  res.end = ((body?: unknown) => {
    note(res.statusCode, typeof body === 'string' ? body : '');
    return end(body);
  }) as typeof res.end;
  return () => note(0, '');
}

type Checker = ReturnType<typeof loadChecker>;

let checker: Checker | undefined;

/** The contract is made of the sources when somebody first asks. */
async function loadContract(): Promise<void> {
  const root = process.cwd();
  await promisify(execFile)(process.execPath, ['scripts/contract.mjs', '--cached'], { cwd: root });
  const module = require(join(root, 'scripts/contract/checker.cjs')) as { loadChecker: typeof loadChecker };
  checker = module.loadChecker();
}

/** '' when the answer keeps the contract, what does not fit, or undefined when nobody can say. */
function verdictOf({ route, status, answer, fault }: Noted): string | undefined {
  if (!checker || status !== 200 || fault !== '' || answer.length >= MOST_CHARACTERS) return undefined;
  return checker.answer(route, JSON.parse(answer)) ?? '';
}

/** Answers the last calls, the newest first, each with whether its answer keeps the contract. */
export async function serveCalls(req: MockRequest, res: ServerResponse): Promise<void> {
  const foreign = refuseForeign(req);
  if (foreign) return sendJson(res, foreign, { code: foreign, msg: '请求被拒绝', data: null });
  if (!checker) await loadContract();
  const rows = calls().rows.map((row) => ({ ...row, misfit: verdictOf(row) }));
  sendJson(res, 200, { code: 0, msg: '', data: rows.reverse() });
}
