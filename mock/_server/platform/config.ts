import { onControl } from '../control';
import type { GuestContext } from '../handle';
import { originOf } from '../login/origin';
import { needText, refuse } from '../refusal';
import { defineStore } from '../state';

/** Switches of the server: what is off is not shown at all. QA can turn them. */
const switches = defineStore('features', () => ({
  features: { referral: true, team: true, comment: true, lottery: true, research: true } as Record<string, boolean>,
}));

export function isFeatureOn(name: string): boolean {
  return switches().features[name] !== false;
}

export const NAMES_OF_FEATURES = ['referral', 'team', 'comment', 'lottery', 'research'];

/** QA's order: switches a part of the app. */
export function changeFeature({ name, on }: Record<string, unknown>) {
  const known = needText(name, '请给出开关', 20);
  const { features } = switches();
  if (!Object.hasOwn(features, known) || typeof on !== 'boolean') throw refuse.badInput('没有这个开关');
  features[known] = on;
  return features;
}

onControl('feature', changeFeature);

export function getConfig({ now, req }: GuestContext) {
  return {
    serverTime: now,
    csType: 'link',
    csUrl: `${originOf(req)}/api/__mock/chat`,
    phone: '400-000-0000',
    features: switches().features,
    minVersion: '0.1.0',
  };
}
