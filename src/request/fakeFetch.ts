/** For tests: stands in for the browser's fetch and answers as the test says. Never imported by shipped code. */
export interface FakeFetch {
  /** Every request that was sent, oldest first. */
  readonly requests: ReadonlyArray<{
    url: URL;
    method: string;
    headers: Record<string, string>;
    body: unknown;
    init: RequestInit;
  }>;
  /** Answers the next request; the last answer is given again and again. */
  answer: (...answers: Answer[]) => void;
}

/** An answer by status and body, or what fetch itself does. */
type Answer =
  | { status?: number; headers?: Record<string, string>; body: unknown; delayMs?: number }
  | 'drop'
  | 'hang'
  | 'hangBody'
  | 'cutBody';

function abortError(): DOMException {
  return new DOMException('aborted', 'AbortError');
}

function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(abortError());
    signal?.addEventListener('abort', () => reject(abortError()));
  });
}

/** As much of a Response as a browser's fetch gives to umi-request with parseResponse off. */
export function toResponse(
  status: number,
  text: () => Promise<string>,
  headers: Record<string, string> = {},
): Response {
  return {
    status,
    ok: status >= 200 && status < 300,
    headers: new Headers(headers),
    text,
    clone: () => toResponse(status, text, headers),
  } as unknown as Response;
}

function respond(answer: Answer, signal: AbortSignal | null | undefined): Promise<Response> {
  if (answer === 'drop') return Promise.reject(new TypeError('Failed to fetch'));
  if (answer === 'hang') return untilAborted(signal);
  if (answer === 'hangBody') return Promise.resolve(toResponse(200, () => untilAborted(signal)));
  if (answer === 'cutBody') {
    return Promise.resolve(toResponse(200, () => Promise.reject(new TypeError('network error'))));
  }
  const { status = 200, headers, body, delayMs = 0 } = answer;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = toResponse(status, async () => text, headers);
  if (delayMs === 0) return Promise.resolve(response);
  const later = new Promise<Response>((resolve) => setTimeout(() => resolve(response), delayMs));
  return Promise.race([later, untilAborted(signal)]);
}

/** Puts the fake in place of global.fetch. */
export function installFakeFetch(): FakeFetch {
  const requests: Array<FakeFetch['requests'][number]> = [];
  let queue: Answer[] = [{ body: { code: 0, msg: '', data: {} } }];
  global.fetch = (async (input: string, init: RequestInit = {}) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const headers = init.headers as Record<string, string>;
    requests.push({ url: new URL(input, 'http://localhost'), method: init.method ?? '', headers, body, init });
    const [next = 'hang'] = queue;
    if (queue.length > 1) queue = queue.slice(1);
    return respond(next, init.signal);
  }) as typeof fetch;
  return {
    requests,
    answer: (...answers) => {
      queue = answers;
    },
  };
}
