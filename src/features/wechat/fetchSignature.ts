import type { Signature } from '@/bridge/configure';
import { send } from '@/request/send';
import { getSignature } from './contract';

/** Asks the server to sign `url` for the messaging app's SDK; undefined when it does not. Source: spec §7. */
export async function fetchSignature(url: string): Promise<Signature | undefined> {
  const { code, data } = await send(getSignature, { url });
  if (code !== 0 || !data) return undefined;
  const { appId, timestamp, signature } = data;
  const nonceStr = data.nonceStr ?? data.noncestr;
  return nonceStr === undefined ? undefined : { appId, timestamp, nonceStr, signature };
}
