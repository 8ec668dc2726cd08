import { formatPoints } from '@/shared/lib/pointsFormat';
import { formatDeadline, formatLastDay, formatNearDayTime } from '@/shared/lib/timeFormat';
import type { Welfare, WelfareType } from './thematicContract';

/** Where a claimed welfare is. */
const PLACES: Readonly<Record<WelfareType, string>> = {
  points: '已到账，在您的积分里',
  coupon: '已放入“我的卡券”',
  right: '已放入“我的权益”',
  goods: '填好地址后寄给您',
};

function describeShare(type: WelfareType, mine: Welfare['mine']): string {
  if (type === 'goods' && mine?.needAddress !== true) return '地址已收到，寄出后可查物流';
  const { expireAt = null, claimBefore = null } = mine ?? {};
  if (claimBefore !== null) return `请在 ${formatDeadline(claimBefore)} 前填写地址`;
  return expireAt === null ? PLACES[type] : `${PLACES[type]}，${formatLastDay(expireAt, '前可用')}`;
}

/** The second line of a welfare: what hinders, when it starts, where it is, or who may have it and how many are left. */
export function describeWelfare({ status, type, need, left, startAt, reasonText, mine }: Welfare): string {
  switch (status) {
    case 'claimed':
      return describeShare(type, mine);
    case 'processing':
      return `发放中，${reasonText ?? '到账后可用'}`;
    case 'notStarted':
      return startAt === null ? '还没有开始领取' : `${formatNearDayTime(startAt)} 开始领取`;
    case 'claimable':
      return (
        [need, left === null ? undefined : `还有 ${formatPoints(left)} 份`].filter((part) => part).join('，') ||
        '每人一份'
      );
    default:
      return reasonText ?? '现在不能领取';
  }
}

/** Says of a claimed welfare what it is, where it is and until when it can be used. */
export function describeClaimed({
  name,
  type,
  status,
  mine,
  reasonText,
}: Pick<Welfare, 'name' | 'type' | 'status' | 'mine'> & Partial<Pick<Welfare, 'reasonText'>>): {
  title: string;
  name: string;
  where: string;
  until: string;
} {
  if (status === 'processing')
    return { title: '已领取，发放中', name, where: reasonText ?? '请过一会儿再看', until: '到账后在这里能看到' };
  const title = '领取成功';
  if (mine?.needAddress === true) {
    const until = mine.claimBefore === null ? '请填写收货地址' : `请在 ${formatDeadline(mine.claimBefore)} 前填写地址`;
    return { title, name, where: PLACES.goods, until };
  }
  if (type === 'goods') return { title: '已领取', name, where: '地址已收到', until: '寄出后可查物流' };
  const expireAt = mine?.expireAt ?? null;
  return {
    title,
    name,
    where: PLACES[type],
    until: expireAt === null ? '随时可用' : formatLastDay(expireAt, '前可用'),
  };
}
