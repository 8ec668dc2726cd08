import type { LotteryStore } from '../lottery/types';
import { defineStore, serverNow } from '../state';
import { followPhase, needCampaign, type Period, periodOf } from './registry';

/** The lotteries' own times, from before QA set a phase for the first time. */
const seeded = defineStore('drawPhases', () => new Map<string, Period>());

/**
 * Nobody draws before a campaign starts or after it has ended, whatever QA sets; given back, its lottery has its own times.
 * Where two campaigns lead to one lottery, the one that was set last decides.
 * `period`: that of the campaign where it names another one than the register.
 */
export function drawWithin(
  code: string,
  find: () => LotteryStore,
  period: (now: number) => Period = (now) => periodOf(needCampaign(code), now),
): void {
  followPhase(code, (isForced) => {
    const lottery = find();
    const own = seeded().get(lottery.lotteryId) ?? { startAt: lottery.startAt, endAt: lottery.endAt };
    seeded().set(lottery.lotteryId, own);
    if (!isForced) return void Object.assign(lottery, own);
    const campaign = period(serverNow());
    const isWithin = own.startAt < campaign.endAt && campaign.startAt < own.endAt;
    lottery.startAt = isWithin ? Math.max(own.startAt, campaign.startAt) : campaign.startAt;
    lottery.endAt = isWithin ? Math.min(own.endAt, campaign.endAt) : campaign.endAt;
  });
}
