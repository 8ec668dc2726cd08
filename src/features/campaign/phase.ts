import type { CampaignDetail } from './contract';

/** 0 not started, 1 running, 2 ended, 3 removed: the server's word, or what its times say when it gives none. */
export function phaseOf({ status, startAt, endAt }: CampaignDetail, now: number): 0 | 1 | 2 | 3 {
  if (status !== undefined) return status;
  if (startAt !== null && now < startAt) return 0;
  return endAt !== null && now >= endAt ? 2 : 1;
}

/** The moment at which the phase is about to change; null when none is known. */
export function nextMoment({ startAt, endAt }: CampaignDetail, phase: 0 | 1 | 2 | 3): number | null {
  if (phase === 0) return startAt;
  return phase === 1 ? endAt : null;
}
