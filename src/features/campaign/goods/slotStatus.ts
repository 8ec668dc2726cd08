import type { GoodsSlot, SlotStatus } from './contract';

type Times = Pick<GoodsSlot, 'startAt' | 'endAt' | 'status'>;

/** What a slot is at `now` (epoch ms of the server's clock); without times what the server has said. */
export function statusAt({ startAt, endAt, status }: Times, now: number): SlotStatus {
  if (startAt === null || endAt === null) return status;
  if (now < startAt) return 'coming';
  return now < endAt ? 'running' : 'ended';
}

const WORDS: Readonly<Record<SlotStatus, string>> = { coming: '即将开始', running: '进行中', ended: '已结束' };

export function slotWord(status: SlotStatus): string {
  return WORDS[status];
}
