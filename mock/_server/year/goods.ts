import { beginOf, type CampaignGood, registerCampaignGoods, slotStatus, slotsOf } from '../campaign/goods';
import { registerText } from '../consent/texts';
import { bullets } from '../consent/writing';
import { RETAIL, RETAIL_BASIS } from '../mall/retail';
import { yuan } from '../money';
import { clockWords, dayWords } from '../notice/words';
import { serverNow } from '../state';
import { CODE, GIFT_CENTS, periodOf } from './terms';

const gift = (name: string, slug: string) => ({ name, img: `/api/__mock/art/goods-${slug}.webp`, isClaimed: true });

const CARE_BOX: CampaignGood = {
  skuId: 'G1001-1',
  points: 0,
  cashCents: 6900,
  origin: { cents: RETAIL.careBox, basis: RETAIL_BASIS },
  stock: 200,
  sold: 116,
  limit: 2,
  gift: gift('护手霜 1 支', 'handcream'),
};
const TEA: CampaignGood = {
  skuId: 'G6001-1',
  points: 0,
  cashCents: 5900,
  origin: { cents: RETAIL.oolong, basis: RETAIL_BASIS },
  stock: 150,
  sold: 54,
  limit: 1,
  gift: gift('茶杯 1 只', 'cup'),
};
const THERMOMETER: CampaignGood = {
  skuId: 'G1002-1',
  points: 0,
  cashCents: 4500,
  stock: 30,
  sold: 12,
  limit: 1,
  isMemberOnly: true,
};
const SCARF: CampaignGood = { skuId: 'G7006-1', points: 900, cashCents: 4900, stock: 12, sold: 12, limit: 1 };
const COURSE: CampaignGood = { skuId: 'G5002-1', points: 500, cashCents: 0, stock: 500, sold: 200, limit: 1 };
const LAMP: CampaignGood = { skuId: 'G7009-1', points: 0, cashCents: 2900, stock: 400, sold: 84, limit: 3 };
const HAND_CREAM: CampaignGood = { skuId: 'G1004-1', points: 180, cashCents: 990, stock: 120, sold: 30, limit: 2 };

const SLOTS = [
  { from: 10, to: 14, goods: [CARE_BOX, TEA, THERMOMETER, SCARF, COURSE, LAMP] },
  { from: 14, to: 20, goods: [TEA, CARE_BOX, LAMP, COURSE, HAND_CREAM, SCARF] },
  { from: 20, to: 24, goods: [HAND_CREAM, CARE_BOX, THERMOMETER, LAMP] },
];

const GOODS = { code: CODE, priceName: '年度活动价', slots: SLOTS };

const NOTES_KEY = 'year-goods';

/** The word at the door to the goods, and until when it holds. */
export function goodsNote(now: number): { note: string; changesAt?: number } {
  const slots = slotsOf(GOODS, now);
  const running = slots.find((slot) => slotStatus(slot, now) === 'running');
  if (running) {
    // The last slot ends with the campaign, a millisecond before midnight.
    const until = `这一场到 ${clockWords(running.endAt + 1)}`.replace('00:00', '24:00');
    return { note: until, changesAt: running.endAt };
  }
  const next = slots.find((slot) => slotStatus(slot, now) === 'coming');
  return next ? { note: `下一场 ${beginOf(next, now)}`, changesAt: next.startAt } : { note: '已经结束' };
}

function writeNotes() {
  const now = serverNow();
  const { startAt, claimUntil } = periodOf(now);
  return {
    title: '购买须知',
    version: '1.0',
    updatedAt: startAt,
    blocks: [
      bullets(
        `划线价是${RETAIL_BASIS}。`,
        '列表价就是应付价，有变化会先请您确认。',
        `赠品付款后到“年度订单”领取，${dayWords(claimUntil, now, '截止')}。`,
        `整单退款时，赠品一起寄回；赠品缺失按 ${yuan(GIFT_CENTS)} 折算。`,
      ),
    ],
  };
}

registerCampaignGoods(GOODS);
registerText(NOTES_KEY, (version) => (version === undefined || version === '1.0' ? writeNotes() : undefined));
