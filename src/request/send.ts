import { beginLoading } from '@/shared/lib/loading';
import { request } from './client';
import { decodeData } from './decodeData';
import type { Call } from './defineCall';
import type { Envelope } from './envelope';
import { retry } from './retry';

export interface SendOptions {
  /** Ends the request, with all its waits, when the caller leaves. */
  signal?: AbortSignal;
  /** False keeps the loading layer away; calls of role background never show it. */
  loading?: boolean;
}

/**
 * Sends one call of the contract. Every outcome is an envelope; the only rejection is an AbortError after the caller's
 * own signal has aborted. GET is repeated after a passing failure, POST never. Source: spec §7, §8.
 */
export async function send<Payload, Data>(
  call: Call<Payload, Data>,
  payload: Payload,
  { signal, loading = true }: SendOptions = {},
): Promise<Envelope<Data>> {
  const { method, path, role } = call;
  const content = method === 'GET' ? { params: payload as Record<string, unknown> } : { data: payload };
  const attempt = () => request(path, { method, role, callerSignal: signal, ...content });
  const endLoading = loading && role !== 'background' ? beginLoading() : undefined;
  try {
    const canRepeat = method === 'GET' && role !== 'background';
    return decodeData(call, await (canRepeat ? retry(attempt, signal) : attempt()));
  } finally {
    endLoading?.();
  }
}
