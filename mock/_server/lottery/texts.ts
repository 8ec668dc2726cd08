import type { Block } from '../../../src/shared/lib/schema';
import { registerText } from '../consent/texts';
import { PROVIDER } from '../consent/writing';
import { RETAIL_BASIS } from '../mall/retail';
import { yuan } from '../money';
import { dayOf } from '../state';
import { describeSources } from './chances';
import { CLAIM_DAYS } from './limits';
import type { PrizeRow } from './prizes';
import { lottery } from './store';
import type { LotteryStore } from './types';

/** Every prize with how many there are and its chance, as published before the draw. */
export function prizeTable({ prizes }: LotteryStore): Block {
  const quantityOf = ({ type, quantity, dailyQuantity }: PrizeRow) => {
    if (type === 'none') return '—';
    if (quantity === null) return '不限';
    return `${quantity} 份${dailyQuantity === null ? '' : `，每天最多 ${dailyQuantity} 份`}`;
  };
  return {
    type: 'table',
    head: ['奖品', '参考价值', '数量', '概率'],
    rows: prizes.map((prize) => [
      prize.name,
      prize.value === null ? '—' : yuan(prize.value),
      quantityOf(prize),
      `${(prize.odds * 100).toFixed(2)}%`,
    ]),
  };
}

/** Who pays the tax on what is won, said beside the odds. */
export const TAX_TEXT = `参考价值按${RETAIL_BASIS}。奖品要缴的个人所得税由主办方承担，您不用另付。`;

/** When it runs, for whom and how often. */
export function describeTerms({ startAt, endAt, dailyLimit, totalLimit }: LotteryStore): string[] {
  return [
    `${dayOf(startAt)} 至 ${dayOf(endAt - 1)}，每天 24 小时可参与`,
    '满 18 周岁、开通过会员卡的用户可参与',
    `每天最多抽 ${dailyLimit} 次，本期最多抽 ${totalLimit} 次`,
  ];
}

/** The rules that have to be public before the draw: kinds, odds, numbers, time, how to claim, who to ask. */
export function lotteryRules(store: LotteryStore): Block[] {
  const { activityId, prizes, consolationId } = store;
  const consolation = prizes.find(({ prizeId }) => prizeId === consolationId);
  return [
    { type: 'heading', text: '时间与参与' },
    { type: 'list', items: describeTerms(store) },
    { type: 'heading', text: '次数怎么来' },
    {
      type: 'list',
      items: [...describeSources(activityId), '转发和邀请不产生次数，也不影响概率'],
    },
    { type: 'heading', text: '奖品与概率' },
    {
      type: 'list',
      items: [
        '奖品、数量和概率见“奖品与概率”表，全部概率合计 100%',
        `抽中的奖品已发完，或当天的份数已发完时，改发 ${consolation?.name}`,
      ],
    },
    { type: 'heading', text: '怎么领取' },
    {
      type: 'list',
      items: [
        '积分、卡券和权益抽中后直接到账',
        `实物请在抽中后 ${CLAIM_DAYS} 天内填写地址，逾期视为放弃；发货前可以修改地址`,
        '奖品不能兑换现金，也不能转让',
        TAX_TEXT,
      ],
    },
    { type: 'heading', text: '主办与联系' },
    { type: 'paragraph', text: `${PROVIDER.name}，电话 ${PROVIDER.phone}` },
  ];
}

const VERSION = '2026.11';

registerText('draw', (version = VERSION) => {
  if (version !== VERSION) return undefined;
  const store = lottery();
  return { title: `${store.title}规则`, version, updatedAt: store.startAt, blocks: lotteryRules(store) };
});
