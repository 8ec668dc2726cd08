import type { Operate } from '../../../src/shared/lib/schema';
import { dayWords } from '../notice/words';
import { DAY } from '../state';
import type { OwnedCoupon } from './wallet';

const MALL = '/schedule/points-mall';

/** Where a coupon is used in the app: among the goods that it is for, or with the card; '' where staff takes it. */
function routeOf({ couponId, template }: OwnedCoupon): string {
  if (template.useWay === 'card') return `/membership-card?couponId=${couponId}`;
  return template.useWay === 'goods' ? `${MALL}?step=search&couponId=${couponId}` : '';
}
const LAST_DAYS = 7;

/** Whole days until a moment, only within the last seven. */
export function lastDays(until: number, now: number): { daysLeft?: number } {
  const daysLeft = Math.floor((until - now) / DAY);
  return until > now && daysLeft < LAST_DAYS ? { daysLeft } : {};
}

export function isExpiring(owned: OwnedCoupon, now: number): boolean {
  return owned.status === 'usable' && lastDays(owned.validTo, now).daysLeft !== undefined;
}

function reasonOf(owned: OwnedCoupon, now: number): string {
  switch (owned.status) {
    case 'waiting':
      return `${Math.ceil((owned.validFrom - now) / DAY)} 天后可以用。`;
    case 'frozen':
      return '一笔待支付的订单正在用这张券。付款后券会用掉，取消后券会退回。';
    case 'used': {
      const where = `在${owned.usedStore}使用`;
      return owned.usedAt === null ? where : dayWords(owned.usedAt, now, where);
    }
    case 'expired':
      return `${dayWords(owned.validTo - 1, now, '已过期')}，可以到领券中心看看新券`;
    case 'usable':
      return owned.note;
  }
}

function buttonsOf(owned: OwnedCoupon, reasonText: string): Operate[] {
  const { useWay } = owned.template;
  const isForGoods = useWay === 'goods';
  switch (owned.status) {
    case 'usable':
      return useWay === 'store'
        ? [{ key: 'show', text: '出示券码', enabled: true }]
        : [{ key: 'use', text: '去使用', enabled: true }];
    case 'waiting':
      return [
        waitingButton('未到时间', reasonText, isForGoods ? { text: '查看可用商品', route: routeOf(owned) } : undefined),
      ];
    case 'frozen':
      return [
        waitingButton('使用中', reasonText, {
          text: '看待支付订单',
          route: useWay === 'card' ? '/membership-card?step=orders' : '/schedule/points-mall/order-list?tab=pay',
        }),
      ];
    case 'used':
    case 'expired':
      return [{ key: 'center', text: '看看新券', enabled: true }];
  }
}

function waitingButton(text: string, reasonText: string, reasonAction: Operate['reasonAction']): Operate {
  return { key: 'use', text, enabled: false, reasonText, ...(reasonAction ? { reasonAction } : {}) };
}

/** A coupon as the wallet shows it. */
export function showCoupon(owned: OwnedCoupon, now: number) {
  const { template } = owned;
  const reasonText = reasonOf(owned, now);
  return {
    couponId: owned.couponId,
    title: template.title,
    kind: template.kind,
    faceValue: template.faceValue,
    threshold: template.threshold,
    scope: template.scope,
    status: owned.status,
    validFrom: owned.validFrom,
    validTo: owned.validTo,
    ...(owned.status === 'usable' ? lastDays(owned.validTo, now) : {}),
    ...(reasonText === '' ? {} : { reasonText }),
    route: routeOf(owned),
    operate: buttonsOf(owned, reasonText),
  };
}
