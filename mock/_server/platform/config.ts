import type { GuestContext } from '../handle';

/** Switches of the server: what is off is not shown at all. */
const FEATURES = { referral: true, team: true, comment: true, lottery: true, research: true };

export function getConfig({ now }: GuestContext) {
  return {
    serverTime: now,
    csType: 'link',
    csUrl: 'https://chat.example.com/',
    phone: '400-000-0000',
    features: FEATURES,
    minVersion: '0.1.0',
  };
}
