import type { TagTone } from '@/shared/ui/Tag/Tag';
import type { REWARD_TYPES, RewardStatus } from './contract';

type RewardType = (typeof REWARD_TYPES)[number];

interface StatusCopy {
  text: string;
  tone: TagTone;
}

const COPY: Readonly<Record<RewardStatus, StatusCopy>> = {
  claim: { text: '待填写地址', tone: 'danger' },
  processing: { text: '发放中', tone: 'warning' },
  toShip: { text: '待发货', tone: 'warning' },
  shipped: { text: '已发货', tone: 'info' },
  done: { text: '已到账', tone: 'success' },
  failed: { text: '发放失败', tone: 'danger' },
  expired: { text: '已过期', tone: 'grey' },
  cancelled: { text: '已取消', tone: 'grey' },
};

/** The word and colour of a reward's status. */
export function describeStatus(status: RewardStatus, type: RewardType): StatusCopy {
  if (status === 'done' && type === 'goods') return { text: '已收到', tone: 'success' };
  if (status === 'processing' && type === 'points') return { text: '积分发放中', tone: 'warning' };
  return COPY[status];
}

const GOODS_STEPS = ['获得', '填写', '发货', '收到'];
const OTHER_STEPS = ['获得', '发放', '到账'];
const GOODS_PROGRESS: Partial<Record<RewardStatus, number>> = { claim: 1, toShip: 2, shipped: 3, done: 4 };
const OTHER_PROGRESS: Partial<Record<RewardStatus, number>> = { claim: 1, processing: 1, failed: 1, done: 3 };

export interface Steps {
  names: readonly string[];
  /** How many are behind the member; the next one is the present. */
  doneCount: number;
}

/** The way of a reward to its owner; undefined when it has ended before its end. */
export function stepsOf(status: RewardStatus, type: RewardType): Steps | undefined {
  const isGoods = type === 'goods';
  const doneCount = (isGoods ? GOODS_PROGRESS : OTHER_PROGRESS)[status];
  return doneCount === undefined ? undefined : { names: isGoods ? GOODS_STEPS : OTHER_STEPS, doneCount };
}
