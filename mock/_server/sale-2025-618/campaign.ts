import type { Operate } from '../../../src/shared/lib/schema';
import { showPlanOffers } from '../campaign/plans';
import { type CampaignContext, registerCampaign } from '../campaign/registry';
import { showCampaignOffers } from '../coupon/center';
import { leadTo } from '../leadTo';
import { describeEntry, usableDraws } from '../lottery/drawRules';
import { drawButton } from '../lottery/readRules';
import { lottery } from '../lottery/store';
import { RETAIL_BASIS } from '../mall/retail';
import { DAY } from '../state';
import type { User } from '../users';
import { RETURN_RULE, SALE } from './offers';

const BRIEF = [`划线价是${RETAIL_BASIS}。`, '每笔订单用 1 张券，应付以提交时为准，有变化先请您确认。', RETURN_RULE];

const RECAP = {
  figures: [
    { key: 'coupons', value: '3,410', label: '张券领到手' },
    { key: 'goods', value: '1,286', label: '件好物寄到家' },
    { key: 'visits', value: '214', label: '次上门护理' },
    { key: 'cards', value: '162', label: '位新会员' },
  ],
  words: [],
};

function lotteryOf(user: User | undefined, now: number) {
  const store = lottery();
  const left = user ? usableDraws(store, user, now) : 0;
  const { isOpen, text, note } = describeEntry(store, now);
  // As beside the wheel: why this member cannot draw now.
  const reason = isOpen && user ? drawButton(store, user, now).reasonText : undefined;
  const standing = reason ?? (left > 0 ? `还有 ${left} 次` : undefined);
  const route = `/activity/nursing-care/play?activityId=${store.activityId}&lotteryId=${store.lotteryId}`;
  return {
    lotteryId: store.lotteryId,
    title: standing === undefined ? store.title : `${store.title}，${standing}`,
    note,
    operate: [leadTo('draw', reason === undefined ? text : '看看抽奖', route)],
  };
}

type Offers = ReturnType<typeof showCampaignOffers>;

/** The main button: the coupons, and when they are claimed the way to them. */
function mainOf(offers: Offers): Operate[] {
  const count = offers.filter(({ status, operate }) => status === 'claimable' && operate[0]?.enabled).length;
  if (count > 0) return [{ key: 'claimAll', text: `一键领取 ${count} 张`, enabled: true }];
  return [leadTo('coupons', '看看我的卡券', '/coupon-list')];
}

function detailOf({ user, now, phase }: CampaignContext) {
  const offers = showCampaignOffers(SALE.code, user?.userId, now);
  const plans = phase === 0 ? [] : showPlanOffers(SALE.code, user, now);
  const sold = ['coupons', ...(plans.length > 0 ? ['plans'] : []), 'goods', 'lottery', 'brief'];
  const shared = {
    rulesKey: 'sale-618-rules',
    lottery: lotteryOf(user, now),
    brief: BRIEF,
    share: { title: '618 清凉补给站', desc: '需要的再买，券先领着', img: '/api/__mock/art/banner-soda.webp' },
  };
  if (phase === 2) {
    const buy = plans.flatMap(({ operate }) => operate.filter(({ enabled }) => enabled));
    return { ...shared, blocks: ['recap', 'plans', 'lottery', 'brief', 'next'], plans, recap: RECAP, operate: buy };
  }
  return {
    ...shared,
    blocks: sold,
    coupons: offers,
    plans,
    ...(phase === 1 ? { operate: mainOf(offers) } : {}),
  };
}

registerCampaign({
  ...SALE,
  activityId: 94,
  title: '618 活动',
  route: '/activity-2025-618',
  cover: '/api/__mock/art/banner-soda.webp',
  period: (today) => ({ startAt: today + 5 * DAY, endAt: today + 16 * DAY }),
  detail: detailOf,
});
