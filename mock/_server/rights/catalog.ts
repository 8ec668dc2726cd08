import type { RightDetail } from '../../../src/features/rights/contract';
import { PROVIDER } from '../consent/writing';
import {
  RIGHTS as CARD_RIGHTS,
  CONSULTS_A_MONTH,
  FAMILY_LIMIT,
  FREE_SHIPPINGS_A_MONTH,
  POINTS_TIMES,
} from '../membership/catalog';
import { grouped, yuan } from '../money';
import { CENTS_A_POINT } from '../points/limits';

const BLOSSOM_GROWTH = 1000;
const CARE_A_MONTH = 2;
const WOUND_CARES = 3;

export const LEVELS = [
  { level: 0, name: '青叶', need: 0, needText: '注册就是青叶' },
  { level: 1, name: '杏花', need: BLOSSOM_GROWTH, needText: `成长值满 ${grouped(BLOSSOM_GROWTH)}` },
  { level: 2, name: '金杏', need: null, needText: '开通金杏会员' },
] as const;

export interface RightRow extends Pick<RightDetail, 'rightId' | 'type' | 'title' | 'note' | 'useMode' | 'total'> {
  /** The level it starts at; undefined for what is only given to single members. */
  level: 0 | 1 | 2 | undefined;
  /** Fills up on the first of each month. */
  isMonthly: boolean;
  canTransfer: boolean;
  /** The coupon that a claim gives; '' for none. */
  templateId: string;
  /** Where an automatic right is used in the app. */
  route: string;
  pausedText: string;
  steps: string[];
  rules: string[];
}

type Sketch = Pick<RightRow, 'rightId' | 'type' | 'title' | 'note' | 'useMode' | 'level'> & Partial<RightRow>;

const STEPS: Record<RightRow['useMode'], string[]> = {
  code: ['到护理站或护士上门时，点“生成核销码”', '请工作人员扫码，或念出下面的数字', '核销后这里会显示“已核销”'],
  book: ['打电话预约，说出会员卡尾号', '约好时间后，护士按时联系您', '服务完成后记入使用记录'],
  auto: ['不用操作，符合条件时自动生效'],
  claim: ['点“立即领取”', '到卡券里出示或使用'],
};

const VISIT_STEPS = ['打电话预约，说出会员卡尾号', '约好时间后，护士按时上门', '服务完成后记入使用记录'];

const EMERGENCY = '急症请打 120，不要等上门或到店。';

/** How often it can be used, and whether that fills up again. */
function timesOf({ total, isMonthly }: Sketch): string[] {
  if (!total) return [];
  return [isMonthly ? `每月 1 日恢复到 ${total} 次，当月没用的不累计。` : `一共 ${total} 次，用完为止。`];
}

function right(sketch: Sketch): RightRow {
  return {
    total: null,
    isMonthly: false,
    canTransfer: false,
    templateId: '',
    route: '',
    pausedText: '',
    steps: STEPS[sketch.useMode],
    rules: ['权益不折现，不能转卖。', ...timesOf(sketch), ...(sketch.type === 'service' ? [EMERGENCY] : [])],
    ...sketch,
  };
}

const CARD_DETAILS: Record<string, Partial<RightRow> & Pick<RightRow, 'type' | 'useMode'>> = {
  'R-home': { type: 'discount', useMode: 'auto', route: '/schedule/points-mall' },
  'R-consult': { type: 'service', useMode: 'book', total: CONSULTS_A_MONTH, isMonthly: true },
  'R-points': {
    type: 'multiplier',
    useMode: 'auto',
    route: '/schedule/points-mall',
    rules: [
      `签到得的积分都乘 ${POINTS_TIMES}：每日签到、连签奖励，以及任务“每日签到加赠”。`,
      `兑换得的积分也乘 ${POINTS_TIMES}：订单付的钱每 ${yuan(CENTS_A_POINT)} 得 1 积分（不算运费），以及任务“完成首次兑换”。`,
      '其他任务、奖品、邀请和退回的积分不加倍。',
      '每一笔乘完后，不满 1 积分的部分舍去。',
    ],
  },
  'R-day': {
    type: 'coupon',
    useMode: 'auto',
    route: '/equity-day',
    steps: ['权益日当天点“去使用”，看每一场有什么', '到点后点“立即领取”，领到的券在卡券里'],
  },
  'R-course': {
    type: 'course',
    useMode: 'auto',
    route: '/course-list',
    steps: ['点“去使用”，打开护理课程', '写着“会员不另付费”的课程，可以直接学'],
  },
  'R-family': {
    type: 'service',
    useMode: 'auto',
    route: '/schedule/equity-aggregation?owner=family&step=family',
    steps: ['在我的权益的“家人”里添加家人', '出示核销码前选择给谁用', '核销码上会写明是给谁用的'],
    rules: [`最多添加 ${FAMILY_LIMIT} 位，添加前请先得到家人同意。`, '移除家人后，给他还没用的次数退回给您。'],
  },
  'R-ship': {
    type: 'freeship',
    useMode: 'auto',
    total: FREE_SHIPPINGS_A_MONTH,
    isMonthly: true,
    route: '/schedule/points-mall',
    steps: ['兑换要付运费的商品时，运费自动减免，用 1 单'],
    rules: ['不用付运费的订单不占名额。', '订单在发货前取消，或没有付款，名额退回。', '发货以后退款，名额不退回。'],
  },
  'R-phone': { type: 'service', useMode: 'book', steps: ['在服务时间里打电话', '说出会员卡尾号，客服马上为您处理'] },
};

export const RIGHTS: readonly RightRow[] = [
  right({
    rightId: 'R-welcome',
    type: 'gift',
    title: '新人护理体验',
    note: '血压血糖检测一次',
    useMode: 'claim',
    level: 0,
    total: 1,
    templateId: 'T-pressure',
  }),
  right({
    rightId: 'R-lecture',
    type: 'course',
    title: '公开护理讲座',
    note: '每周四晚 7 点',
    useMode: 'auto',
    level: 0,
    route: '/course-list',
    steps: ['不用报名，点“去使用”到护理课程里看'],
  }),
  right({
    rightId: 'R-care',
    type: 'service',
    title: '护理站基础护理',
    note: `每月 ${CARE_A_MONTH} 次，测量、换药、指导`,
    useMode: 'code',
    level: 1,
    total: CARE_A_MONTH,
    isMonthly: true,
    canTransfer: true,
  }),
  right({
    rightId: 'R-pick',
    type: 'course',
    title: '每月领 1 门课程',
    note: '从护理课程里任选',
    useMode: 'auto',
    level: 1,
    total: 1,
    isMonthly: true,
    route: '/course-list',
    steps: ['在护理课程里打开想学的课', '点“兑换”，选“会员权益”，不扣积分'],
    rules: ['每月 1 日恢复 1 门，当月没领的不累计。', '领到的课程按课程页写的天数学习。'],
  }),
  right({
    rightId: 'R-monthgift',
    type: 'gift',
    title: '每月到店礼',
    note: '热茶一份',
    useMode: 'claim',
    level: 1,
    total: 1,
    isMonthly: true,
    templateId: 'T-tea',
  }),
  ...CARD_RIGHTS.flatMap((row) => {
    const details = CARD_DETAILS[row.rightId];
    return details ? [right({ rightId: row.rightId, title: row.title, note: row.note, level: 2, ...details })] : [];
  }),
  right({
    rightId: 'R-wound',
    type: 'service',
    title: '伤口换药服务',
    note: `护理套餐里的 ${WOUND_CARES} 次换药`,
    useMode: 'code',
    level: undefined,
    total: WOUND_CARES,
    canTransfer: true,
  }),
  right({
    rightId: 'R-checkup',
    type: 'service',
    title: '居家安全评估',
    note: '护士上门查看防滑、扶手、用药',
    useMode: 'book',
    steps: VISIT_STEPS,
    level: undefined,
    total: 1,
  }),
  right({
    rightId: 'R-visit',
    type: 'service',
    title: '上门护理一次',
    note: '抽奖得到，护士上门约 60 分钟',
    useMode: 'book',
    steps: VISIT_STEPS,
    level: undefined,
    total: 1,
    rules: ['奖品不折现，不能转给别人。', '请在有效期内预约，逾期作废。'],
  }),
  right({
    rightId: 'R-massage',
    type: 'service',
    title: '肩颈放松护理',
    note: '到店一次',
    useMode: 'code',
    level: undefined,
    total: 1,
    pausedText: '护理站设备检修，恢复后会发消息告诉您，有效期会顺延。',
  }),
  right({
    rightId: 'R-old',
    type: 'gift',
    title: '秋季健康礼包',
    note: '测量贴一盒',
    useMode: 'claim',
    level: undefined,
    total: 1,
    templateId: 'T-tea',
  }),
];

const FAMILY_FAQ = { question: '可以给家人用吗？', answer: '标着“转给家人”的权益可以。核销码上会写明给谁用。' };
const OFFLINE = '没有网络怎么办？';
const OFFLINE_FAQ: Partial<Record<RightRow['useMode'], string>> = {
  code: '最近一次的核销码会留在手机里，请工作人员先核对数字再核销。',
  claim: '领到的券在卡券里，最近一次的券码会留在手机里。',
};

/** What is asked about a right; of a code only where it has one. */
export function faqOf({ canTransfer, useMode }: RightRow) {
  const answer = OFFLINE_FAQ[useMode];
  return [...(canTransfer ? [FAMILY_FAQ] : []), ...(answer ? [{ question: OFFLINE, answer }] : [])];
}

export const BOOKING_PHONE = PROVIDER.phone;

export function findRight(rightId: unknown): RightRow | undefined {
  return RIGHTS.find((row) => row.rightId === rightId);
}
