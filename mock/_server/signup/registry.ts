import { findCampaign, periodOf, phaseOf } from '../campaign/registry';
import { refuse, wordOf } from '../refusal';
import { defineStore, serverNow } from '../state';
import type { Join, MockSignup, SignupOffer } from './types';

const signups = new Map<string, MockSignup>();

const store = defineStore('signups', () => ({ joins: [] as Join[], seeded: new Set<string>() }));

/** Lets a campaign take sign-ups; another one of the same code is replaced. */
export function registerSignup(signup: MockSignup): void {
  signups.set(signup.code, signup);
}

export function needSignup(code: unknown): MockSignup {
  const found = signups.get(wordOf(code));
  if (!found) throw refuse.notFound('没有找到这个报名，可以回活动页看看');
  return found;
}

/** What the campaign says to those who are in; undefined where it says nothing of its own. */
export function joinedOf(code: string): MockSignup['joined'] {
  return signups.get(code)?.joined;
}

function hasBegun(code: string): boolean {
  const campaign = findCampaign(code);
  return !campaign || phaseOf(campaign, serverNow()) !== 0;
}

/** When the campaign ended; null while it runs or is still to come. */
export function closedAtOf(code: string, now: number): number | null {
  const campaign = findCampaign(code);
  return campaign && phaseOf(campaign, now) >= 2 ? periodOf(campaign, now).endAt : null;
}

/** When the samples are made: now, or at the end of what is over, so that nobody signs up after it. */
function momentOfSeed(code: string): number {
  const now = serverNow();
  const campaign = findCampaign(code);
  return campaign ? Math.min(now, periodOf(campaign, now).endAt) : now;
}

/** Every sign-up of every campaign that has begun, with the seeded ones: before the start nobody is in, whatever QA sets. */
export function allJoins(): Join[] {
  const { joins, seeded } = store();
  for (const { code, seed } of signups.values()) {
    if (seeded.has(code) || !hasBegun(code)) continue;
    seeded.add(code);
    joins.push(...(seed?.(momentOfSeed(code)) ?? []));
  }
  return joins.filter(({ code }) => hasBegun(code));
}

export function addJoin(join: Join): void {
  store().joins.push(join);
}

export function findOffer(code: string, packageId: string, now: number): SignupOffer | undefined {
  return signups
    .get(code)
    ?.offers(now)
    .find((offer) => offer.packageId === packageId);
}

/** What a call asks about; without a package the campaign's first. */
export function needOffer(code: unknown, packageId: unknown, now: number): SignupOffer {
  const offers = needSignup(code).offers(now);
  const found = packageId === undefined ? offers[0] : offers.find((offer) => offer.packageId === packageId);
  if (!found) throw refuse.notFound('没有找到这个项目，可能已下架，可以看看其他项目');
  return found;
}
