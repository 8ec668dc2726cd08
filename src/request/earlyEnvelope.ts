import { syncRoughly } from '@/shared/lib/serverClock';
import type { EarlyBody } from './askEarly';
import { type RawEnvelope, toEnvelope } from './envelope';

/** What came before somebody asked for it; the server's clock is that of then. */
export function earlyEnvelope({ status, body, cameAt, sentAt }: EarlyBody): RawEnvelope {
  const envelope = toEnvelope(status, body);
  if (envelope.code === 0) syncRoughly(sentAt, cameAt);
  return { ...envelope, cameAt };
}
