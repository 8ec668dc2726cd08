import { type CampaignContext, registerCampaign } from '../campaign/registry';
import { DAY } from '../state';
import type { User } from '../users';
import { isEnough } from './review';
import { rulesNote } from './ruleText';
import { ACTIVITY_ID, CODE, periodOf, ROUTE, RULES_KEY, yearLottery } from './terms';

function milestones(now: number) {
  const { startAt, endAt, claimUntil } = periodOf(now);
  const lottery = yearLottery();
  return [
    { key: 'start', title: '年度活动开始', at: startAt },
    { key: 'draw', title: '年度抽奖开始', at: lottery.startAt },
    { key: 'drawEnd', title: '年度抽奖结束', at: lottery.endAt },
    { key: 'end', title: '活动结束', note: '参与和年度商品到这一天为止', at: endAt },
    { key: 'claim', title: '领取截止', note: '赠品请在这之前领', at: claimUntil },
  ].sort((a, b) => a.at - b.at);
}

function doors({ now }: CampaignContext) {
  return [{ key: 'rule', note: rulesNote(now), urgent: false }];
}

/** A guest is told what he would see; who has done nothing yet is told nothing. */
function reviewBlocks(user: User | undefined, now: number): string[] {
  if (!user) return ['review'];
  return isEnough(user, now) ? ['review', 'badges'] : [];
}

registerCampaign({
  code: CODE,
  activityId: ACTIVITY_ID,
  title: '年度活动',
  route: ROUTE,
  cover: '/api/__mock/art/banner-rights.webp',
  period: (today) => ({ startAt: today - 21 * DAY, endAt: today + 40 * DAY - 1 }),
  detail: (asked) => {
    const { user, now } = asked;
    return {
      blocks: [...reviewBlocks(user, now), 'doors', 'milestones', 'lottery', 'rank'],
      rulesKey: RULES_KEY,
      doors: doors(asked),
      milestones: milestones(now),
    };
  },
});
