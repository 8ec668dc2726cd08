import { formatChineseDayTime } from '@/shared/lib/timeFormat';
import type { DrawOutcome } from './contract';

/** What a result says and where its button leads; `route` is a server-style route that may have no screen. */
export interface ResultCopy {
  title: string;
  text: string;
  action?: { text: string; route: string };
}

const REWARD_DETAIL = '/schedule/reward-detail';

/** The words of a draw's outcome. A loss is said kindly and is no failure. */
export function describeOutcome({
  won,
  type,
  recordId,
  couponId,
  rightId,
  claimBefore,
  remaining,
}: DrawOutcome): ResultCopy {
  if (!won) {
    const next = remaining > 0 ? `还可以再抽 ${remaining} 次` : '次数用完了';
    return { title: '谢谢参与', text: `这次没有抽中，${next}` };
  }
  const title = '恭喜，抽中了';
  const detail = `${REWARD_DETAIL}?rewardId=${encodeURIComponent(recordId)}`;
  switch (type) {
    case 'points':
      return { title, text: '积分已到账', action: { text: '查看积分', route: '/schedule/record' } };
    case 'coupon': {
      const route = couponId ? `/coupon-list?id=${encodeURIComponent(couponId)}` : '/coupon-list';
      return { title, text: '已放入您的卡券', action: { text: '查看卡券', route } };
    }
    case 'goods':
      return { title, text: claimBefore ? `请在 ${formatChineseDayTime(claimBefore)} 前填写地址` : '请填写收货地址' };
    case 'right': {
      const route = rightId ? `/equity?rightId=${encodeURIComponent(rightId)}` : detail;
      return { title, text: '已放入您的权益', action: { text: '查看权益', route } };
    }
    default:
      return { title, text: '已放入您的奖品', action: { text: '查看奖品', route: detail } };
  }
}
