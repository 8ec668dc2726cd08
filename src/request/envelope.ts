/**
 * network: no (whole) answer. server: an HTTP status outside 200-299. malformed: an answer that cannot be used.
 * unauthorised: not signed in. business: the server refused.
 */
export type FailureKind = 'network' | 'server' | 'malformed' | 'unauthorised' | 'business';

/** What every request ends in. Source: spec §3. */
export interface Envelope<Data> {
  /** 0 = ok. */
  code: number;
  /** The server's text, or one of the texts below; '' when the server sent none. */
  msg: string;
  /** Decoded by the call's contract when code is 0, otherwise null. */
  data: Data | null;
  /** Why it failed; absent when code is 0. */
  kind?: FailureKind;
  /** HTTP status; 500 stands for a request without an answer. Absent for answers 200-299. */
  status?: number;
  /** When it came, in ms of performance.now(), where that was before somebody asked for it. */
  cameAt?: number;
  /** With code 0: the server has carried out this intent before, and this is its first answer. */
  replayed?: true;
  /** `data` as the server sent it with a code other than 0, not decoded. */
  detail?: unknown;
}

/** An answer before its data is decoded. */
export type RawEnvelope = Envelope<unknown>;

const HTTP_FAILURE_CODE = 1000;
/** No answer that can be used. Source: spec §8. */
export const MALFORMED_CODE = 1001;
const NETWORK_STATUS = 500;
const LOGIN_CODES: readonly number[] = [996, 997, 998, 999];

/** A status outside 200-299, whatever the body. Source: spec §8. */
export function httpFailure(status: number): RawEnvelope {
  const msg = `抱歉，请求失败，请检查网络后重试（CODE:${status}）`;
  return { code: HTTP_FAILURE_CODE, msg, data: null, kind: 'server', status };
}

/** No connection, a cut answer or an own time-out; treated as status 500. Source: spec §8. */
export function networkFailure(): RawEnvelope {
  return { ...httpFailure(NETWORK_STATUS), kind: 'network' };
}

/** A body that is no envelope, or data that does not fit the contract. Source: spec §8. */
export function malformed(): RawEnvelope {
  return { code: MALFORMED_CODE, msg: '响应数据语法错误', data: null, kind: 'malformed' };
}

function meansUnauthorised(code: number, texts: readonly unknown[]): boolean {
  return LOGIN_CODES.includes(code) || (code === -1 && texts.includes('unauthorized'));
}

function parseObject(body: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** The mark of a repeated write stands beside the data, or in it. */
function isReplay({ replayed, data }: Readonly<Record<string, unknown>>): boolean {
  if (replayed === true) return true;
  return typeof data === 'object' && data !== null && 'replayed' in data && data.replayed === true;
}

/**
 * Turns an HTTP answer into an envelope. The status is looked at before the body; an empty body, anything but an object,
 * and an object without a numeric `code` are malformed. Never throws. Source: spec §8.
 */
export function toEnvelope(status: number, body: string): RawEnvelope {
  if (status < 200 || status > 299) return httpFailure(status);
  const answer = parseObject(body);
  if (!answer || typeof answer.code !== 'number') return malformed();
  const { code, msg, message, data = null } = answer;
  const text = [msg, message].find((each): each is string => typeof each === 'string') ?? '';
  if (code === 0) return { code, msg: text, data, ...(isReplay(answer) ? { replayed: true } : {}) };
  const kind = meansUnauthorised(code, [msg, message]) ? 'unauthorised' : 'business';
  return { code, msg: text, data: null, kind, detail: data };
}
