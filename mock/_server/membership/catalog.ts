import { PROVIDER } from '../consent/writing';
import { countInCard } from '../course/catalog';
import { inDays } from '../spans';
import { defineStore } from '../state';
import { FULL_REFUND_MS, MONTH_DAYS, REMINDING_WORDS, TRIAL_DAYS, YEAR_DAYS } from './limits';

export interface PlanRow {
  planId: string;
  name: string;
  days: number;
  priceCents: number;
  originCents: number | null;
  originBasis: string;
  isTrial: boolean;
  /** With the price of a campaign: why no coupon goes with it. */
  couponText?: string;
}

export const CARD = { cardId: 'jinxing', name: '金杏会员' };
export const TRIAL_NAME = `${TRIAL_DAYS} 天体验`;
export const TRIAL_PLACE = '杏邻护理站·城西店（示例）';

/** What can be bought; prices in cents. A store, because QA can change a price. */
export const plans = defineStore('vip-plans', () => ({
  rows: [
    { ...plan('year', '年卡', YEAR_DAYS, 29_800), originCents: 45_600, originBasis: '按月买一年' },
    { ...plan('quarter', '季卡', 90, 9_800), originCents: 11_400, originBasis: '按月买一季' },
    plan('month', '月卡', MONTH_DAYS, 3_800),
    { ...plan('trial', TRIAL_NAME, TRIAL_DAYS, 990), isTrial: true },
  ],
}));

function plan(planId: string, name: string, days: number, priceCents: number): PlanRow {
  return { planId, name, days, priceCents, originCents: null, originBasis: '', isTrial: false };
}

export function findPlan(planId: unknown): PlanRow | undefined {
  return plans().rows.find((row) => row.planId === planId);
}

/** What the card's rights are worth; texts and rules read it here. */
export const POINTS_TIMES = 1.5;
export const RIGHTS_DAY = 18;
export const CONSULTS_A_MONTH = 4;
export const FREE_SHIPPINGS_A_MONTH = 2;
export const FAMILY_LIMIT = 5;

export const RIGHTS = [
  { rightId: 'R-home', kind: 'home', title: '上门护理 9 折', note: '有效期内不限次' },
  { rightId: 'R-consult', kind: 'consult', title: '护士咨询', note: `每月 ${CONSULTS_A_MONTH} 次` },
  { rightId: 'R-points', kind: 'points', title: `积分 ${POINTS_TIMES} 倍`, note: '兑换、签到都算' },
  { rightId: 'R-day', kind: 'day', title: '会员权益日', note: `每月 ${RIGHTS_DAY} 日` },
  { rightId: 'R-course', kind: 'course', title: '护理课程不另付费', note: `${countInCard()} 门` },
  { rightId: 'R-family', kind: 'family', title: '家人同享', note: `可添加 ${FAMILY_LIMIT} 位` },
  { rightId: 'R-ship', kind: 'ship', title: '兑换包邮', note: `每月 ${FREE_SHIPPINGS_A_MONTH} 单` },
  { rightId: 'R-phone', kind: 'phone', title: '专属热线', note: '8:00–20:00' },
];

export const NOTES = [
  {
    kind: 'refund',
    text: `付款 ${inDays(FULL_REFUND_MS)}内且没用过权益，全额退；其他情况按未用天数退。体验卡激活前可随时全额退。`,
  },
  { kind: 'renew', text: `不自动续费，${REMINDING_WORDS}。` },
  { kind: 'provider', text: `服务由${PROVIDER.name}提供，${PROVIDER.phone}。` },
];

export const QUESTIONS = [
  {
    question: '还没到期就续费，会不会亏天数？',
    answer: '不会。新的天数接在原到期日后面，付款前页面会写明新的到期日。',
  },
  {
    question: '体验卡和付费卡怎么叠加？',
    answer: `天数直接相加。体验 ${TRIAL_DAYS} 天再买年卡 ${YEAR_DAYS} 天，一共 ${TRIAL_DAYS + YEAR_DAYS} 天，先后顺序不影响。`,
  },
  { question: '可以退款吗？', answer: '可以。打开会员订单点“申请退款”，确认前会写明退多少钱、减多少天。' },
  { question: '怎么开发票？', answer: '付款后打开会员订单，联系客服，告诉我们抬头。开电子发票，金额按实付。' },
  { question: '孩子误买了怎么办？', answer: '未满 18 周岁请由监护人办理。误买的订单请联系客服退款。' },
];
