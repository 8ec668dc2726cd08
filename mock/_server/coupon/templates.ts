import { yuan } from '../money';
import type { Template } from './types';

const STORE_STEPS = [
  '到店或护士上门时打开这张券',
  '出示二维码，或念出下面的数字',
  '工作人员核销后，页面会显示“已使用”',
];
const GOODS_STEPS = ['选好商品，进入确认订单', '在“优惠券”一行选择这张券', '提交订单后自动抵扣'];

const CARD_STEPS = ['在会员卡页选好方案', '确认订单时选择这张券', '提交订单后自动抵扣'];

const ONCE = '一笔订单只能用一张券，不找零、不兑现。';
const BACK = '订单取消后，券会退回您的卡券，有效期不变。';

export function goods(
  row: Omit<Template, 'useWay' | 'steps' | 'rules' | 'categoryId'> & { categoryId?: string },
): Template {
  return { categoryId: '', ...row, useWay: 'goods', steps: GOODS_STEPS, rules: [ONCE, BACK] };
}

function card(row: Omit<Template, 'useWay' | 'steps' | 'rules' | 'categoryId'>): Template {
  return { ...row, categoryId: '', useWay: 'card', steps: CARD_STEPS, rules: [ONCE, BACK] };
}

export function service(row: Omit<Template, 'useWay' | 'steps' | 'rules' | 'categoryId'>): Template {
  return {
    ...row,
    categoryId: '',
    useWay: 'store',
    steps: STORE_STEPS,
    rules: ['一张券核销一次，核销后不能撤回。', '券码每分钟换一次，截图可能失效。'],
  };
}

const TEMPLATES: readonly Template[] = [
  goods({
    templateId: 'T-50',
    title: '居家护理满减券',
    kind: 'amount',
    faceValue: 5000,
    threshold: 19_900,
    scope: '积分商城要付一部分钱的商品',
  }),
  goods({
    templateId: 'T-90',
    title: '日常护理 9 折券',
    kind: 'percent',
    faceValue: 90,
    threshold: 0,
    scope: '仅限“日常护理”分类',
    categoryId: 'daily',
  }),
  goods({
    templateId: 'T-3',
    title: '加购券',
    kind: 'amount',
    faceValue: 300,
    threshold: 900,
    scope: '积分商城要付一部分钱的商品',
  }),
  goods({
    templateId: 'T-10',
    title: '母婴用品券',
    kind: 'amount',
    faceValue: 1000,
    threshold: 6900,
    scope: '仅限“母婴”分类',
    categoryId: 'baby',
  }),
  goods({
    templateId: 'T-30',
    title: '护理券',
    kind: 'amount',
    faceValue: 3000,
    threshold: 15_000,
    scope: '积分商城要付一部分钱的商品',
  }),
  service({
    templateId: 'T-newborn',
    title: '新生儿护理指导',
    kind: 'service',
    faceValue: 1,
    threshold: 0,
    scope: '到店使用，需提前一天预约',
  }),
  service({
    templateId: 'T-visit',
    title: '上门护理代金券',
    kind: 'amount',
    faceValue: 5000,
    threshold: 19_900,
    scope: '伤口换药、导管维护、产后护理',
  }),
  service({
    templateId: 'T-store-30',
    title: '到店护理券',
    kind: 'amount',
    faceValue: 3000,
    threshold: 15_000,
    scope: '全部护理站的服务',
  }),
  service({
    templateId: 'T-pressure',
    title: '血压血糖检测',
    kind: 'service',
    faceValue: 1,
    threshold: 0,
    scope: '全部护理站，到店即用',
  }),
  service({
    templateId: 'T-tea',
    title: '到店热茶一份',
    kind: 'gift',
    faceValue: 1,
    threshold: 0,
    scope: '全部护理站',
  }),
  service({
    templateId: 'T-meal',
    title: '月子餐试吃一份',
    kind: 'gift',
    faceValue: 1,
    threshold: 0,
    scope: '暖暖月子餐（示例），电话预约后到店',
  }),
  service({
    templateId: 'T-partner',
    title: '合作药房满减券',
    kind: 'amount',
    faceValue: 1500,
    threshold: 9900,
    scope: '合作药房门店，处方药除外',
  }),
  card({
    templateId: 'T-card',
    title: '会员卡立减券',
    kind: 'amount',
    faceValue: 2055,
    threshold: 9800,
    scope: '开通或续费季卡、年卡可用',
  }),
  card({
    templateId: 'T-card85',
    title: '会员卡 8.5 折券',
    kind: 'percent',
    faceValue: 85,
    threshold: 0,
    scope: '开通或续费会员卡可用',
  }),
];

const added = new Map<string, Template>();

/** Adds a sort of coupon that a campaign brings along. */
export function addTemplate(template: Template): void {
  added.set(template.templateId, template);
}

export function templateOf(templateId: string): Template {
  const found = added.get(templateId) ?? TEMPLATES.find((each) => each.templateId === templateId);
  if (!found) throw new Error(`no coupon template ${templateId}`);
  return found;
}

/** What a coupon is called where it is exchanged or won: "¥50.00 上门护理代金券". */
export function nameOfCoupon(templateId: string): string {
  const { kind, faceValue, title } = templateOf(templateId);
  return kind === 'amount' ? `${yuan(faceValue ?? 0)} ${title}` : title;
}
