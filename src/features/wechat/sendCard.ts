import { type ShareCard, setShareCard } from '@/bridge/share';
import { fetchSignature } from './fetchSignature';

/** Sets what the messaging app's share menu sends. Returns false where the host cannot do it. Never rejects. */
export function sendCard(card: ShareCard): Promise<boolean> {
  return setShareCard(card, fetchSignature);
}
