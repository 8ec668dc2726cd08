import { followPhase, type Period } from '../campaign/registry';
import { defineStore, serverNow } from '../state';
import { CODE, periodOf, yearLottery } from './terms';

/** The lottery's own times, from before QA set a phase for the first time. */
const seeded = defineStore('yearLottery', () => ({ own: undefined as Period | undefined }));

// Nobody draws before the campaign starts or after it has ended, whatever QA sets; given back, the lottery has its own times.
followPhase(CODE, () => {
  const lottery = yearLottery();
  const kept = seeded();
  kept.own ??= { startAt: lottery.startAt, endAt: lottery.endAt };
  const { startAt, endAt } = kept.own;
  const campaign = periodOf(serverNow());
  const end = campaign.endAt + 1;
  const isWithin = startAt < end && campaign.startAt < endAt;
  lottery.startAt = isWithin ? Math.max(startAt, campaign.startAt) : campaign.startAt;
  lottery.endAt = isWithin ? Math.min(endAt, end) : end;
});
