// One request to the server that is checked, and what is wrong with its envelope before anybody looks at the data.
const PATIENCE_MS = 15_000;

/** As every call of the app carries them. */
const COMMON = { appCode: 'scheduling', platform: 'wxWap' };

const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

function requestOf(base, route, payload, headers) {
  const [method, path] = route.split(' ');
  const isGet = method === 'GET';
  const query = new URLSearchParams({ ...COMMON, ...(isGet ? payload : {}) });
  const body = isGet ? {} : { body: JSON.stringify(payload) };
  return [
    `${base}${path}?${query}`,
    {
      method,
      ...body,
      headers: { ...(isGet ? {} : { 'content-type': 'application/json' }), ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    },
  ];
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function envelopeFault(status, type, envelope) {
  if (status !== 200) return `status ${status}; a refusal has status 200 and a code`;
  if (!/^application\/json\b/.test(type)) return `no JSON but ${type.split(';')[0] || 'an answer without a type'}`;
  if (!isRecord(envelope)) return 'no envelope {code, msg, data}';
  if (!Number.isInteger(envelope.code)) return 'no envelope: code is no integer';
  return typeof envelope.msg === 'string' ? undefined : 'no envelope: msg is no text';
}

/** Asks and answers with `{envelope}`, or with `{fault}` where there is none. */
export async function askOver({ base, cookie }, route, payload, { isGuest = false } = {}) {
  const headers = isGuest || !cookie ? {} : { cookie };
  try {
    const answer = await fetch(...requestOf(base, route, payload, headers));
    const envelope = parsed(await answer.text());
    const fault = envelopeFault(answer.status, answer.headers.get('content-type') ?? '', envelope);
    const isKept = fault === undefined && answer.headers.get('cache-control')?.includes('public');
    if (isKept) return { fault: 'Cache-Control: public; answers belong to one member and one moment: no-store' };
    return fault ? { fault } : { envelope };
  } catch (error) {
    return { fault: error.name === 'TimeoutError' ? `no answer within ${PATIENCE_MS / 1000} s` : 'no connection' };
  }
}

/** The cookie of a persona, which only a mock server hands out. */
export async function signInAtMock(base, persona) {
  const { envelope } = await askOver({ base }, 'POST /api/__mock/login', { persona });
  return envelope?.code === 0 ? `mock_session=${envelope.data.login_access_token}` : undefined;
}
