import type { IncomingMessage, ServerResponse } from 'node:http';
import { applyFaultAfter, applyFaultBefore, takeFault } from './faults';
import { Refusal } from './refusal';
import { findSessionUser } from './session';
import { serverNow, serverState } from './state';
import type { User } from './users';

/** What Umi's mock middleware hands over (Express 4), reduced to what handlers use. */
export interface MockRequest extends IncomingMessage {
  query: Record<string, unknown>;
  body?: unknown;
}
export type MockHandler = (req: MockRequest, res: ServerResponse) => Promise<void>;

export interface Context {
  /** Who the session cookie belongs to. With `access: 'guest'` it may be undefined. */
  user: User;
  query: Record<string, string>;
  body: Record<string, unknown>;
  now: number;
  req: MockRequest;
  res: ServerResponse;
}
export type GuestContext = Omit<Context, 'user'> & { user: User | undefined };

const DEFAULT_LATENCY_MS = process.env.NODE_ENV === 'test' ? 0 : 120;

export function sendJson(res: ServerResponse, status: number, body: unknown): void {
  res.statusCode = status;
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Cache-Control', 'no-store');
  res.end(JSON.stringify(body));
}

function pathOf(req: MockRequest): string {
  return (req.url ?? '').split('?')[0] ?? '';
}

function textQuery(req: MockRequest): Record<string, string> {
  const entries = Object.entries(req.query ?? {}).map(([key, value]) => [key, Array.isArray(value) ? value.at(-1) : value]);
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
}

/** Refuses what a browser page of another site could send. Returns an HTTP status, or undefined when all is well. */
function refuseForeign(req: MockRequest): number | undefined {
  if (req.headers['sec-fetch-site'] === 'cross-site') return 403;
  if (req.method !== 'POST') return undefined;
  return /^application\/json\b/i.test(req.headers['content-type'] ?? '') ? undefined : 415;
}

function answerOnce(ctx: GuestContext, answer: () => unknown): unknown {
  const token = ctx.body.clientToken;
  if (ctx.req.method !== 'POST' || typeof token !== 'string' || token === '') return answer();
  const key = `${ctx.user?.userId ?? 'guest'} ${pathOf(ctx.req)} ${token}`;
  const fingerprint = JSON.stringify(ctx.body);
  const { replays } = serverState();
  const first = replays.get(key);
  if (first && first.fingerprint !== fingerprint) throw new Refusal(400, '同一个请求凭证不能用于不同内容');
  if (first) return { ...(first.data as object), replayed: true };
  const data = structuredClone(answer() ?? {});
  replays.set(key, { fingerprint, data });
  return data;
}

/**
 * Turns a rule into a handler of Umi's mock server. The rule returns `data` or throws a Refusal; whatever else happens,
 * the answer is an envelope and the process lives.
 */
function toHandler(access: 'user' | 'guest', rule: (ctx: never) => unknown): MockHandler {
  return async (req, res) => {
    try {
      const fault = takeFault(pathOf(req));
      await new Promise((resolve) => setTimeout(resolve, fault?.kind === 'slow' ? 5000 : DEFAULT_LATENCY_MS));
      if (fault && applyFaultBefore(fault.kind, res)) return;
      const refused = refuseForeign(req);
      if (refused) return sendJson(res, refused, { code: refused, msg: '请求被拒绝', data: null });

      const user = findSessionUser(req.headers.cookie);
      if (access === 'user' && !user) return sendJson(res, 200, { code: 999, msg: '请先登录', data: null });
      const body = (typeof req.body === 'object' && req.body !== null ? req.body : {}) as Record<string, unknown>;
      const ctx: GuestContext = { user, query: textQuery(req), body, now: serverNow(), req, res };
      const data = answerOnce(ctx, () => rule(ctx as never));
      const envelope = { code: 0, msg: '', data: data ?? {} };
      if (fault && applyFaultAfter(fault.kind, res, envelope)) return;
      if (!res.writableEnded) sendJson(res, 200, envelope);
    } catch (error) {
      if (error instanceof Refusal) return sendJson(res, 200, { code: error.code, msg: error.message, data: error.data });
      sendJson(res, 200, { code: 500, msg: '服务器开小差了，请稍后再试', data: null });
    }
  };
}

/** A rule for signed-in members; without a session it answers 999. */
export function forMember(rule: (ctx: Context) => unknown): MockHandler {
  return toHandler('user', rule);
}

/** A rule that anyone may ask; `ctx.user` is undefined for a guest. */
export function forAnyone(rule: (ctx: GuestContext) => unknown): MockHandler {
  return toHandler('guest', rule);
}
