import { DAY, dayOf, defineStore, endOfDay, serverNow, startOfDay } from '../state';
import { type PersonaKey, personaUser } from '../users';

export interface UsageRow {
  usageId: string;
  userId: string;
  rightId: string;
  at: number;
  text: string;
  /** Masked; '' for the member. */
  forWhom: string;
}

/** One change of a member's growth; it counts until `expireAt`. */
export interface GrowthRow {
  growthId: string;
  userId: string;
  title: string;
  delta: number;
  at: number;
  expireAt: number;
  /** The order that it belongs to; '' for none. */
  bizNo: string;
}

/** A right that was given to one member, for example with a package. */
export interface GiftRow {
  userId: string;
  rightId: string;
  name: string;
  validFrom: number;
  validTo: number;
  /** How often this gift can be used; absent: what the right says. */
  uses?: number;
}

/** A use that was handed on to somebody of the family. */
export interface TransferRow {
  recordId: string;
  userId: string;
  rightId: string;
  memberId: string;
  isUsed: boolean;
  /** The end of the right that it was taken from; null for none. */
  validTo: number | null;
}

/** A right that the provider stops for whole days. */
export interface PauseRow {
  rightId: string;
  from: number;
  until: number;
}

export interface FamilyRow {
  memberId: string;
  userId: string;
  /** Never sent in full. */
  name: string;
  nameMasked: string;
  relation: string;
  consentId: string;
}

const idOf = (persona: PersonaKey) => personaUser(persona).userId;

function seedUsage(now: number): UsageRow[] {
  const row = (usageId: string, persona: PersonaKey, rightId: string, daysAgo: number, text: string): UsageRow => ({
    usageId,
    userId: idOf(persona),
    rightId,
    at: now - daysAgo * DAY,
    text,
    forWhom: '',
  });
  return [
    row('RU1', 'member', 'R-wound', 9, '杏邻护理站·城西店（示例）核销'),
    row('RU2', 'member', 'R-ship', 2, '兑换订单免运费'),
    row('RU3', 'member', 'R-ship', 1, '兑换订单免运费'),
    row('RU4', 'member', 'R-welcome', 200, '领取到卡券'),
    row('RU5', 'elder', 'R-care', 70, '杏邻护理站·湖滨店（示例）核销'),
  ];
}

function pastGrowth(persona: PersonaKey, delta: number, now: number): GrowthRow {
  const at = now - 30 * DAY;
  const userId = idOf(persona);
  return { growthId: `GR-${userId}`, userId, title: '以往的成长值', delta, at, expireAt: at + 365 * DAY, bizNo: '' };
}

export const rights = defineStore('rights', () => {
  const now = serverNow();
  return {
    growth: [pastGrowth('member', 1860, now), pastGrowth('lapsed', 1240, now), pastGrowth('elder', 2300, now)],
    usage: seedUsage(now),
    gifts: [
      {
        userId: idOf('member'),
        rightId: 'R-wound',
        name: '伤口护理套餐',
        validFrom: now - 25 * DAY,
        validTo: endOfDay(now + 5 * DAY),
      },
      {
        userId: idOf('member'),
        rightId: 'R-checkup',
        name: '居家护理套餐',
        validFrom: startOfDay(dayOf(now + 10 * DAY)),
        validTo: endOfDay(now + 70 * DAY),
      },
      {
        userId: idOf('member'),
        rightId: 'R-massage',
        name: '到店体验礼',
        validFrom: now - 5 * DAY,
        validTo: endOfDay(now + 40 * DAY),
      },
      {
        userId: idOf('member'),
        rightId: 'R-old',
        name: '秋季活动',
        validFrom: now - 80 * DAY,
        validTo: endOfDay(now - 20 * DAY),
      },
      {
        userId: idOf('member'),
        rightId: 'R-visit',
        name: '杏运抽奖',
        validFrom: now - 8 * DAY,
        validTo: endOfDay(now + 82 * DAY),
        uses: 1,
      },
      {
        userId: idOf('elder'),
        rightId: 'R-wound',
        name: '伤口护理套餐',
        validFrom: now - 5 * DAY,
        validTo: endOfDay(now + 90 * DAY),
      },
    ] as GiftRow[],
    pauses: [
      { rightId: 'R-massage', from: startOfDay(dayOf(now - 2 * DAY)), until: startOfDay(dayOf(now + 12 * DAY)) },
    ] as PauseRow[],
    transfers: [] as TransferRow[],
    family: [
      {
        memberId: 'F1',
        userId: idOf('member'),
        name: '陈桂兰',
        nameMasked: '陈**',
        relation: '母亲',
        consentId: 'CS90004',
      },
      {
        memberId: 'F2',
        userId: idOf('member'),
        name: '林一',
        nameMasked: '林*',
        relation: '女儿',
        consentId: 'CS90005',
      },
      {
        memberId: 'F3',
        userId: idOf('elder'),
        name: '欧阳静',
        nameMasked: '欧**',
        relation: '女儿',
        consentId: 'CS90006',
      },
    ] as FamilyRow[],
    reminders: new Set<string>(),
  };
});
