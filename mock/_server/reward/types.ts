import type { RewardDetail, RewardStatus } from '../../../src/features/reward/contract';

export type RewardSource = RewardDetail['source'];
export type RewardType = RewardDetail['type'];

export interface AddressSnapshot {
  name: string;
  mobile: string;
  areaText: string;
  detail: string;
}

export interface RewardRow {
  rewardId: string;
  userId: string;
  source: RewardSource;
  /** The lottery that it was drawn in. */
  lottery?: { activityId: number; lotteryId: string };
  sourceText: string;
  prizeId: string;
  name: string;
  img: string;
  type: RewardType;
  status: RewardStatus;
  wonAt: number;
  /** null: nothing to claim. */
  claimBefore: number | null;
  points: number | null;
  couponTemplateId: string | null;
  couponId?: string;
  rightId?: string;
  postageId?: string;
  /** As chosen; a later change of the address book does not change it. */
  address?: AddressSnapshot;
  /** When it is sent; until then the address can be changed. */
  shipAt: number | null;
  /** When it is issued; goods then wait for an address. Without it a few hours after it was won. */
  issueAt?: number;
  /** When the server tries again to issue a failed reward. */
  retryAt?: number | null;
  express?: { company: string; no: string; phone: string; traces: { at: number; text: string }[] };
  reasonText?: string;
  appealId?: string;
  timeline: { at: number; text: string }[];
  /** He wants to be told before claimBefore. */
  isReminded?: boolean;
  isDeleted: boolean;
}
