import { nameOfCoupon, templateOf } from '../../coupon/templates';
import { yuan } from '../../money';
import { SERVICE_DAYS } from '../../order/limits';
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
  /** When there is more of it, in words or by the day. */
  restockText?: string;
  restockInDays?: number;
  tag?: string;
  listedDaysAgo: number;
  virtual?: VirtualKind | null;
  gift?: { name: string; pic: string; virtual: VirtualKind };
  story: string;
  facts: string[][];
  tips?: string[];
}

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
    lastsFact(virtual.validDays),
  ];
}

const lastsFact = (days: number) => ['有效期', `到账后 ${days} 天`];

/** Until when staff take its code; a course says it itself. */
function serviceFacts(virtual: Description['virtual']): string[][] {
  return virtual?.kind === 'service' ? [lastsFact(virtual.validDays ?? SERVICE_DAYS)] : [];
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
    restockAt: inDays(d.restockInDays),
    tag: d.tag,
    specNames: d.specs?.names ?? ['规格'],
    skus,
    story: d.story,
    facts: [...couponFacts(d.virtual), ...d.facts, ...serviceFacts(d.virtual)].map(([name = '', value = '']) => ({
      name,
      value,
    })),
    blocks: d.tips ? [{ type: 'list', items: d.tips }] : [],
    listedAt: now - d.listedDaysAgo * DAY,
    virtual: d.virtual,
    gift: d.gift ? { name: d.gift.name, img: art(d.gift.pic), virtual: d.gift.virtual } : null,
  };
}
