import type { CampaignContext } from '../campaign/registry';
import { needCampaign, periodOf, phaseOf } from '../campaign/registry';
import { nameOfCoupon } from '../coupon/templates';
import { maskName } from '../masks';
import { dayWords } from '../notice/words';
import { refuse } from '../refusal';
import { type Grant, grantReward } from '../reward/grant';
import { DAY } from '../state';
import type { User } from '../users';
import { whyNotHere } from './place';
import { ALL_BOXES, addWinner, CODE, may } from './store';
import { bestOf } from './tasks';

/** How long what was earned can be claimed after the end. */
export const CLAIM_DAYS = 7;
const BOX = 'may-box';

function claimUntil(endAt: number): number {
  return endAt + CLAIM_DAYS * DAY;
}

type Given = Pick<Grant, 'name' | 'type'> & Partial<Pick<Grant, 'points' | 'couponTemplateId'>>;

interface Reward {
  rewardId: string;
  title: string;
  img: string;
  need: number;
  given: Given;
}

const art = (name: string) => `/api/__mock/art/${name}.webp`;

export const REWARDS: readonly Reward[] = [
  {
    rewardId: 'may-points',
    title: '20 积分',
    img: art('goods-points'),
    need: 1,
    given: { name: '20 积分', type: 'points', points: 20 },
  },
  {
    rewardId: 'may-coupon',
    title: nameOfCoupon('T-3'),
    img: art('goods-coupon'),
    need: 2,
    given: { name: nameOfCoupon('T-3'), type: 'coupon', couponTemplateId: 'T-3' },
  },
  {
    rewardId: BOX,
    title: '早餐礼盒',
    img: art('goods-breakfast'),
    need: 3,
    given: { name: '早餐礼盒', type: 'goods' },
  },
];

function keyOf(user: User, rewardId: string): string {
  return `${user.userId} ${rewardId}`;
}

/** Where a claimed reward can be seen. */
function viewOf({ given }: Reward, recordId: string) {
  if (given.type === 'coupon') return { text: '看卡券', route: '/coupon-list?tab=mine' };
  if (given.type === 'points') return { text: '看积分', route: '/schedule/record' };
  return { text: '填地址', route: `/schedule/reward-detail?rewardId=${recordId}` };
}

type Status = 'locked' | 'open' | 'claimed' | 'gone' | 'expired';

function statusOf(reward: Reward, ctx: CampaignContext): Status {
  const { user, now, endAt, phase } = ctx;
  if (user && may().claimed.has(keyOf(user, reward.rewardId))) return 'claimed';
  if (now >= claimUntil(endAt)) return 'expired';
  if (reward.rewardId === BOX && may().boxesLeft === 0) return 'gone';
  if (!user || phase === 0 || whyNotHere(user) !== undefined) return 'locked';
  return bestOf(user, ctx).length >= reward.need ? 'open' : 'locked';
}

function noteOf(reward: Reward, status: Status, ctx: CampaignContext): string {
  if (status === 'claimed') return '已领取';
  if (status === 'expired') return '领取时间已过';
  if (status === 'gone') return '已经发完了';
  if (status === 'open') return '可以领了';
  const { user, phase } = ctx;
  if (!user) return phase === 2 ? '登录后看' : `还差 ${reward.need} 件`;
  const missing = Math.max(reward.need - bestOf(user, ctx).length, 0);
  // All of it is done, but not where the campaign is.
  if (missing === 0 && whyNotHere(user) !== undefined) return '不在活动范围';
  return phase === 2 ? '没有做满' : `还差 ${missing} 件`;
}

export function showRewards(ctx: CampaignContext) {
  return REWARDS.map((reward) => {
    const { rewardId, title, img, need } = reward;
    const status = statusOf(reward, ctx);
    const recordId = ctx.user && may().claimed.get(keyOf(ctx.user, rewardId));
    const view = recordId === undefined ? undefined : viewOf(reward, recordId);
    return {
      rewardId,
      title,
      img,
      need,
      status,
      note: noteOf(reward, status, ctx),
      ...(recordId === undefined ? {} : { recordId }),
      operate: [
        ...(status === 'open' ? [{ key: 'claim', text: '领取', enabled: true }] : []),
        ...(view ? [{ key: 'view', text: view.text, enabled: true, reasonAction: view }] : []),
      ],
    };
  });
}

function boxesNote(phase: number): string {
  if (phase === 0) return `早餐礼盒一共 ${ALL_BOXES} 份，按完成先后发放。`;
  const { boxesLeft } = may();
  const given = ALL_BOXES - boxesLeft;
  if (boxesLeft === 0) return `${ALL_BOXES} 份早餐礼盒都发完了，积分和券照常领。`;
  return `早餐礼盒按完成先后发放，已领 ${given} 份，还有 ${boxesLeft} 份。`;
}

/** What is said below the rewards: after the end until when what was earned can be claimed, too. */
export function rewardsNote({ phase, endAt, now }: Pick<CampaignContext, 'phase' | 'endAt' | 'now'>): string {
  const until = claimUntil(endAt);
  if (phase !== 2 || now >= until) return boxesNote(phase);
  return `做满的奖励在 ${dayWords(until - 1, now)} 24:00 前可以领。${boxesNote(phase)}`;
}

function refuseUnearned(reward: Reward, ctx: CampaignContext, user: User): void {
  const status = statusOf(reward, ctx);
  if (status === 'expired') throw refuse.ended('领取时间已过，可以看看其他活动');
  if (status === 'gone') throw refuse.soldOut('早餐礼盒已经发完了，积分和券可以照常领');
  const elsewhere = whyNotHere(user);
  if (elsewhere !== undefined) throw refuse.level(elsewhere);
  if (status === 'locked') throw refuse.limit(noteOf(reward, status, ctx));
}

/** Gives a reward that was earned; who has claimed it before gets the same record. */
export function claimReward(user: User, rewardId: string, now: number) {
  const campaign = needCampaign(CODE);
  const reward = REWARDS.find((each) => each.rewardId === rewardId);
  if (!reward) throw refuse.notFound('没有这份奖励，请刷新后再看');
  const former = may().claimed.get(keyOf(user, rewardId));
  if (former !== undefined) return { recordId: former, status: 'claimed' };
  refuseUnearned(reward, { user, now, phase: phaseOf(campaign, now), ...periodOf(campaign, now) }, user);
  const row = grantReward({
    userId: user.userId,
    source: 'campaign',
    sourceText: campaign.title,
    img: reward.img,
    wonAt: now,
    claimBefore: rewardId === BOX ? now + CLAIM_DAYS * DAY : null,
    ...reward.given,
  });
  may().claimed.set(keyOf(user, rewardId), row.rewardId);
  if (rewardId === BOX) {
    may().boxesLeft -= 1;
    addWinner({ nickname: maskName(user.nickname), avatar: user.avatar, at: now });
  }
  return { recordId: row.rewardId, status: row.status === 'processing' ? 'processing' : 'claimed' };
}
