import { beforeNotices, notify } from '../notice/store';
import { dayWords } from '../notice/words';
import { DAY, dayOf, startOfDay } from '../state';
import { couponsOf } from './wallet';

const WARN_DAYS = 3;

beforeNotices('coupons', (userId, now) => {
  for (const { couponId, status, validFrom, validTo, template } of couponsOf(userId, now)) {
    const warnAt = Math.max(startOfDay(dayOf(validTo)) - WARN_DAYS * DAY, validFrom);
    if (status !== 'usable' || warnAt > now) continue;
    notify(userId, {
      type: 'right',
      key: `coupon:${couponId}`,
      at: warnAt,
      title: `${template.title}快到期了`,
      summary: dayWords(validTo, now, '前用'),
      action: { text: '看这张券', route: `/coupon-list?id=${couponId}` },
    });
  }
});
