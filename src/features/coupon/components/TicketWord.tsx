import { Tag } from '@/shared/ui/Tag/Tag';
import type { Coupon } from '../contract';
import { statusWord } from '../couponCopy';

export function TicketWord({ status }: { status: Coupon['status'] }) {
  const word = statusWord(status);
  return word === undefined ? null : <Tag tone="grey">{word}</Tag>;
}
