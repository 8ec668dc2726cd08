import type { Discount } from '../../../src/features/rights/discountContract';
import { DAY, defineStore, endOfDay, serverNow } from '../state';

export interface DiscountRow
  extends Pick<
    Discount,
    | 'id'
    | 'title'
    | 'provider'
    | 'category'
    | 'type'
    | 'value'
    | 'requirement'
    | 'validTo'
    | 'limitPerUser'
    | 'linkType'
    | 'link'
  > {
  needLevel: 0 | 1 | 2;
  storeIds: string[];
  templateId: string;
  validDays: number;
}

const ALL_STORES = ['S01', 'S02', 'S03'];

function row(sketch: Partial<DiscountRow> & Pick<DiscountRow, 'id' | 'title' | 'requirement'>): DiscountRow {
  return {
    provider: '杏邻护理（示例）',
    category: 'own',
    type: 'gift',
    value: null,
    limitPerUser: 1,
    linkType: 'claim',
    link: '',
    needLevel: 0,
    storeIds: ['S01', 'S02'],
    templateId: 'T-pressure',
    validDays: 30,
    ...sketch,
    validTo: sketch.validTo ? endOfDay(sketch.validTo) : null,
  };
}

function ownRows(now: number): DiscountRow[] {
  return [
    row({
      id: 'D01',
      title: '血压血糖检测一次',
      requirement: '到店即用，无需预约',
      storeIds: ALL_STORES,
      validTo: now + 60 * DAY,
    }),
    row({
      id: 'D02',
      title: '上门护理立减 ¥50.00',
      requirement: '满 ¥199.00 可用',
      type: 'amount',
      value: 5000,
      needLevel: 2,
      templateId: 'T-visit',
      validTo: now + 40 * DAY,
    }),
    row({
      id: 'D03',
      title: '新生儿护理指导',
      requirement: '需提前一天预约',
      needLevel: 1,
      templateId: 'T-newborn',
      storeIds: ['S03'],
      validTo: now + 30 * DAY,
    }),
    row({
      id: 'D04',
      title: '到店热茶一份',
      requirement: '到店消费任意服务',
      templateId: 'T-tea',
      storeIds: ALL_STORES,
      validTo: now + 10 * DAY,
    }),
    row({
      id: 'D05',
      title: '秋季换药套餐 9 折',
      requirement: '到店付款时抵扣',
      type: 'percent',
      value: 90,
      linkType: 'memberCode',
      validTo: now - 2 * DAY,
    }),
    row({
      id: 'D06',
      title: '到店付款 9.5 折',
      requirement: '付款前出示会员码',
      type: 'percent',
      value: 95,
      needLevel: 1,
      linkType: 'memberCode',
      validTo: now + 90 * DAY,
      storeIds: ALL_STORES,
    }),
    row({
      id: 'D07',
      title: '护理课程专场',
      requirement: '在护理课程里查看',
      linkType: 'route',
      link: '/course-list',
      storeIds: [],
    }),
  ];
}

function partnerRows(now: number): DiscountRow[] {
  return [
    row({
      id: 'D08',
      title: '药房满 ¥99.00 减 ¥15.00',
      requirement: '处方药除外',
      category: 'partner',
      provider: '邻家药房（示例）',
      type: 'amount',
      value: 1500,
      templateId: 'T-partner',
      storeIds: ['S02'],
      validTo: now + 45 * DAY,
    }),
    row({
      id: 'D09',
      title: '康复器材 8.8 折',
      requirement: '门店现货商品',
      category: 'partner',
      provider: '安步康复器材（示例）',
      type: 'percent',
      value: 88,
      linkType: 'memberCode',
      needLevel: 1,
      storeIds: ['S01'],
      validTo: now + 20 * DAY,
    }),
    row({
      id: 'D10',
      title: '家庭体检套餐优惠',
      requirement: '在合作方页面下单',
      category: 'partner',
      provider: '晨安体检（示例）',
      linkType: 'url',
      link: 'https://partner.example.com/checkup',
      storeIds: [],
      validTo: now + 80 * DAY,
    }),
    row({
      id: 'D11',
      title: '月子餐试吃一份',
      requirement: '电话预约后到店',
      category: 'partner',
      provider: '暖暖月子餐（示例）',
      templateId: 'T-meal',
      needLevel: 2,
      storeIds: ['S03'],
      validTo: now + 15 * DAY,
    }),
  ];
}

export const discounts = defineStore('discounts', () => {
  const now = serverNow();
  return {
    rows: [...ownRows(now), ...partnerRows(now)],
    /** What a member took: "userId id" and the coupons of it. */
    taken: new Map<string, string[]>(),
  };
});
