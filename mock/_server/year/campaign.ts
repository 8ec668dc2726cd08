import type { Operate } from '../../../src/shared/lib/schema';
import { type CampaignContext, registerCampaign } from '../campaign/registry';
import { leadTo } from '../leadTo';
import { countGifts, countToPay, nextWithoutOrders } from '../signup/orders';
import { DAY } from '../state';
import type { User } from '../users';
import { claimGift, standingJoin } from './gifts';
import { goodsNote } from './goods';
import { isEnough } from './review';
import { rulesNote } from './ruleText';
import { ACTIVITY_ID, CODE, periodOf, ROUTE, RULES_KEY, yearLottery } from './terms';

function milestones(now: number) {
  const { startAt, endAt, claimUntil } = periodOf(now);
  const lottery = yearLottery();
  return [
    // What ends with a day is sent as its last moment, so that no day is named on which nothing is drawn.
    { key: 'start', title: '年度活动开始', at: startAt },
    { key: 'draw', title: '年度抽奖开始', at: lottery.startAt },
    { key: 'drawEnd', title: '年度抽奖结束', at: lottery.endAt - 1 },
    { key: 'end', title: '活动结束', note: '参与和年度商品到这一天为止', at: endAt },
    { key: 'claim', title: '领取截止', note: '赠品请在这之前领', at: claimUntil },
  ].sort((a, b) => a.at - b.at);
}

type Door = { key: string; note: string; urgent: boolean };

function joinNote({ user, phase }: CampaignContext): string {
  const join = user && standingJoin(user.userId);
  if (join) return `${join.number} 已参与`;
  if (phase === 0) return '还没有开始';
  return phase === 1 ? '领一个编号' : '已经结束';
}

function orderDoor({ user, now }: CampaignContext): Omit<Door, 'key'> {
  if (!user) return { note: '登录后看', urgent: false };
  const toPay = countToPay(CODE, user.userId, now);
  if (toPay > 0) return { note: `待支付 ${toPay} 笔`, urgent: true };
  const gifts = countGifts(CODE, user.userId, now);
  return gifts > 0 ? { note: `赠品待领 ${gifts} 件`, urgent: true } : { note: '订单和赠品', urgent: false };
}

function doors(asked: CampaignContext): Door[] {
  return [
    { key: 'join', note: joinNote(asked), urgent: false },
    { key: 'goods', ...goodsNote(asked.now), urgent: false },
    { key: 'order', ...orderDoor(asked) },
    { key: 'rule', note: rulesNote(asked.now), urgent: false },
  ];
}

/** A guest is told what he would see; who has done nothing yet is told nothing. */
function reviewBlocks(user: User | undefined, now: number): string[] {
  if (!user) return ['review'];
  return isEnough(user, now) ? ['review', 'badges'] : [];
}

/** Before the start it is the reminder. */
function mainButton({ user, now, phase }: CampaignContext): { operate?: Operate[] } {
  const lead = (text: string, route: string): Operate[] => [leadTo('go', text, route)];
  if (phase === 0) return {};
  if (phase === 1) return { operate: lead('看年度商品', `${ROUTE}/goods`) };
  const next = nextWithoutOrders(CODE, user, now);
  return { operate: next ? lead('看下一个活动', next.route) : lead('看年度订单', `${ROUTE}/order`) };
}

registerCampaign({
  code: CODE,
  activityId: ACTIVITY_ID,
  title: '年度活动',
  route: ROUTE,
  cover: '/api/__mock/art/banner-year.webp',
  period: (today) => ({ startAt: today - 21 * DAY, endAt: today + 40 * DAY - 1 }),
  detail: (asked) => {
    const { user, now } = asked;
    return {
      blocks: [...reviewBlocks(user, now), 'doors', 'milestones', 'lottery', 'comments'],
      ...mainButton(asked),
      rulesKey: RULES_KEY,
      doors: doors(asked),
      milestones: milestones(now),
    };
  },
  claim: claimGift,
});
