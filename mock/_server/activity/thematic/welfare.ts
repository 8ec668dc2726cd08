import type { Welfare, WelfareStatus } from '../../../../src/features/activity/thematicContract';
import type { Operate } from '../../../../src/shared/lib/schema';
import { comments } from '../../comment/store';
import type { Context } from '../../handle';
import { leadTo } from '../../leadTo';
import { CLAIM_MS } from '../../lottery/limits';
import { hasActiveCard, membershipOf } from '../../membership/membership';
import { hasSignedToday } from '../../points/sign';
import { needText, refuse } from '../../refusal';
import { grantReward } from '../../reward/grant';
import { settle } from '../../reward/lifeCycle';
import { PROCESS_MS, USUAL_WAIT } from '../../reward/limits';
import { usableUntil } from '../../reward/payOut';
import { rewards } from '../../reward/store';
import type { RewardRow } from '../../reward/types';
import { needThematic, remindKey, standingOf, thematics } from './store';
import type { ThematicRow, WelfareNeed, WelfareRow } from './types';

interface Requirement {
  text: string;
  lacking: (userId: string) => Pick<Standing, 'reasonText' | 'action'>;
  isMet: (userId: string, activityId: number) => boolean;
}

const REQUIREMENTS: Readonly<Record<WelfareNeed, Requirement>> = {
  card: {
    text: '金杏会员可领',
    lacking: (userId) =>
      membershipOf(userId)?.closedReason === ''
        ? { reasonText: '会员卡已过期，续费后可领', action: { text: '去续费', route: '/membership-card' } }
        : { reasonText: '金杏会员可领，您还不是会员', action: { text: '去开通', route: '/membership-card' } },
    isMet: hasActiveCard,
  },
  sign: {
    text: '今天签到后可领',
    lacking: () => ({
      reasonText: '今天签到后可领',
      action: { text: '去签到', route: '/schedule/points-mall?step=sign' },
    }),
    isMet: hasSignedToday,
  },
  comment: {
    text: '写过评论可领',
    lacking: () => ({ reasonText: '写一条评论，通过后可领', action: { text: '去评论', route: '/comment' } }),
    isMet: (userId, activityId) =>
      comments().rows.some((row) => row.userId === userId && row.activityId === activityId && row.auditStatus === 1),
  },
};

interface Asking {
  thematic: ThematicRow;
  row: WelfareRow;
  userId: string | undefined;
  now: number;
}

function rewardOf({ thematic, row, userId, now }: Asking): RewardRow | undefined {
  const claim = thematics().claims.find(
    (each) => each.userId === userId && each.activityId === thematic.activityId && each.welfareId === row.welfareId,
  );
  const reward = claim && rewards().rows.find(({ rewardId }) => rewardId === claim.rewardId);
  return reward && settle(reward, now);
}

function periodOf({ thematic, row, now }: Asking): { startAt: number; endAt: number } {
  const activity = standingOf(thematic, now);
  return {
    startAt: Math.max(row.startAt ?? 0, activity.startAt),
    endAt: Math.min(row.endAt ?? Number.POSITIVE_INFINITY, activity.endAt),
  };
}

interface Standing {
  status: WelfareStatus;
  reasonText?: string;
  action?: { text: string; route: string };
}

/** How a welfare stands for who asks; for a guest nothing is locked, the claim asks him to sign in. */
function judge(asking: Asking): Standing {
  const { thematic, row, userId, now } = asking;
  const reward = rewardOf(asking);
  const { startAt, endAt } = periodOf(asking);
  if (reward?.status === 'processing') return { status: 'processing', reasonText: USUAL_WAIT };
  if (reward) return { status: 'claimed' };
  if (now >= endAt || standingOf(thematic, now).status >= 2) return { status: 'expired', reasonText: '领取时间已过' };
  if (now < startAt) return { status: 'notStarted' };
  if (row.left === 0) return { status: 'soldOut', reasonText: row.soldOutText };
  const need = row.need && REQUIREMENTS[row.need];
  if (need && userId !== undefined && !need.isMet(userId, thematic.activityId))
    return { status: 'locked', ...need.lacking(userId) };
  return { status: 'claimable' };
}

function ownButton(reward: RewardRow): Operate {
  if (reward.status === 'claim') return { key: 'address', text: '填写地址', enabled: true };
  if (reward.couponId) return leadTo('use', '去使用', `/coupon-list?id=${reward.couponId}`);
  if (reward.status === 'done' && reward.points !== null) return leadTo('points', '查看积分', '/schedule/record');
  if (reward.status === 'done' && reward.rightId) return leadTo('use', '去使用', `/equity?rightId=${reward.rightId}`);
  return leadTo('detail', '看进度', `/schedule/reward-detail?rewardId=${reward.rewardId}`);
}

const OFF_WORDS: Partial<Record<WelfareStatus, string>> = { soldOut: '已抢完', expired: '已过期' };

function buttonOf({ status, reasonText, action }: Standing, isReminded: boolean): Operate {
  switch (status) {
    case 'claimable':
      return { key: 'claim', text: '领取', enabled: true };
    case 'notStarted':
      return { key: 'remind', text: isReminded ? '取消提醒' : '提醒我', enabled: true };
    default:
      return {
        key: 'claim',
        text: OFF_WORDS[status] ?? '领取',
        enabled: false,
        ...(reasonText === undefined ? {} : { reasonText }),
        ...(action ? { reasonAction: action } : {}),
      };
  }
}

function shareOf(reward: RewardRow): NonNullable<Welfare['mine']> {
  return {
    recordId: reward.rewardId,
    at: reward.wonAt,
    expireAt: usableUntil(reward),
    claimBefore: reward.status === 'claim' ? reward.claimBefore : null,
    needAddress: reward.status === 'claim',
  };
}

/** One welfare as the contract has it. */
export function showWelfare(asking: Asking): Welfare {
  const { row, userId } = asking;
  const standing = judge(asking);
  const reward = rewardOf(asking);
  const { startAt, endAt } = periodOf(asking);
  const isReminded = userId !== undefined && thematics().reminders.has(remindKey(userId, 'welfare', row.welfareId));
  return {
    welfareId: row.welfareId,
    name: row.name,
    img: row.img,
    type: row.type,
    status: standing.status,
    left: row.left,
    startAt: standing.status === 'notStarted' ? startAt : null,
    expireAt: endAt,
    needAddress: row.type === 'goods',
    reminded: isReminded,
    operate: [reward ? ownButton(reward) : buttonOf(standing, isReminded)],
    ...(row.need ? { need: REQUIREMENTS[row.need].text } : {}),
    ...(standing.reasonText === undefined ? {} : { reasonText: standing.reasonText }),
    ...(reward ? { mine: shareOf(reward) } : {}),
  };
}

/** The welfare of an activity that a call names. */
export function needWelfare(thematic: ThematicRow, welfareId: unknown): WelfareRow {
  const wanted = needText(welfareId, '请选择要领的福利', 64);
  const found = thematic.welfare.find((row) => row.welfareId === wanted);
  if (!found) throw refuse.notFound('没有找到这项福利，可能已下架，可以看看其他福利');
  return found;
}

/** What a member is told of what he has. */
function tell(reward: RewardRow) {
  return {
    recordId: reward.rewardId,
    status: reward.status === 'processing' ? ('processing' as const) : ('granted' as const),
    type: reward.type as WelfareRow['type'],
    amount: reward.points,
    expireAt: usableUntil(reward),
    needAddress: reward.status === 'claim',
    claimBefore: reward.status === 'claim' ? reward.claimBefore : null,
  };
}

const REFUSED_WORDS: Partial<Record<WelfareStatus, string>> = { notStarted: '还没有开始领取' };

function give({ thematic, row, now }: Asking, userId: string): RewardRow {
  const reward = grantReward({
    userId,
    source: 'campaign',
    sourceText: thematic.sourceText,
    name: row.name,
    img: row.img,
    type: row.type,
    wonAt: now,
    claimBefore: row.type === 'goods' ? now + CLAIM_MS : null,
    points: row.points,
    couponTemplateId: row.couponTemplateId,
    ...(row.rightId === undefined ? {} : { rightId: row.rightId }),
    ...(row.isSlow ? { issueAt: now + PROCESS_MS } : {}),
  });
  thematics().claims.push({
    activityId: thematic.activityId,
    welfareId: row.welfareId,
    userId,
    rewardId: reward.rewardId,
  });
  return reward;
}

/** Gives a welfare once; claiming again tells of the same record, being too late is a result. */
export function claimWelfare({ user, body, now }: Context) {
  const thematic = needThematic(body);
  const row = needWelfare(thematic, body.welfareId);
  const asking = { thematic, row, userId: user.userId, now };
  const had = rewardOf(asking);
  if (had) return tell(had);
  const { status, reasonText } = judge(asking);
  if (status !== 'claimable') {
    return {
      status: 'refused' as const,
      type: row.type,
      amount: null,
      expireAt: null,
      needAddress: false,
      claimBefore: null,
      reasonText: reasonText ?? REFUSED_WORDS[status] ?? '现在不能领取',
    };
  }
  if (row.left !== null) row.left -= 1;
  return tell(give(asking, user.userId));
}
