import { onControl } from '../control';
import { needInteger, refuse } from '../refusal';
import { coupons } from './store';

// Sets how many of an offer are left: `{ couponId, left }`.
onControl('coupon', ({ couponId, left }) => {
  const offer = coupons().offers.find((each) => each.couponId === couponId);
  if (!offer) throw refuse.notFound('没有找到这张券');
  offer.left = needInteger(left, '数量不对', 0);
  offer.total ??= offer.left;
  return { couponId: offer.couponId, left: offer.left };
});
