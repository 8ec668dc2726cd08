import { welfareIntent } from '@/features/activity/intents';
import { claimWelfare, getThematic } from '@/features/activity/thematicContract';
import { previewOrder } from '@/features/checkout/contract';
import { orderIntent } from '@/features/checkout/intents';
import { claimCoupon, claimCoupons, getCouponCenter } from '@/features/coupon/contract';
import { BATCH_INTENT, offerIntent } from '@/features/coupon/intents';
import { draw, getChances, getDrawId, getLuckList } from '@/features/lottery/contract';
import { drawIntent } from '@/features/lottery/intents';
import { createOrder } from '@/features/order/createContract';
import { claimPointsTask, getPointsTasks, getSignStatus, signIn } from '@/features/points/contract';
import { SIGN_INTENT, taskIntent } from '@/features/points/intents';
import { claimInviteReward, getInviteInfo } from '@/features/referral/contract';
import { rewardIntent } from '@/features/referral/intents';
import {
  claimDayItem,
  claimDiscount,
  claimRight,
  getDiscountList,
  getMyRights,
  getRightDetail,
  getRightsDay,
  transferRight,
} from '@/features/rights/contract';
import { claimIntent, dayIntent, discountIntent, transferIntent } from '@/features/rights/intents';
import { send } from '@/request/send';
import { ACTIVITY_ID } from '@/shared/config/constants';
import { thematics } from '../../mock/_server/activity/thematic/store';
import { coupons } from '../../mock/_server/coupon/store';
import { lottery } from '../../mock/_server/lottery/store';
import { orders } from '../../mock/_server/order/store';
import { accountOf } from '../../mock/_server/points/accounts';
import { referral } from '../../mock/_server/referral/store';
import { rights } from '../../mock/_server/rights/store';
import { personaUser } from '../../mock/_server/users';
import { ask } from './ask';
import { CAMPAIGN_SPENDINGS } from './campaignSpendings';
import { CARD_SPENDINGS } from './cardSpendings';
import { COURSE_SPENDINGS } from './courseSpendings';
import { canDo, define, PAGE, read } from './spendingKit';
import { TEAM_SPENDINGS } from './teamSpendings';

const couponsOwned = (userId: string) => coupons().wallet.filter((row) => row.userId === userId).length;

/** Every call that spends or grants something. */
export const SPENDINGS = [
  ...CARD_SPENDINGS,
  ...COURSE_SPENDINGS,
  ...TEAM_SPENDINGS,
  ...CAMPAIGN_SPENDINGS,
  define({
    call: signIn,
    effects: (userId) => accountOf(userId).rows.filter(({ title }) => title === '每日签到').length,
    as: 'newcomer',
    look: async () => ((await read(getSignStatus, {})).signedToday ? undefined : { payload: {}, intent: SIGN_INTENT }),
  }),
  define({
    call: claimPointsTask,
    effects: (userId) => accountOf(userId).rows.filter(({ bizType }) => bizType === 'task').length,
    as: 'member',
    look: async () => {
      const task = (await read(getPointsTasks, undefined)).find(({ operate }) => canDo('claim', operate));
      return task && { payload: { taskId: task.taskId }, intent: taskIntent(task) };
    },
  }),
  define({
    call: claimCoupon,
    effects: couponsOwned,
    as: 'member',
    isNothing: (data) => data?.result !== 'claimed',
    look: async () => {
      const { recordList } = await read(getCouponCenter, PAGE);
      const offer = recordList.find(({ operate }) => canDo('claim', operate));
      return offer && { payload: { couponId: offer.couponId }, intent: offerIntent(offer) };
    },
  }),
  define({
    call: claimCoupons,
    effects: couponsOwned,
    as: 'newcomer',
    isNothing: (data) => data?.results.every(({ result }) => result !== 'claimed') === true,
    look: async () => {
      const { recordList } = await read(getCouponCenter, PAGE);
      const ids = recordList.filter(({ operate }) => canDo('claim', operate)).map(({ couponId }) => couponId);
      return ids.length === 0 ? undefined : { payload: { ids: ids.slice(0, 1) }, intent: BATCH_INTENT };
    },
  }),
  define({
    call: claimWelfare,
    effects: (userId) => thematics().claims.filter((row) => row.userId === userId).length,
    as: 'lapsed',
    isIdempotent: true,
    isNothing: (data) => data?.status === 'refused',
    look: async () => {
      const { activityId, welfare } = await read(getThematic, { activityId: ACTIVITY_ID });
      const found = welfare.find(({ operate }) => canDo('claim', operate));
      const payload = found && { activityId, welfareId: found.welfareId };
      return payload && { payload, intent: welfareIntent(payload) };
    },
  }),
  define({
    call: claimDiscount,
    effects: couponsOwned,
    as: 'member',
    look: async () => {
      const { recordList } = await read(getDiscountList, { category: 'all', ...PAGE });
      const discount = recordList.find(({ operate }) => canDo('claim', operate));
      return discount && { payload: { id: discount.id }, intent: discountIntent(discount) };
    },
  }),
  define({
    call: claimInviteReward,
    effects: (userId) => accountOf(userId).rows.filter(({ bizType }) => bizType === 'invite').length,
    as: 'member',
    prepare: async (as) => {
      const row = { userId: personaUser(as).userId, title: '感谢', points: 30, isClaimed: false, claimBefore: 9e12 };
      referral().rewards.push({ ...row, rewardId: 'RWD-1' }, { ...row, rewardId: 'RWD-2' });
    },
    look: async () => {
      const reward = (await read(getInviteInfo, undefined)).rewards.find(({ operate }) => canDo('claim', operate));
      return reward && { payload: { rewardId: reward.rewardId }, intent: rewardIntent(reward) };
    },
  }),
  define({
    call: claimDayItem,
    effects: couponsOwned,
    as: 'member',
    at: '2026-11-18T10:00:05+08:00',
    isNothing: (data) => data?.result !== 'taken',
    look: async () => {
      const { items } = await read(getRightsDay, {});
      const item = items.find(({ operate }) => canDo('claim', operate));
      return item && { payload: { slotId: item.slotId, itemId: item.itemId }, intent: dayIntent(items) };
    },
  }),
  define({
    call: claimRight,
    effects: couponsOwned,
    as: 'member',
    look: async () => {
      for (const { id } of (await read(getMyRights, {})).items) {
        const { data: right } = await send(getRightDetail, { rightId: id }, { loading: false });
        if (right && canDo('claim', right.operate)) return { payload: { rightId: id }, intent: claimIntent(right) };
      }
      return undefined;
    },
  }),
  define({
    call: transferRight,
    effects: (userId) => rights().transfers.filter((row) => row.userId === userId).length,
    as: 'member',
    look: async () => {
      const held = (await read(getMyRights, {})).items.find(({ operate }) => canDo('transfer', operate));
      if (!held) return undefined;
      const right = await read(getRightDetail, { rightId: held.id });
      const toUser = right.family[0]?.memberId ?? '';
      return { payload: { rightId: right.rightId, toUser }, intent: transferIntent(right) };
    },
  }),
  define({
    call: createOrder,
    effects: (userId) => orders().rows.filter((row) => row.userId === userId).length,
    as: 'elder',
    look: async () => {
      const shown = await read(previewOrder, { skuId: 'G1003-1', num: 1 });
      const isOpen = shown.errors.length === 0;
      return isOpen ? { payload: { previewToken: shown.previewToken }, intent: orderIntent('G1003-1') } : undefined;
    },
    undo: async (as) => {
      const { data } = await ask<{ recordList: { orderNo: string; operate: { key: string; enabled: boolean }[] }[] }>(
        'GET /api/miniapp/mall/order/list',
        { tab: 'all', ...PAGE },
        { as },
      );
      const order = data.recordList.find(({ operate }) => canDo('cancel', operate));
      if (!order) return;
      await ask('POST /api/miniapp/mall/order/cancel', { orderNo: order.orderNo, reason: '不想要了' }, { as });
    },
  }),
  define({
    call: draw,
    effects: (userId) => lottery().draws.filter((row) => row.userId === userId).length,
    as: 'member',
    look: async () => {
      const { number } = await read(getChances, { activityId: ACTIVITY_ID });
      const { lotteryId } = await read(getLuckList, { activityId: ACTIVITY_ID });
      const { drawUserId } = await read(getDrawId, { activityId: ACTIVITY_ID });
      if (number === 0) return undefined;
      return { payload: { activityId: ACTIVITY_ID, lotteryId, drawUserId }, intent: drawIntent(lotteryId) };
    },
  }),
];
