import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refusal } from './refusal';
import { serverNow } from './state';

/** What Umi's mock middleware hands over (Express 4), reduced to what handlers use. */
export interface MockRequest extends IncomingMessage {
  query: Record<string, unknown>;
  body?: unknown;
  /** Values of `:name` parts of the path. */
  params?: Record<string, string>;
}

export function sendJson(res: ServerResponse, status: number, body: unknown): void {
  res.statusCode = status;
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('Date', new Date(serverNow()).toUTCString());
  res.end(JSON.stringify(body));
}

/** The query as texts; of a repeated name the last value counts. */
export function textQuery(req: MockRequest): Record<string, string> {
  const entries = Object.entries(req.query ?? {}).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.at(-1) : value,
  ]);
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
}

/** Refuses what a browser page of another site could send. Returns an HTTP status, or undefined when all is well. */
export function refuseForeign(req: MockRequest): number | undefined {
  if (req.headers['sec-fetch-site'] === 'cross-site') return 403;
  if (req.method !== 'POST') return undefined;
  return /^application\/json\b/i.test(req.headers['content-type'] ?? '') ? undefined : 415;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** How long the body was before it was parsed; a chunked body does not say. */
function sentBytes(req: MockRequest): number {
  if (req.headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY;
  return Number(req.headers['content-length'] ?? 0);
}

/**
 * The JSON body as an object. Umi swallows broken JSON and hands over {}, and lets arrays and bare values through: all
 * are refused, because a rule must never take them for an empty form. An empty object that came in chunks cannot be told
 * from a broken body, so it is refused too.
 */
export function bodyOf(req: MockRequest): Record<string, unknown> {
  const { body } = req;
  if (req.method !== 'POST') return {};
  const length = sentBytes(req);
  if (length === 0) return isRecord(body) ? body : {};
  const isSwallowed = isRecord(body) && Object.keys(body).length === 0 && length !== '{}'.length;
  if (!isRecord(body) || isSwallowed) throw new Refusal(400, '请求内容不是有效的 JSON');
  return body;
}

/** Runs a handler's work so that nothing it throws leaves the handler: a rejection would end the whole process. */
export async function answerSafely(res: ServerResponse, work: () => Promise<void> | void): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (res.headersSent || res.destroyed) return;
    if (error instanceof Refusal) {
      sendJson(res, 200, { code: error.code, msg: error.message, data: error.data });
      return;
    }
    sendJson(res, 200, { code: 500, msg: '服务器正忙，请再试一次', data: null });
  }
}
