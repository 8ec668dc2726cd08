import type { GuestContext } from '../handle';
import { originOf } from '../login/origin';

/** Switches of the server: what is off is not shown at all. */
const FEATURES = { referral: true, team: true, comment: true, lottery: true, research: true };

export function getConfig({ now, req }: GuestContext) {
  return {
    serverTime: now,
    csType: 'link',
    csUrl: `${originOf(req)}/api/__mock/chat`,
    phone: '400-000-0000',
    features: FEATURES,
    minVersion: '0.1.0',
  };
}
