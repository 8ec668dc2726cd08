import { OTHER_MEMBER } from '@/shared/config/serverCodes';
import { beginLoading } from '@/shared/lib/loading';
import { noteChange, noteWritten } from './changes';
import { request } from './client';
import { decodeData } from './decodeData';
import type { Call } from './defineCall';
import type { Envelope, RawEnvelope } from './envelope';
import { type Failure, failureOf } from './failure';
import { tellProblem } from './problems';
import { retry } from './retry';

export interface SendOptions {
  /** Ends the request, with all its waits, when the caller leaves. */
  signal?: AbortSignal;
  /** False keeps the loading layer away; calls of role background never show it. */
  loading?: boolean;
  /** Called at once when the server says "not signed in" and the answer is held back for the login. */
  onUnauthorised?: ((failure: Failure) => void) | undefined;
  /** Whether "not signed in" leads to the login; by default it does, unless the call goes on in the background. */
  mayStartLogin?: boolean | undefined;
}

/** Chrome 80 sends nothing of such a call that has a header of its own, as all have; 81 does, and brought the attribute. */
const mayOutliveThePage = () => 'ariaLabel' in document.body;

function leaveFormerMember(): void {
  // Without its code the server's own words, which the screen shows, say what to do.
  import(/* webpackChunkName: "optional" */ './otherMember')
    .then((module) => module.leaveFormerMember())
    .catch(() => undefined);
}

/**
 * Sends one call of the contract. Every outcome is an envelope; the only rejection is an AbortError after the caller's
 * own signal has aborted. GET is repeated after a passing failure, POST never. Source: spec §7, §8.
 */
export async function send<Payload, Data>(
  call: Call<Payload, Data>,
  payload: Payload,
  { signal, loading = true, onUnauthorised, mayStartLogin = call.role !== 'background' }: SendOptions = {},
): Promise<Envelope<Data>> {
  const { method, path, role } = call;
  const content = method === 'GET' ? { params: payload as Record<string, unknown> } : { data: payload };
  const tellUnauthorised = (answer: RawEnvelope) => {
    const failure = failureOf(answer);
    if (failure) onUnauthorised?.(failure);
  };
  const attempt = () =>
    request(path, {
      method,
      role,
      keepalive: role === 'background' && mayOutliveThePage(),
      callerSignal: signal,
      onUnauthorised: tellUnauthorised,
      mayStartLogin,
      ...content,
    });
  const isWrite = role === 'write' || role === 'setting' || role === 'money';
  // Before and after: a list that is read in between may show either.
  if (isWrite) noteChange(1);
  const endLoading = loading && role !== 'background' ? beginLoading() : undefined;
  try {
    const canRepeat = method === 'GET' && role !== 'background';
    const envelope = decodeData(call, await (canRepeat ? retry(attempt, signal) : attempt()));
    if (envelope.code === OTHER_MEMBER && role !== 'background') leaveFormerMember();
    if (envelope.kind === 'malformed') tellProblem('contract', `${method} ${path}`);
    return envelope;
  } finally {
    endLoading?.();
    if (isWrite) noteWritten();
  }
}
