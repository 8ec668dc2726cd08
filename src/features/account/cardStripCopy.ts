import { serverNow } from '@/shared/lib/serverClock';
import { formatLastDate, formatNearDay } from '@/shared/lib/timeFormat';
import type { UserHome } from './contract';

export interface CardCopy {
  title: string;
  note: string;
  /** The way on from here. */
  action: string;
  route: 'membershipCard' | 'equityAggregation' | 'noticeBefore';
  /** What the way's address says further. */
  query?: Record<string, string>;
}

function rightsText(rightCount: number | null): string {
  return rightCount === null || rightCount === 0 ? '看我的权益' : `看我的 ${rightCount} 项权益`;
}

/** An account that is about to be deleted: nothing about its card matters more. */
function describeClosing(title: string, closesAt: number): CardCopy {
  const isOver = closesAt <= serverNow();
  return {
    title,
    note: isOver ? '账号正在删除' : `账号将在 ${formatNearDay(closesAt, '删除')}`,
    action: isOver ? '看注销申请' : '看或取消注销',
    route: 'noticeBefore',
    query: { tab: 'records', action: 'close' },
  };
}

/** What stands on the strip of the member card. */
export function describeMemberCard({ card, levelName, rightCount, closesAt }: UserHome): CardCopy {
  const title = levelName || card.name || '会员';
  if (closesAt !== null) return describeClosing(title, closesAt);
  const mine = { action: rightsText(rightCount), route: 'equityAggregation' } as const;
  const day = formatLastDate(card.expireAt);
  const which = card.name === '' || card.name === title ? '' : `${card.name}，`;
  switch (card.status) {
    case 'active':
      return { title, note: `${which}${day} 到期`, ...mine };
    case 'expiring':
      return { title, note: `${which}${day} 到期`, action: '快到期了，去续费', route: 'membershipCard' };
    case 'permanent':
      return { title, note: `${which}永久有效`, ...mine };
    case 'reserved':
      // The card's page knows from which day on, and leads on then.
      return { title, note: `请在 ${day} 前激活`, action: '看会员卡', route: 'membershipCard' };
    case 'expired':
      return { title, note: `会员卡已在 ${day} 到期`, action: '去续费', route: 'membershipCard' };
    case 'closed':
      return { title, note: '会员卡已停用，原因在会员卡页', action: '看会员卡', route: 'membershipCard' };
    default:
      return { title, note: '开通会员卡，兑换更优惠', action: '看会员卡', route: 'membershipCard' };
  }
}
