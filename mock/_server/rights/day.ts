import { RIGHTS_DAY } from '../membership/catalog';
import { dayOf, defineStore, HOUR, serverNow, startOfDay } from '../state';

const SLOT_HOURS = [10, 14, 20] as const;

export interface ItemSeed {
  key: string;
  hour: (typeof SLOT_HOURS)[number];
  kind: 'coupon' | 'right' | 'goods';
  title: string;
  note: string;
  templateId: string;
  route: string;
  points: number;
  total: number;
  quotaPerUser: number;
  memberOnly: boolean;
}

function item(seed: Partial<ItemSeed> & Pick<ItemSeed, 'key' | 'hour' | 'title' | 'note'>): ItemSeed {
  return {
    kind: 'coupon',
    templateId: '',
    route: '',
    points: 0,
    total: 50,
    quotaPerUser: 1,
    memberOnly: true,
    ...seed,
  };
}

/** What each rights day offers. */
export const ITEMS: readonly ItemSeed[] = [
  item({
    key: 'visit',
    hour: 10,
    title: '上门护理代金券',
    note: '¥50.00，满 ¥199.00 可用',
    templateId: 'T-visit',
    total: 30,
  }),
  item({
    key: 'press',
    hour: 10,
    title: '血压血糖检测',
    note: '到店一次',
    templateId: 'T-pressure',
    memberOnly: false,
  }),
  item({ key: 'baby', hour: 14, title: '母婴用品券', note: '¥10.00，满 ¥69.00 可用', templateId: 'T-10', total: 100 }),
  item({ key: 'newborn', hour: 14, title: '新生儿护理指导', note: '到店一次', templateId: 'T-newborn', total: 12 }),
  item({ key: 'tea', hour: 20, title: '到店热茶一份', note: '全部护理站', templateId: 'T-tea', memberOnly: false }),
  item({
    key: 'care',
    hour: 20,
    title: '居家护理满减券',
    note: '¥50.00，满 ¥199.00 可用',
    templateId: 'T-50',
    total: 60,
  }),
  item({
    key: 'mall',
    hour: 20,
    kind: 'goods',
    title: '积分商城会员专享',
    note: '护理用品用积分换',
    route: '/schedule/points-mall',
    memberOnly: false,
  }),
];

interface DayState {
  /** A day beside the regular ones (YYYY-MM-DD): that of the seed, so that there is always a running one. */
  extra: string;
  /** What was taken: "date key" and "date key userId". */
  taken: Map<string, number>;
  reminders: Set<string>;
  /** Moments of the newest claims; too many within a second are asked to queue. */
  recentClaims: number[];
}

export const EXTRA_NOTE = '加场';

export const rightsDays = defineStore('rights-days', (): DayState => {
  const today = dayOf(serverNow());
  return { extra: today, taken: new Map([[`${today} newborn`, 12]]), reminders: new Set(), recentClaims: [] };
});

const yearOf = (date: string) => Number(date.slice(0, 4));

/** The regular days of a year, one of each month. */
function regularDays(year: number): string[] {
  return Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}-${RIGHTS_DAY}`);
}

/** The rights days of the present year, and once its last regular one is over the first of the next year. */
export function calendarDays(now: number): string[] {
  const today = dayOf(now);
  const regular = regularDays(yearOf(today));
  const next = today > (regular.at(-1) ?? '') ? regularDays(yearOf(today) + 1).slice(0, 1) : [];
  const extra = [rightsDays().extra].filter((date) => yearOf(date) === yearOf(today));
  return [...new Set([...regular, ...extra, ...next])].sort();
}

/** The regular day before a day, also of the year before. */
export function regularBefore(date: string): string | undefined {
  const year = yearOf(date);
  return [...regularDays(year - 1), ...regularDays(year)].filter((each) => each < date).at(-1);
}

/** The slots of a day: each lasts until the next one begins, the last one until midnight. */
export function slotsOf(date: string) {
  const day = startOfDay(date);
  return SLOT_HOURS.map((hour, index) => ({
    slotId: `${date}.${hour}`,
    hour,
    startAt: day + hour * HOUR,
    endAt: day + (SLOT_HOURS[index + 1] ?? 24) * HOUR,
  }));
}

/** Whether there is a rights day on this day of the present year or of a neighbouring one. */
export function isRightsDay(date: string, now: number): boolean {
  if (date === rightsDays().extra) return true;
  const year = yearOf(dayOf(now));
  return [year - 1, year, year + 1].some((each) => regularDays(each).includes(date));
}

/** The running day, else the next one. */
export function presentDay(now: number): string {
  const today = dayOf(now);
  return calendarDays(now).find((date) => date >= today) ?? today;
}
