import {
  allCampaigns,
  type MockCampaign,
  type Phase,
  periodOf,
  phaseOf as phaseOfCampaign,
} from '../campaign/registry';
import type { GuestContext } from '../handle';
import { needInteger, numberOf, refuse } from '../refusal';
import { DAY, dayOf, startOfDay } from '../state';

/** The activity of the spec's own calls. */
export const MAIN_ACTIVITY = 99;
export const YEAR_ACTIVITY = 97;

/** The activity that a call names; that of the spec's own calls when it names none. */
export function activityIdOf({ activityId = MAIN_ACTIVITY }: { activityId?: unknown }): number {
  const wanted = numberOf(activityId);
  if (!Number.isSafeInteger(wanted) || wanted < 1) throw refuse.badInput('没有找到这个活动，可以回首页看看');
  return wanted;
}

interface Activity {
  id: string;
  title: string;
  cover: string;
  startAt: number;
  endAt: number;
  route: string;
  isRemoved?: boolean;
}

const SPRING_2024 = { startAt: Date.UTC(2024, 2, 1), endAt: Date.UTC(2024, 4, 1) };

function around(now: number, fromDays: number, toDays: number) {
  return { startAt: now + fromDays * DAY, endAt: now + toDays * DAY };
}

function fromRegistry(campaign: MockCampaign, now: number): Activity {
  const { activityId, title, cover, route } = campaign;
  const isRemoved = phaseOfCampaign(campaign, now) === 3;
  return { id: String(activityId), title, cover, ...periodOf(campaign, now), route, isRemoved };
}

/** The campaigns of this server, and what the provider lists beside them. */
function activities(now: number): Activity[] {
  const own = allCampaigns().map((campaign) => fromRegistry(campaign, now));
  const others = otherActivities(now).filter((each) => own.every(({ id }) => id !== each.id));
  return [...own, ...others].sort((a, b) => Number(b.id) - Number(a.id));
}

/** Their periods follow the day, so that some activity always runs and no countdown moves within a day. */
function otherActivities(now: number): Activity[] {
  const cover = (name: string) => `/api/__mock/art/banner-${name}.webp`;
  return [
    { id: '99', title: '超级护士嘉年华', cover: cover('carnival'), ...around(now, -6, 15), route: '/activity' },
    { id: '98', title: '护理活动', cover: cover('homecare'), ...around(now, -20, 40), route: '/activity/nursing-care' },
    { id: '97', title: '年度活动', cover: cover('year'), ...around(now, -60, 90), route: '/activity/year' },
    { id: '96', title: '四月组队', cover: cover('april'), ...around(now, -3, 12), route: '/april' },
    { id: '95', title: '五月活动', cover: cover('may'), ...around(now, -1, 25), route: '/may' },
    {
      id: '94',
      title: '618 活动',
      cover: cover('soda'),
      ...around(now, 5, 23),
      route: '/activity-2025-618',
    },
    { id: '93', title: '2024 春季活动', cover: cover('letter'), ...SPRING_2024, route: '/spring-2024' },
  ];
}

function statusAt({ startAt, endAt, isRemoved }: Activity, now: number): Phase {
  if (isRemoved) return 3;
  if (now < startAt) return 0;
  return now < endAt ? 1 : 2;
}

function findActivity(activityId: number, now: number): (Activity & { status: Phase }) | undefined {
  const found = activities(startOfDay(dayOf(now))).find(({ id }) => id === String(activityId));
  return found && { ...found, status: statusAt(found, now) };
}

/** Where an activity stands; undefined when the list has none of this number. */
export function phaseOf(activityId: number, now: number): Phase | undefined {
  return findActivity(activityId, now)?.status;
}

/** The activities of one page, those that run first. */
export function listActivities({ body, now }: GuestContext) {
  const pageNo = needInteger(body.pageNo, '这一页没有取到，请返回后再试');
  const pageSize = needInteger(body.pageSize, '这一页没有取到，请返回后再试', 1, 50);
  const order: readonly Phase[] = [1, 0, 2, 3];
  return activities(startOfDay(dayOf(now)))
    .map(({ isRemoved, ...activity }) => ({ ...activity, status: statusAt({ ...activity, isRemoved }, now) }))
    .sort((a, b) => order.indexOf(a.status) - order.indexOf(b.status))
    .slice((pageNo - 1) * pageSize, pageNo * pageSize);
}
