import type { Block } from '../../../src/shared/lib/schema';
import { bullets, heading, PROVIDER, paragraph, table } from '../consent/writing';
import { RETURNED_RULE } from '../points/limits';
import { DAY, dayOf, defineStore, HOUR, serverNow, startOfDay } from '../state';
import { clockWords, momentWords } from './words';

export interface Announcement {
  noticeId: string;
  title: string;
  summary: string;
  at: number;
  blocks: Block[];
  action?: { text: string; route: string };
  /** Until when it stands above the others; 0: it does not. */
  pinnedUntil: number;
  isWithdrawn: boolean;
}

const REPAIR_HOURS = 6;

function seed(now: number): Announcement[] {
  // While somebody would answer otherwise, and online does.
  const repair = startOfDay(dayOf(now)) + DAY + 8 * HOUR;
  const end = repair + REPAIR_HOURS * HOUR;
  const when = `${momentWords(repair, now)} 到 ${clockWords(end)}`;
  return [
    {
      noticeId: 'NA1',
      title: `电话客服检修 ${REPAIR_HOURS} 小时`,
      summary: `${when}，可以用在线客服。急症请打 120。`,
      at: now - DAY,
      blocks: [
        paragraph(`${when}，电话客服检修，打不通。`),
        heading('这段时间怎么找我们'),
        table(
          ['想办的事', '怎么办'],
          ['问订单、积分、卡券', '在线客服'],
          ['改期、取消上门护理', '在线客服，留下手机号'],
        ),
        heading('这些情况请打 120'),
        paragraph('胸口痛、呼吸费力、说不清话、出血止不住，请立即打 120。'),
        { type: 'link', text: '打 120', href: 'tel:120' },
      ],
      pinnedUntil: end,
      isWithdrawn: false,
    },
    {
      noticeId: 'NA2',
      title: '积分规则更新了',
      summary: '退回积分的有效期写清楚了',
      at: now - 11 * DAY,
      blocks: [
        paragraph('这次改了一处：'),
        bullets(`订单取消退回的积分，${RETURNED_RULE}`),
        paragraph(`有疑问请打 ${PROVIDER.phone}。`),
        { type: 'link', text: `打电话 ${PROVIDER.phone}`, href: `tel:${PROVIDER.phone}` },
      ],
      action: { text: '看积分规则', route: '/schedule/notice/explain?key=points' },
      pinnedUntil: 0,
      isWithdrawn: false,
    },
  ];
}

export const announcements = defineStore('announcements', () => ({ rows: seed(serverNow()) }));
