import { safeParse } from 'valibot';
import { syncServerClock } from '@/shared/lib/serverClock';
import type { Call } from './defineCall';
import { type Envelope, malformed, type RawEnvelope } from './envelope';

/**
 * Decodes `data` of an answer with code 0 by the call's contract; what does not fit is malformed (1001). A serverTime in
 * the data sets the server's clock. Answers with another code pass unchanged. Source: spec §8.
 */
export function decodeData<Payload, Data>(call: Call<Payload, Data>, envelope: RawEnvelope): Envelope<Data> {
  if (envelope.code !== 0) return { ...envelope, data: null };
  const { data, cameAt } = envelope;
  if (typeof data === 'object' && data !== null && 'serverTime' in data) syncServerClock(data.serverTime, cameAt);
  // Within a record a field that is no list is an empty one; as the whole answer it would be told as "none".
  const isNoList = call.data.type === 'array' && !Array.isArray(data ?? []);
  const decoded = safeParse(call.data, data);
  return decoded.success && !isNoList ? { ...envelope, data: decoded.output } : { ...malformed(), data: null };
}
