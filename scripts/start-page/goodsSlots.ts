import { footOnSale } from '@/features/mall/components/home/goodsFoot';
import type { GoodsRow } from '@/features/mall/contract';
import { formatYuan } from '@/shared/lib/money';
import { formatPoints } from '@/shared/lib/pointsFormat';
import { safeImage } from '@/shared/lib/safeUrl';

/** The words of a good that stand in its card. */
export type Slots = Readonly<Record<'id' | 'name' | 'img' | 'tag' | 'restock' | 'points' | 'cash' | 'foot', string>>;

/** A card: its kind says which parts it has, the slots what stands in them. */
export interface DrawnGoods {
  kind: string;
  slots: Slots;
}

/** Fields of a good that its card needs, as the server writes them. */
export type PlainGoods = Pick<
  GoodsRow,
  'goodsId' | 'name' | 'img' | 'status' | 'stock' | 'exchanged' | 'waiting' | 'gapPoints'
> & { points: number; cash: number; tag?: string | undefined; restockText?: string | undefined };

const TEXTS = ['goodsId', 'name', 'img', 'status'] as const;
const COUNTS = ['points', 'cash', 'stock', 'exchanged', 'waiting', 'gapPoints'] as const;
const STATUSES: readonly unknown[] = ['onSale', 'soldOut'];

function isPlain(row: unknown): row is PlainGoods {
  if (typeof row !== 'object' || row === null) return false;
  const fields = row as Record<string, unknown>;
  const isOptional = (value: unknown) => value === undefined || (typeof value === 'string' && value.trim() !== '');
  return (
    TEXTS.every((name) => typeof fields[name] === 'string' && fields[name] !== '') &&
    COUNTS.every((name) => Number.isSafeInteger(fields[name]) && (fields[name] as number) >= 0) &&
    STATUSES.includes(fields.status) &&
    [fields.tag, fields.restockText].every(isOptional)
  );
}

/** What is drawn for a good; undefined for one that is left to the app: it opens later, is odd or costs money only. */
export function slotsOf(row: unknown): DrawnGoods | undefined {
  if (!isPlain(row) || row.points === 0) return undefined;
  const img = safeImage(row.img);
  if (img === undefined) return undefined;
  const { text: foot, isGap } = footOnSale(row);
  const { tag = '', restockText: restock = '' } = row;
  const parts = [row.status, tag && 'tag', restock && 'restock', row.cash > 0 && 'cash', isGap && 'gap'];
  return {
    kind: [...parts.filter(Boolean), foot.replace(/[\d,]+/g, '#')].join(' '),
    slots: {
      id: encodeURIComponent(row.goodsId),
      name: row.name,
      img,
      tag,
      restock,
      points: formatPoints(row.points),
      cash: formatYuan(row.cash),
      foot,
    },
  };
}

const SAMPLE: PlainGoods = {
  goodsId: 'SAMPLE-ID',
  name: 'SAMPLE-NAME',
  img: '/SAMPLE-IMG',
  points: 7_654_321,
  cash: 0,
  status: 'onSale',
  stock: 9_876_543,
  exchanged: 1_234_567,
  waiting: 0,
  gapPoints: 0,
};

const FEET: readonly Partial<PlainGoods>[] = [
  {},
  { stock: 47 },
  { gapPoints: 3_456_789 },
  { status: 'soldOut', stock: 0, waiting: 2_345_678 },
  { status: 'soldOut', stock: 0, waiting: 2_345_678, restockText: 'SAMPLE-RESTOCK' },
];

/** A good of each kind that is drawn beforehand. For the build: nothing of them is in the page. */
export const SAMPLES: readonly PlainGoods[] = /* @__PURE__ */ FEET.flatMap((foot) =>
  [{}, { cash: 5_678_912 }].flatMap((price) =>
    (foot.status === undefined ? [{}, { tag: 'SAMPLE-TAG' }] : [{}]).map((tag) => ({
      ...SAMPLE,
      ...foot,
      ...price,
      ...tag,
    })),
  ),
).map((sample, place) => ({ ...sample, goodsId: `SAMPLE-ID-${place}-` }));
