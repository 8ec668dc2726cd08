import type { ServerResponse } from 'node:http';
import type { MockRequest } from '../../mock/_server/handle';

/** One request as the app or a test sends it. */
export interface Sent {
  method: string;
  /** Path with its query. */
  url: string;
  headers?: Record<string, string>;
  /** The body exactly as sent. */
  body?: string;
}

/** What a handler answered; `isCut` means that it closed the connection without an answer. */
export interface Answered {
  status: number;
  headers: Record<string, string>;
  body: string;
  isCut: boolean;
}

/** The parsed body; {} for a missing or broken one, as Umi's mock middleware has it. */
export function parseAsUmi(body: string | undefined): unknown {
  if (body === undefined) return {};
  try {
    return JSON.parse(body);
  } catch {
    return {};
  }
}

function queryOf(url: URL): Record<string, unknown> {
  const names = [...new Set(url.searchParams.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = url.searchParams.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}

/** The request as Umi's mock middleware hands it to a handler: parsed query, parsed body, {} for a broken one. */
export function toMockRequest(sent: Sent, params: Record<string, string>): MockRequest {
  const url = new URL(sent.url, 'http://localhost');
  const lowerCased = Object.entries(sent.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]);
  const headers: Record<string, string> = { host: 'localhost', ...Object.fromEntries(lowerCased) };
  if (sent.body !== undefined) headers['content-length'] = String(Buffer.byteLength(sent.body));
  const request: Partial<MockRequest> = {
    method: sent.method,
    url: url.pathname + url.search,
    headers,
    query: queryOf(url),
    body: parseAsUmi(sent.body),
    params,
  };
  return request as MockRequest;
}

interface Recorder {
  res: ServerResponse;
  read: () => Answered;
}

/** A response that keeps what the handler writes. */
export function recordResponse(): Recorder {
  const headers: Record<string, string> = {};
  const state = { statusCode: 200, body: '', isEnded: false, isCut: false };
  const res = {
    get statusCode() {
      return state.statusCode;
    },
    set statusCode(value: number) {
      state.statusCode = value;
    },
    get writableEnded() {
      return state.isEnded;
    },
    get headersSent() {
      return state.isEnded;
    },
    get destroyed() {
      return state.isCut;
    },
    setHeader(name: string, value: number | string | readonly string[]) {
      if (state.isEnded) throw new Error('headers were sent already');
      headers[name.toLowerCase()] = String(value);
    },
    getHeader: (name: string) => headers[name.toLowerCase()],
    end(body: string | Buffer = '') {
      if (state.isEnded) throw new Error('the answer has ended already');
      state.isEnded = true;
      state.body = body.toString();
    },
    destroy() {
      state.isCut = true;
    },
  };
  return {
    res: res as unknown as ServerResponse,
    read: () => ({ status: state.statusCode, headers, body: state.body, isCut: state.isCut }),
  };
}

/** The part of a fetch Response that the request layer reads. */
export function toResponse({ status, headers, body }: Answered, url: string): Response {
  const response = {
    ok: status >= 200 && status < 300,
    status,
    statusText: '',
    url,
    redirected: false,
    type: 'basic',
    headers: {
      get: (name: string) => headers[name.toLowerCase()] ?? null,
      has: (name: string) => name.toLowerCase() in headers,
    },
    text: async () => body,
    json: async () => JSON.parse(body) as unknown,
    clone: () => toResponse({ status, headers, body, isCut: false }, url),
  };
  return response as unknown as Response;
}

/** The headers of a fetch call as a plain object. */
export function headersOf(init: RequestInit | undefined): Record<string, string> {
  const given = init?.headers ?? {};
  if (Array.isArray(given)) return Object.fromEntries(given);
  const isHeaders = typeof (given as Headers).forEach === 'function';
  if (!isHeaders) return given as Record<string, string>;
  const found: Record<string, string> = {};
  (given as Headers).forEach((value, name) => {
    found[name] = value;
  });
  return found;
}
