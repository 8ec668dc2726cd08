import type { ServerResponse } from 'node:http';
import { applyFaultAfter, applyFaultBefore, takeFault } from './faults';
import { answerSafely, bodyOf, type MockRequest, refuseForeign, sendJson, textQuery } from './message';
import { noteCall } from './qa/calls';
import { needText, Refusal, refuse } from './refusal';
import { findSessionUser } from './session';
import { serverNow, serverState } from './state';
import type { User } from './users';

export type { MockRequest };
export type MockHandler = (req: MockRequest, res: ServerResponse) => Promise<void>;

/** Who may ask: members only, or guests as well. */
type Access = 'user' | 'guest';

/** A handler before it knows its place in the table of routes. */
type Placeable = (route: string) => MockHandler;

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

/** Names the call on every answer that is the mock's own and not spoiled by a fault: it keeps the contract. */
const ROUTE_HEADER = 'X-Mock-Route';

const SLOW_MS = 5000;
const DEFAULT_LATENCY_MS = process.env.NODE_ENV === 'test' ? 0 : 120;

/** A request that a rule is about to answer. */
interface Asked {
  /** "METHOD /path" as the table of routes has it. */
  route: string;
  rule: (ctx: never) => unknown;
  faultKind: string | undefined;
}

interface Answer {
  data: unknown;
  /** The same intent was carried out before; `data` is the answer of then. */
  replayed?: true;
}

function pathOf(route: string): string {
  return route.split(' ')[1] ?? '';
}

/** The mark stands beside the data, where a list has a place for it too, and in it. */
function asReplay(data: unknown): Answer {
  const marked = Array.isArray(data) ? data : { ...(data as object), replayed: true };
  return { data: marked, replayed: true };
}

async function waitFor(delayMs: number): Promise<void> {
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
}

/**
 * Who asks: the session's member. Where guests may ask it is nobody in a tab in which nobody has signed in, whosever session
 * the phone has.
 */
function askerOf({ headers }: MockRequest, access: Access): User | undefined {
  return access === 'guest' && headers['x-guest'] === '1' ? undefined : findSessionUser(headers.cookie);
}

function contextOf(req: MockRequest, res: ServerResponse, access: Access): GuestContext {
  const user = askerOf(req, access);
  return { user, query: textQuery(req), body: bodyOf(req), now: serverNow(), req, res };
}

/** Answers a request that no rule should see. Returns true when the answer is given. */
function refuseEarly(req: MockRequest, res: ServerResponse): boolean {
  const status = refuseForeign(req);
  if (!status) return false;
  sendJson(res, status, { code: status, msg: '请求被拒绝', data: null });
  return true;
}

/** The token of a write. One that is there and is no short text would let the write be done twice: it is refused. */
function tokenOf({ clientToken }: Record<string, unknown>): string | undefined {
  return clientToken === undefined ? undefined : needText(clientToken, '请求凭证不对，请刷新后再试', 128);
}

/**
 * Answers a write; the same member, route and token get the first answer again. The route is the one of the table: case,
 * a slash at the end and the query of an address make no other intent.
 */
function answerOnce(ctx: GuestContext, route: string, answer: () => unknown): Answer {
  const token = tokenOf(ctx.body);
  if (token === undefined) return { data: answer() ?? {} };
  const key = `${ctx.user?.userId ?? 'guest'} ${route} ${token}`;
  const fingerprint = JSON.stringify(ctx.body);
  const { replays } = serverState();
  const first = replays.get(key);
  if (first && first.fingerprint !== fingerprint) throw new Refusal(400, '同一个请求凭证不能用于不同内容');
  if (first) return asReplay(first.data);
  const data = structuredClone(answer() ?? {});
  replays.set(key, { fingerprint, data });
  return { data };
}

function answerByRule(ctx: GuestContext, { route, rule, faultKind }: Asked): void {
  const envelope = { code: 0, msg: '', ...answerOnce(ctx, route, () => rule(ctx as never)) };
  if (faultKind && applyFaultAfter(faultKind, ctx.res, envelope)) return;
  if (!ctx.res.writableEnded) sendJson(ctx.res, 200, envelope);
}

/** A call that spends something names the member whom the page shows; the cookie may be another member's by now. */
function refuseOtherMember({ user, body }: GuestContext): void {
  const { expectedUserId } = body;
  if (expectedUserId !== undefined && user && expectedUserId !== user.userId) throw refuse.otherMember();
}

function answerIfAllowed(ctx: GuestContext, access: Access, asked: Asked): void {
  refuseOtherMember(ctx);
  if (access === 'guest' || ctx.user) answerByRule(ctx, asked);
  else sendJson(ctx.res, 200, { code: 999, msg: '请先登录', data: null });
}

/** Waits as a network does and applies a fault that replaces the answer. Returns true when the answer is given. */
async function meetNetwork(faultKind: string | undefined, res: ServerResponse): Promise<boolean> {
  const [, slowMs] = /^slow(?::(\d+))?$/.exec(faultKind ?? '') ?? [];
  await waitFor(faultKind === 'slow' ? SLOW_MS : Number(slowMs ?? DEFAULT_LATENCY_MS));
  return faultKind !== undefined && applyFaultBefore(faultKind, res);
}

/** Takes the fault that is ordered for the call, and keeps the call among the last ones. */
function beginAnswer(route: string, access: Access, req: MockRequest, res: ServerResponse) {
  const faultKind = takeFault(pathOf(route))?.kind;
  if (faultKind === undefined) res.setHeader(ROUTE_HEADER, route);
  const userId = askerOf(req, access)?.userId ?? '';
  return { faultKind, noteCut: noteCall(req, res, { route, userId, fault: faultKind ?? '' }) };
}

/**
 * Turns a rule into a handler of Umi's mock server. The rule returns `data` or throws a Refusal; whatever else happens,
 * the answer is an envelope and the process lives.
 */
function toHandler(access: Access, rule: (ctx: never) => unknown): Placeable {
  return (route) => (req, res) =>
    answerSafely(res, async () => {
      const { faultKind, noteCut } = beginAnswer(route, access, req, res);
      const isAnswered = (await meetNetwork(faultKind, res)) || refuseEarly(req, res);
      if (!isAnswered) answerIfAllowed(contextOf(req, res, access), access, { route, rule, faultKind });
      if (res.destroyed) noteCut();
    });
}

/** A rule for signed-in members; without a session it answers 999. */
export function forMember(rule: (ctx: Context) => unknown): Placeable {
  return toHandler('user', rule);
}

/** A rule that anyone may ask; `ctx.user` is undefined for a guest. */
export function forAnyone(rule: (ctx: GuestContext) => unknown): Placeable {
  return toHandler('guest', rule);
}

/** A control call of QA and tests, or a call of the mock's own pages: no faults, no latency, no replays. */
export function forControl(rule: (ctx: GuestContext) => unknown): Placeable {
  return () => (req, res) =>
    answerSafely(res, () => {
      if (refuseEarly(req, res)) return;
      sendJson(res, 200, { code: 0, msg: '', data: rule(contextOf(req, res, 'guest')) ?? {} });
    });
}

/** A page, script or picture; the rule writes the answer itself. */
export function forPage(
  rule: (req: MockRequest, res: ServerResponse, query: Record<string, string>) => Promise<void> | void,
): Placeable {
  return () => (req, res) => answerSafely(res, () => rule(req, res, textQuery(req)));
}

/** One mock file's table, "METHOD /path" to rule, as Umi takes it: every handler knows the route it stands at. */
export function routes(
  table: Readonly<Record<`${'GET' | 'POST'} /${string}`, Placeable>>,
): Record<string, MockHandler> {
  return Object.fromEntries(Object.entries(table).map(([route, place]) => [route, place(route)]));
}
