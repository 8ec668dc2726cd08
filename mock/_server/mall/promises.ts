import { AFTER_SALE_MS, CONFIRM_AFTER_MS, PICKUP_MS, SHIP_PROMISE_MS } from '../order/limits';
import { RETURN_FREIGHT } from '../order/returnFreight';
import { PAY_WINDOW_MS } from '../payment/limits';
import { inDays, inMinutes } from '../spans';
import { courseOf } from './courseGood';
import type { Good } from './types';

/** What a good may cost in one of its choices, with its postage. */
interface Cost {
  hasPoints: boolean;
  hasCash: boolean;
  hasFreight: boolean;
}

function costOf({ deliver, freightCents, skus }: Good): Cost {
  return {
    hasPoints: skus.some(({ points }) => points > 0),
    hasCash: skus.some(({ cashCents }) => cashCents > 0),
    hasFreight: deliver.includes('express') && freightCents > 0,
  };
}

const hasMoney = ({ hasCash, hasFreight }: Cost) => hasCash || hasFreight;

/** What is given back of it. */
function returnedOf(hasPoints: boolean, money: string | false): string {
  if (hasPoints && money) return `积分和${money}`;
  return money || '积分';
}

/** What an after-sale gives back: the postage of what has come is used up. */
function afterSaleOf({ hasPoints, hasCash, hasFreight }: Cost): string {
  return `${returnedOf(hasPoints, hasCash && '付的钱')}都退回${hasFreight ? '，运费不退' : ''}`;
}

const expressNotes = (cost: Cost, gift: Good['gift']) => [
  `${hasMoney(cost) ? '付款' : '兑换'}成功后 ${inDays(SHIP_PROMISE_MS)}内发货，${gift ? GIFT_NOTE : '未发货时可以随时取消。'}`,
  `签收 ${inDays(AFTER_SALE_MS)}内可以申请售后，不用说明理由，${afterSaleOf(cost)}。`,
];
/** What comes with a parcel electronically is there at once, and the order can then be cancelled no more. */
const GIFT_NOTE = '随单赠送的电子商品马上到账。到账后订单不能取消，未发货时可以申请售后。';
const NOTES = {
  pickup: [`请在 ${inDays(PICKUP_MS)}内到所选门店，出示自提码领取。`, '到店前可以先打电话，确认门店已备好。'],
  virtual: ['兑换成功后立即到账，可在订单里查看。', '电子商品到账后不能取消或退换，请先看清有效期。'],
};
const CASH_NOTES = [
  '提交后积分先冻结，付款成功才扣除。',
  `${inMinutes(PAY_WINDOW_MS)}内未付款，订单自动取消，积分立即退回。`,
];
const PARCEL_NOTES = [`发货 ${inDays(CONFIRM_AFTER_MS)}后自动确认收货。`, RETURN_FREIGHT];
const VISIT_NOTE = '急症请打 120，不要等上门或到店。';

/** What is to be known before the order, at the price that the good has there. */
export function notesOf(good: Good): string[] {
  const cost = costOf(good);
  const { deliver, categoryId, gift } = good;
  return [
    ...(cost.hasPoints && hasMoney(cost) ? CASH_NOTES : []),
    ...deliver.flatMap((way) => (way === 'express' ? expressNotes(cost, gift) : NOTES[way])),
    ...(deliver.includes('express') ? PARCEL_NOTES : []),
    ...(categoryId === 'service' ? [VISIT_NOTE] : []),
  ];
}

export function guaranteesOf(good: Good): string[] {
  if (courseOf(good)) return ['即时到账', '有效期内可反复看'];
  const [way] = good.deliver;
  // Some are used at a store, some at home, some while ordering.
  if (way === 'virtual') return ['即时到账', good.virtual?.kind === 'coupon' ? '在卡券里使用' : '使用时出示券码'];
  const cost = costOf(good);
  const before = way === 'pickup' ? '未领取' : '未发货';
  return [
    '破损包换',
    `${before}可${good.gift ? '申请售后' : '取消'}，${returnedOf(cost.hasPoints, hasMoney(cost) && '款项')}原路退回`,
  ];
}
