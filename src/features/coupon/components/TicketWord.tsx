import { Tag } from '@/shared/ui/Tag/Tag';
import { statusWord } from '../couponCopy';
import type { Coupon } from '../couponRows';

export function TicketWord({ status }: { status: Coupon['status'] }) {
  const word = statusWord(status);
  return word === undefined ? null : <Tag tone="grey">{word}</Tag>;
}
