import { pathOf } from '@/shared/lib/navigation';
import type { Subject, SubjectKind } from './subject';

interface Words {
  thing: string;
  /** The member's own ones. */
  own: { text: string; to: string };
}

const MEMBER: Words = { thing: '这里的内容', own: { text: '看我的会员页', to: pathOf('member') } };

const WORDS: Readonly<Partial<Record<SubjectKind, Words>>> = {
  order: { thing: '这笔订单', own: { text: '看我的订单', to: pathOf('orderList') } },
  cardOrder: { thing: '这笔订单', own: { text: '看我的订单', to: pathOf('membershipCard', { step: 'orders' }) } },
  reward: { thing: '这份奖品', own: { text: '看我的奖品', to: pathOf('prizeRecord') } },
  coupon: { thing: '这张券', own: { text: '看我的卡券', to: pathOf('couponList', { tab: 'mine' }) } },
  address: { thing: '这个地址', own: { text: '看我的地址', to: pathOf('address') } },
  right: { thing: '这项权益', own: { text: '看我的权益', to: pathOf('equityAggregation') } },
};

/** How a subject that belongs to another account is told, and where the member's own ones are. */
export function wordsOf(subject: Subject | undefined): Words {
  return (subject && WORDS[subject.kind]) ?? MEMBER;
}
