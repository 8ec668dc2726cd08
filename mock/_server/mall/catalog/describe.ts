import { nameOfCoupon, templateOf } from '../../coupon/templates';
import { yuan } from '../../money';
import { AFTER_SALE_MS, CONFIRM_AFTER_MS, PICKUP_MS, SHIP_PROMISE_MS } from '../../order/limits';
import { RETURN_FREIGHT } from '../../order/returnFreight';
import { PAY_WINDOW_MS } from '../../payment/limits';
import { inDays, inMinutes } from '../../spans';
import { DAY } from '../../state';
import type { Delivery, Good, Sku, VirtualKind } from '../types';

const art = (slug: string) => `/api/__mock/art/goods-${slug}.webp`;

interface Variant {
  specs: string[];
  points?: number;
  cashCents?: number;
  stock: number;
  pic?: string;
}

/** A good as the catalogue writes it; everything else has a default. Times are days from now, money is cents. */
export interface Description {
  id: string;
  /** Absent for a coupon, which has one name wherever it is. */
  name?: string;
  subtitle: string;
  pics: string[];
  points?: number;
  cashCents?: number;
  stock?: number;
  specs?: { names: string[]; variants: Variant[] };
  spec?: string;
  origin?: { cents: number; basis: string };
  limit?: number | null;
  isMemberOnly?: boolean;
  memberExtra?: number;
  deliver?: Delivery[];
  freightCents?: number;
  startInDays?: number;
  endInDays?: number;
  isOffShelf?: boolean;
  exchanged: number;
  waiting?: number;
  restockText?: string;
  tag?: string;
  listedDaysAgo: number;
  virtual?: VirtualKind | null;
  gift?: { name: string; pic: string; virtual: VirtualKind };
  story: string;
  facts: string[][];
  tips?: string[];
}

const NOTES = {
  express: [
    `付款成功后 ${inDays(SHIP_PROMISE_MS)}内发货，未发货时可以随时取消。`,
    `签收 ${inDays(AFTER_SALE_MS)}内可以申请售后，不用说明理由，积分和付的钱都退回。`,
  ],
  pickup: [`请在 ${inDays(PICKUP_MS)}内到所选门店，出示自提码领取。`, '到店前可以先打电话，确认门店已备好。'],
  virtual: ['兑换成功后立即到账，可在订单里查看。', '电子商品到账后不能取消或退换，请先看清有效期。'],
};
const CASH_NOTES = [
  '提交后积分先冻结，付款成功才扣除。',
  `${inMinutes(PAY_WINDOW_MS)}内未付款，订单自动取消，积分立即退回。`,
];

const PARCEL_NOTES = [`发货 ${inDays(CONFIRM_AFTER_MS)}后自动确认收货。`, RETURN_FREIGHT];
const VISIT_NOTE = '急症请打 120，不要等上门或到店。';

function nameOf({ id, name, virtual }: Pick<Description, 'id' | 'name' | 'virtual'>): string {
  if (name !== undefined) return name;
  if (virtual?.kind !== 'coupon') throw new Error(`good ${id} has no name`);
  return nameOfCoupon(virtual.templateId);
}

function couponFacts(virtual: Description['virtual']): string[][] {
  if (virtual?.kind !== 'coupon') return [];
  const { kind, faceValue, threshold } = templateOf(virtual.templateId);
  return [
    ...(kind === 'amount' ? [['面值', yuan(faceValue ?? 0)]] : []),
    ...(threshold > 0 ? [['门槛', `满 ${yuan(threshold)}`]] : []),
    ['有效期', `到账后 ${virtual.validDays} 天`],
  ];
}

function toSkus(d: Description): Sku[] {
  const base = { points: d.points ?? 0, cashCents: d.cashCents ?? 0 };
  const variants: Variant[] = d.specs?.variants ?? [{ specs: [d.spec ?? '标准款'], stock: d.stock ?? 0 }];
  return variants.map((variant, index) => ({
    skuId: `${d.id}-${index + 1}`,
    specs: variant.specs,
    img: art(variant.pic ?? d.pics[0] ?? 'wash'),
    points: variant.points ?? base.points,
    cashCents: variant.cashCents ?? base.cashCents,
    stock: variant.stock,
  }));
}

function toNotes(deliver: Delivery[], skus: Sku[], categoryId: string): string[] {
  const hasBoth = skus.some((sku) => sku.cashCents > 0 && sku.points > 0);
  return [
    ...(hasBoth ? CASH_NOTES : []),
    ...deliver.flatMap((way) => NOTES[way]),
    ...(deliver.includes('express') ? PARCEL_NOTES : []),
    ...(categoryId === 'service' ? [VISIT_NOTE] : []),
  ];
}

const DEFAULTS = {
  deliver: ['express'] as Delivery[],
  limit: null,
  isMemberOnly: false,
  memberExtra: 0,
  freightCents: 0,
  isOffShelf: false,
  waiting: 0,
  restockText: '',
  tag: '',
  virtual: null,
};

/** Makes the stored good from its description. */
export function toGood(description: Description, categoryId: string, now: number): Good {
  const d = { ...DEFAULTS, ...description };
  const skus = toSkus(d);
  const inDays = (days: number | undefined) => (days === undefined ? null : now + days * DAY);
  return {
    goodsId: d.id,
    categoryId,
    name: nameOf(d),
    subtitle: d.subtitle,
    gallery: d.pics.map(art),
    originCents: d.origin?.cents ?? null,
    originBasis: d.origin?.basis ?? '',
    stockTotal: skus.reduce((sum, sku) => sum + sku.stock, d.exchanged),
    limitPerUser: d.limit,
    isMemberOnly: d.isMemberOnly,
    memberExtra: d.memberExtra,
    deliver: d.deliver,
    freightCents: d.freightCents,
    startAt: inDays(d.startInDays),
    endAt: inDays(d.endInDays),
    isOffShelf: d.isOffShelf,
    exchanged: d.exchanged,
    waiting: d.waiting,
    restockText: d.restockText,
    tag: d.tag,
    specNames: d.specs?.names ?? ['规格'],
    skus,
    story: d.story,
    facts: [...couponFacts(d.virtual), ...d.facts].map(([name = '', value = '']) => ({ name, value })),
    blocks: d.tips ? [{ type: 'list', items: d.tips }] : [],
    notes: toNotes(d.deliver, skus, categoryId),
    listedAt: now - d.listedDaysAgo * DAY,
    virtual: d.virtual,
    gift: d.gift ? { name: d.gift.name, img: art(d.gift.pic), virtual: d.gift.virtual } : null,
  };
}
