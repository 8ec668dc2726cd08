import { seedMoreRewards } from '../reward/store';
import type { RewardRow } from '../reward/types';
import { DAY, dayOf, serverNow, startOfDay } from '../state';
import { type PersonaKey, personaUser } from '../users';

export const SPRING = { code: 'spring2024', activityId: 93, title: '2024 春季活动' } as const;
export const POSTCARDS = {
  prizeId: 'SPRING-POSTCARDS',
  name: '压花明信片一套',
  img: '/api/__mock/art/goods-postcards.webp',
};
/** How long who has done both tasks may take to give his address. */
export const CLAIM_MS = 7 * DAY;
/** Drawn among all letters after the end. */
const LOTTERY = { activityId: SPRING.activityId, lotteryId: 'LUCK-SPRING-2024' };
const DRAWN_AT = startOfDay('2024-06-05') + 10 * 3_600_000;
/** The cards were printed anew, so that they can be claimed until two weeks from the seed. */
const CLAIM_DAYS = 14;

/** What members did that spring, by persona; who is not there took no part. */
const DEEDS: Partial<Record<PersonaKey, { since: string; signed: number; letters: number }>> = {
  member: { since: '2024-03-18', signed: 14, letters: 2 },
  elder: { since: '2024-04-02', signed: 31, letters: 3 },
  lapsed: { since: '2024-05-09', signed: 3, letters: 1 },
};

export function factsOf(persona: PersonaKey) {
  const deeds = DEEDS[persona];
  if (!deeds) return [];
  return [
    { key: 'since', value: deeds.since, label: '参加时间' },
    { key: 'signed', value: `${deeds.signed} 天`, label: '一共签到' },
    { key: 'letters', value: `${deeds.letters} 封`, label: '写过的信' },
  ];
}

function won(persona: PersonaKey, special: Pick<RewardRow, 'rewardId' | 'status'> & Partial<RewardRow>): RewardRow {
  return {
    userId: personaUser(persona).userId,
    source: 'lottery',
    lottery: LOTTERY,
    sourceText: SPRING.title,
    ...POSTCARDS,
    type: 'goods',
    wonAt: DRAWN_AT,
    claimBefore: null,
    points: null,
    couponTemplateId: null,
    shipAt: null,
    timeline: [{ at: DRAWN_AT, text: '抽中奖品' }],
    isDeleted: false,
    ...special,
  };
}

seedMoreRewards(SPRING.code, () => {
  const today = startOfDay(dayOf(serverNow()));
  return [
    won('member', { rewardId: 'RW9301', status: 'claim', claimBefore: today + (CLAIM_DAYS + 1) * DAY - 1 }),
    won('lapsed', {
      rewardId: 'RW9302',
      status: 'expired',
      claimBefore: startOfDay('2024-07-06') - 1,
      reasonText: '没有在期限内填写地址，已视为放弃',
    }),
    won('elder', { rewardId: 'RW9303', status: 'done', timeline: [{ at: DRAWN_AT + 9 * DAY, text: '已确认收货' }] }),
  ];
});
