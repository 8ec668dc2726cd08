import type { ServerResponse } from 'node:http';
import { applyFaultAfter, applyFaultBefore, takeFault } from './faults';
import { answerSafely, bodyOf, type MockRequest, pathOf, refuseForeign, sendJson, textQuery } from './message';
import { Refusal, refuse } from './refusal';
import { findSessionUser } from './session';
import { serverNow, serverState } from './state';
import type { User } from './users';

export type { MockRequest };
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

const SLOW_MS = 5000;
const DEFAULT_LATENCY_MS = process.env.NODE_ENV === 'test' ? 0 : 120;

async function waitFor(delayMs: number): Promise<void> {
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
}

function contextOf(req: MockRequest, res: ServerResponse): GuestContext {
  const user = findSessionUser(req.headers.cookie);
  return { user, query: textQuery(req), body: bodyOf(req), now: serverNow(), req, res };
}

/** Answers a request that no rule should see. Returns true when the answer is given. */
function refuseEarly(req: MockRequest, res: ServerResponse): boolean {
  const status = refuseForeign(req);
  if (!status) return false;
  sendJson(res, status, { code: status, msg: '请求被拒绝', data: null });
  return true;
}

/** A list has no place for the mark of a replay. */
function asReplay(data: unknown): unknown {
  return Array.isArray(data) ? data : { ...(data as object), replayed: true };
}

function answerOnce(ctx: GuestContext, answer: () => unknown): unknown {
  const token = ctx.body.clientToken;
  if (ctx.req.method !== 'POST' || typeof token !== 'string' || token === '') return answer();
  const key = `${ctx.user?.userId ?? 'guest'} ${pathOf(ctx.req)} ${token}`;
  const fingerprint = JSON.stringify(ctx.body);
  const { replays } = serverState();
  const first = replays.get(key);
  if (first && first.fingerprint !== fingerprint) throw new Refusal(400, '同一个请求凭证不能用于不同内容');
  if (first) return asReplay(first.data);
  const data = structuredClone(answer() ?? {});
  replays.set(key, { fingerprint, data });
  return data;
}

function answerByRule(ctx: GuestContext, rule: (ctx: never) => unknown, faultKind: string | undefined): void {
  const envelope = { code: 0, msg: '', data: answerOnce(ctx, () => rule(ctx as never)) ?? {} };
  if (faultKind && applyFaultAfter(faultKind, ctx.res, envelope)) return;
  if (!ctx.res.writableEnded) sendJson(ctx.res, 200, envelope);
}

/** A call that spends something names the member whom the page shows; the cookie may be another member's by now. */
function refuseOtherMember({ user, body }: GuestContext): void {
  const { expectedUserId } = body;
  if (expectedUserId !== undefined && user && expectedUserId !== user.userId) throw refuse.otherMember();
}

function answerIfAllowed(
  ctx: GuestContext,
  access: 'user' | 'guest',
  rule: (ctx: never) => unknown,
  faultKind: string | undefined,
): void {
  refuseOtherMember(ctx);
  if (access === 'guest' || ctx.user) answerByRule(ctx, rule, faultKind);
  else sendJson(ctx.res, 200, { code: 999, msg: '请先登录', data: null });
}

/** Waits as a network does and applies a fault that replaces the answer. Returns true when the answer is given. */
async function meetNetwork(faultKind: string | undefined, res: ServerResponse): Promise<boolean> {
  await waitFor(faultKind === 'slow' ? SLOW_MS : DEFAULT_LATENCY_MS);
  return faultKind !== undefined && applyFaultBefore(faultKind, res);
}

/**
 * Turns a rule into a handler of Umi's mock server. The rule returns `data` or throws a Refusal; whatever else happens,
 * the answer is an envelope and the process lives.
 */
function toHandler(access: 'user' | 'guest', rule: (ctx: never) => unknown): MockHandler {
  return (req, res) =>
    answerSafely(res, async () => {
      const faultKind = takeFault(pathOf(req))?.kind;
      const isAnswered = (await meetNetwork(faultKind, res)) || refuseEarly(req, res);
      if (!isAnswered) answerIfAllowed(contextOf(req, res), access, rule, faultKind);
    });
}

/** A rule for signed-in members; without a session it answers 999. */
export function forMember(rule: (ctx: Context) => unknown): MockHandler {
  return toHandler('user', rule);
}

/** A rule that anyone may ask; `ctx.user` is undefined for a guest. */
export function forAnyone(rule: (ctx: GuestContext) => unknown): MockHandler {
  return toHandler('guest', rule);
}

/** A control call of QA and tests, or a call of the mock's own pages: no faults, no latency, no replays. */
export function forControl(rule: (ctx: GuestContext) => unknown): MockHandler {
  return (req, res) =>
    answerSafely(res, () => {
      if (refuseEarly(req, res)) return;
      sendJson(res, 200, { code: 0, msg: '', data: rule(contextOf(req, res)) ?? {} });
    });
}

/** A page, script or picture; the rule writes the answer itself. */
export function forPage(
  rule: (req: MockRequest, res: ServerResponse, query: Record<string, string>) => void,
): MockHandler {
  return (req, res) => answerSafely(res, () => rule(req, res, textQuery(req)));
}
