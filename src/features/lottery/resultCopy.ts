import { pathOf } from '@/shared/lib/navigation';
import { formatDeadline } from '@/shared/lib/timeFormat';
import type { DrawOutcome } from './contract';
import type { DrawButtonLook } from './drawButton';

/** What a result says and where its button leads. */
export interface ResultCopy {
  title: string;
  text: string;
  action?: { text: string; route: string };
}

type After = Pick<DrawButtonLook, 'action' | 'isBusy'>;

/** How many chances are left, while they can be used. None for now may mean some for tomorrow: only the button knows. */
function moreWords(remaining: number, { action, isBusy = false }: After): string {
  if (action === 'none' && !isBusy) return '';
  if (remaining > 0) return `，还可以再抽 ${remaining} 次`;
  return action === 'explain' ? '，次数用完了' : '';
}

/** The words of a draw's outcome; `after` is the button that comes back then. A loss is said kindly and is no failure. */
export function describeOutcome(
  { won, type, recordId, couponId, rightId, claimBefore, remaining }: DrawOutcome,
  after: After = { action: 'draw' },
): ResultCopy {
  if (!won) return { title: '谢谢参与', text: `这次没有抽中${moreWords(remaining, after)}` };
  const title = '恭喜，抽中了';
  const detail = pathOf('rewardDetail', { rewardId: recordId });
  switch (type) {
    case 'points':
      return { title, text: '积分已到账', action: { text: '查看积分', route: pathOf('record') } };
    case 'coupon':
      return {
        title,
        text: '已放入您的卡券',
        action: { text: '查看卡券', route: pathOf('couponList', { id: couponId }) },
      };
    case 'goods':
      return { title, text: claimBefore ? `请在 ${formatDeadline(claimBefore)} 前填写地址` : '请填写收货地址' };
    case 'right': {
      const route = rightId ? pathOf('equity', { rightId }) : detail;
      return { title, text: '已放入您的权益', action: { text: '查看权益', route } };
    }
    default:
      return { title, text: '已放入您的奖品', action: { text: '查看奖品', route: detail } };
  }
}
