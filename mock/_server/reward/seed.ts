import type { RewardStatus } from '../../../src/features/reward/contract';
import { nameOfCoupon } from '../coupon/templates';
import { DAY, HOUR, serverNow } from '../state';
import { personaUser } from '../users';
import { PAID_TEXT } from './limits';
import type { RewardRow } from './types';

const PICTURES = '/api/__mock/art';

/** Another lottery, without a screen: what the one with a screen does not count, not give or was too young for. */
const MEMBER_DAY = { lottery: { activityId: 90, lotteryId: 'LUCK-MEMBER-DAY' }, sourceText: '会员日抽奖' };

type Special = Partial<RewardRow> & Pick<RewardRow, 'rewardId' | 'name' | 'type' | 'status'>;

function row(userId: string, art: string, agoMs: number, special: Special): RewardRow {
  const wonAt = serverNow() - agoMs;
  return {
    userId,
    source: 'lottery',
    lottery: { activityId: 99, lotteryId: 'LUCK-2026' },
    sourceText: '杏运抽奖',
    prizeId: `OLD-${special.rewardId}`,
    img: `${PICTURES}/goods-${art}.webp`,
    wonAt,
    claimBefore: null,
    points: null,
    couponTemplateId: null,
    shipAt: null,
    timeline: pastOf(special, wonAt),
    isDeleted: false,
    ...special,
  };
}

const LATER: Partial<Record<RewardStatus, readonly string[]>> = {
  toShip: ['已填写地址'],
  shipped: ['已发货', '已填写地址'],
  failed: ['发放失败'],
  expired: ['已过期'],
  cancelled: ['已取消'],
};

/** What has happened so far, newest first, half a day apart; what needs no address arrives at once, a deadline has its day. */
function pastOf({ status, claimBefore }: Special, wonAt: number): RewardRow['timeline'] {
  if (status === 'done')
    return [
      { at: wonAt, text: PAID_TEXT },
      { at: wonAt, text: '抽中奖品' },
    ];
  const later = LATER[status] ?? [];
  const timeOf = (index: number) => claimBefore ?? wonAt + (later.length - index) * 12 * HOUR;
  const steps = later.map((text, index) => ({ at: timeOf(index), text }));
  return [...steps, { at: wonAt, text: '抽中奖品' }];
}

function homeOf(userId: string): RewardRow['address'] {
  const isMember = userId === personaUser('member').userId;
  return {
    name: isMember ? '林书意' : '欧阳静姝',
    mobile: isMember ? '13800002046' : '18600009931',
    areaText: '浙江省 杭州市 西湖区',
    detail: '文三路 90 号 3 幢 502 室',
  };
}

function shippedTraces(at: number) {
  return [
    { at: at + 3 * DAY, text: '快件到达杭州转运中心' },
    { at: at + 6 * HOUR, text: '已揽收，正在发往杭州' },
    { at, text: '包裹已打包出库' },
  ];
}

/** Older points wins, so that the lists have pages. */
function seedOlder(userId: string): RewardRow[] {
  return Array.from({ length: 24 }, (_, index) =>
    row(userId, 'points', (13 + index) * DAY, {
      ...MEMBER_DAY,
      rewardId: `RW12${String(index).padStart(2, '0')}`,
      name: index % 4 === 0 ? '50 积分' : '10 积分',
      type: 'points',
      status: 'done',
      points: index % 4 === 0 ? 50 : 10,
    }),
  );
}

/** The member's rewards: one in every state, then older points wins to fill pages. */
function seedMember(userId: string): RewardRow[] {
  const now = serverNow();
  const address = homeOf(userId);
  const express = { company: '顺丰速运', no: 'SF1420260088', phone: '95338', traces: shippedTraces(now - 4 * DAY) };
  const rows = [
    row(userId, 'tea', 6 * DAY + 6 * HOUR, {
      rewardId: 'RW1001',
      name: '乌龙茶礼盒',
      type: 'goods',
      status: 'claim',
      claimBefore: now + 18 * HOUR,
    }),
    row(userId, 'points', 2 * HOUR, {
      ...MEMBER_DAY,
      rewardId: 'RW1002',
      name: '50 积分',
      type: 'points',
      status: 'processing',
      points: 50,
    }),
    row(userId, 'lotion', 3 * DAY, {
      ...MEMBER_DAY,
      rewardId: 'RW1003',
      name: '润肤乳套装',
      type: 'goods',
      status: 'toShip',
      address,
      shipAt: now + 20 * HOUR,
    }),
    row(userId, 'thermometer', 5 * DAY, {
      ...MEMBER_DAY,
      rewardId: 'RW1004',
      name: '电子体温计',
      type: 'goods',
      status: 'shipped',
      address,
      express,
    }),
    row(userId, 'coupon', 4 * DAY, {
      rewardId: 'RW1005',
      name: nameOfCoupon('T-3'),
      type: 'coupon',
      status: 'failed',
      couponTemplateId: 'T-3',
      retryAt: now + 12 * HOUR,
      reasonText: '卡券没有发放成功，系统会在 12 小时内自动再试，您也可以现在重新发放',
    }),
    row(userId, 'nurse', 8 * DAY, {
      rewardId: 'RW1006',
      name: '上门护理一次',
      type: 'right',
      status: 'done',
      rightId: 'R-visit',
    }),
    row(userId, 'wash', 16 * DAY, {
      rewardId: 'RW1007',
      name: '洗护礼盒',
      type: 'goods',
      status: 'expired',
      claimBefore: now - 9 * DAY,
      reasonText: '没有在期限内填写地址，已视为放弃',
    }),
    row(userId, 'tote', 19 * DAY, {
      ...MEMBER_DAY,
      rewardId: 'RW1008',
      name: '帆布袋',
      type: 'goods',
      status: 'cancelled',
      reasonText: '供货商停产，已改为补发 100 积分',
    }),
    row(userId, 'herbbath', 11 * DAY, {
      rewardId: 'RW1009',
      name: '药浴包试用装',
      type: 'goods',
      status: 'claim',
      source: 'campaign',
      sourceText: '护理活动',
      claimBefore: now + 5 * DAY,
      timeline: [{ at: now - 11 * DAY, text: '完成活动任务' }],
    }),
    row(userId, 'points', 18 * DAY, {
      rewardId: 'RW1010',
      name: '100 积分',
      type: 'points',
      status: 'done',
      source: 'campaign',
      sourceText: '帆布袋补发',
      points: 100,
    }),
  ];
  return [...rows, ...seedOlder(userId)];
}

export function seedRewards(): RewardRow[] {
  const elder = personaUser('elder').userId;
  return [
    ...seedMember(personaUser('member').userId),
    row(elder, 'wash', 2 * DAY, {
      rewardId: 'RW2001',
      name: '洗护礼盒',
      type: 'goods',
      status: 'claim',
      claimBefore: serverNow() + 5 * DAY,
    }),
    row(elder, 'points', DAY, { rewardId: 'RW2002', name: '10 积分', type: 'points', status: 'done', points: 10 }),
  ];
}
