import { openSession, SESSION_COOKIE } from '../../mock/_server/session';
import { type PersonaKey, personaUser } from '../../mock/_server/users';
import { deliver } from './fakeServer';

interface AskOptions {
  /** Whose session the request carries; without it the request is a guest's. */
  as?: PersonaKey;
  headers?: Record<string, string>;
  /** Sent instead of the JSON of the payload. */
  rawBody?: string;
}

interface Told<Data> {
  status: number;
  code: number;
  msg: string;
  data: Data;
  /** The write was carried out before; this is its first answer. */
  replayed?: true;
}

function withQuery(path: string, payload: Record<string, unknown>): string {
  const query = new URLSearchParams(Object.entries(payload).map(([key, value]) => [key, String(value)])).toString();
  return query === '' ? path : `${path}?${query}`;
}

/**
 * Asks the mock server directly, for tests of its rules. GET sends the payload as the query, POST as JSON. Each call has
 * a session of its own; the browser's cookie is not touched.
 */
export async function ask<Data = Record<string, unknown>>(
  route: `GET ${string}` | `POST ${string}`,
  payload: Record<string, unknown> = {},
  { as, headers, rawBody }: AskOptions = {},
): Promise<Told<Data>> {
  const [method = 'GET', path = ''] = route.split(' ');
  const cookie = as ? `${SESSION_COOKIE}=${openSession(personaUser(as).userId)}` : '';
  const answered = await deliver(
    method === 'GET'
      ? { method, url: withQuery(path, payload), headers: { cookie, ...headers } }
      : {
          method,
          url: path,
          headers: { 'content-type': 'application/json', cookie, ...headers },
          body: rawBody ?? JSON.stringify(payload),
        },
  );
  return { ...(JSON.parse(answered.body) as Omit<Told<Data>, 'status'>), status: answered.status };
}
