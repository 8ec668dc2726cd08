import { lastDayAt } from '../notice/lastDay';
import { beforeNotices, notify, withdraw } from '../notice/store';
import { dayWords, momentWords, nameWords } from '../notice/words';
import { DAY, dayOf, MINUTE, startOfDay } from '../state';
import { coupons } from './store';
import { templateOf } from './templates';
import { couponsOf, isReminded, type WalletStatus } from './wallet';

const WARN_DAYS = 3;
/** How long before an offer can be claimed he is told who has asked for it. */
const BEFORE_START_MS = 10 * MINUTE;
/** Of these none ends soon any more. */
const OVER: ReadonlySet<WalletStatus> = new Set(['used', 'expired']);

beforeNotices('coupons', (userId, now) => {
  for (const { couponId, status, validFrom, validTo, template } of couponsOf(userId, now)) {
    const warnAt = Math.max(startOfDay(dayOf(validTo)) - WARN_DAYS * DAY, validFrom);
    const lastAt = lastDayAt(validTo);
    const keys = { soon: `coupon:${couponId}`, lastDay: `couponLastDay:${couponId}` };
    if (OVER.has(status)) for (const key of Object.values(keys)) withdraw(userId, key);
    if (status !== 'usable' || warnAt > now) continue;
    const told = {
      type: 'right',
      summary: dayWords(validTo - 1, now, '前用'),
      action: { text: '看这张券', route: `/coupon-list?id=${couponId}` },
    } as const;
    notify(userId, { ...told, key: keys.soon, at: warnAt, title: `${template.title}快到期了` });
    if (lastAt > now || lastAt < warnAt || !isReminded(userId, couponId)) continue;
    notify(userId, { ...told, key: keys.lastDay, at: lastAt, title: `${template.title}今天到期` });
  }
});

// A campaign's own offers begin with the campaign, of which everybody is told.
beforeNotices('couponOffers', (userId, now) => {
  for (const { couponId, templateId, startAt, campaign } of coupons().offers) {
    const at = startAt - BEFORE_START_MS;
    if (campaign !== undefined || at > now || !isReminded(userId, couponId)) continue;
    notify(userId, {
      type: 'right',
      key: `offer:${couponId}`,
      at,
      title: nameWords(templateOf(templateId).title, '快开始领取'),
      summary: `${momentWords(startAt, now)} 开始，领完为止`,
      action: { text: '去领券中心', route: '/coupon-list?tab=center' },
    });
  }
});
