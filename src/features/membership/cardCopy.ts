import { formatLastDate } from '@/shared/lib/timeFormat';
import type { MyCard, Plan } from './contract';
import { describeUsable } from './trialCopy';

export interface CardCopy {
  /** The line in large type on the card. */
  title: string;
  /** Short state, shown as a tag; '' for none. */
  tag: string;
  dateLabel: string;
  date: string;
  /** What matters now, in one sentence; '' for nothing. */
  hint: string;
}

function describeDaysLeft({ daysLeft }: MyCard): string {
  if (daysLeft === null) return '';
  return daysLeft === 0 ? '今天到期' : `还剩 ${daysLeft} 天`;
}

/** What stands on the card's face. `null` stands for a guest. */
export function describeCard(my: MyCard | null): CardCopy {
  const name = my?.name || '金杏会员';
  const day = formatLastDate(my?.expireAt);
  switch (my?.status) {
    case 'active':
    case 'expiring':
      return {
        title: name,
        tag: my.isTrial ? '体验中' : '',
        dateLabel: '有效期至',
        date: day,
        hint: describeDaysLeft(my),
      };
    case 'expired':
      return { title: name, tag: '已到期', dateLabel: '到期日', date: day, hint: '续费后权益当天恢复' };
    case 'permanent':
      return { title: name, tag: '', dateLabel: '有效期', date: '永久有效', hint: '' };
    case 'closed':
      return {
        title: name,
        tag: '已停用',
        dateLabel: '有效期至',
        date: day,
        hint: my.reasonText ?? '请联系客服了解原因',
      };
    case 'reserved':
      return {
        title: name,
        tag: '待激活',
        dateLabel: '请在此前激活',
        date: formatLastDate(my.reserve?.reserveExpireAt),
        hint: `体验 ${my.reserve?.days ?? 0} 天，${describeUsable(my.reserve)}`,
      };
    default:
      return {
        title: name,
        tag: '',
        dateLabel: '',
        date: '',
        hint: my ? '您还没有会员卡' : '登录后可以看到您的会员卡',
      };
  }
}

/** `retry`: what can be bought did not come along; the words say so, and the button asks again. */
export interface MainAction {
  kind: 'buy' | 'trial' | 'retry' | 'off';
  text: string;
}

/** There is something to choose and to pay, or a day to reserve. */
export const isForSale = ({ kind }: MainAction): boolean => kind === 'buy' || kind === 'trial';

/** The one button of the card screen. */
export function describeMainAction(my: MyCard | null, plan: Plan | undefined): MainAction {
  if (my?.status === 'permanent') return { kind: 'off', text: '您已是永久会员，不用再买' };
  if (my?.status === 'closed') return { kind: 'off', text: '会员卡已停用，请联系客服' };
  if (!plan) return { kind: 'retry', text: '暂时没有可买的方案' };
  if (plan.price === null) return { kind: 'retry', text: '价格没有取到' };
  if (plan.trial) return { kind: 'trial', text: '预约体验' };
  const isRenewal = my?.status === 'active' || my?.status === 'expiring' || my?.status === 'expired';
  return { kind: 'buy', text: isRenewal ? '立即续费' : '立即开通' };
}
