import type { Block } from '@/shared/lib/schema';

export type Delivery = 'express' | 'pickup' | 'virtual';

/** What a virtual good turns into once it is paid. */
export type VirtualKind =
  | { kind: 'coupon'; templateId: string; validDays: number }
  | { kind: 'course'; courseId: string }
  | { kind: 'service'; route: string; validDays?: number };

export interface Sku {
  skuId: string;
  specs: string[];
  img: string;
  points: number;
  cashCents: number;
  stock: number;
}

export interface Good {
  goodsId: string;
  categoryId: string;
  name: string;
  subtitle: string;
  gallery: string[];
  originCents: number | null;
  originBasis: string;
  stockTotal: number;
  /** null without a limit. */
  limitPerUser: number | null;
  isMemberOnly: boolean;
  /** Pieces that a member with a card may take on top of the limit. */
  memberExtra: number;
  deliver: Delivery[];
  freightCents: number;
  startAt: number | null;
  endAt: number | null;
  isOffShelf: boolean;
  exchanged: number;
  waiting: number;
  restockText: string;
  restockAt: number | null;
  tag: string;
  specNames: string[];
  skus: Sku[];
  story: string;
  facts: { name: string; value: string }[];
  blocks: Block[];
  /** When it came into the mall; sorts "new". */
  listedAt: number;
  virtual: VirtualKind | null;
  /** A virtual extra that comes with each order of this good. */
  gift: { name: string; img: string; virtual: VirtualKind } | null;
}
