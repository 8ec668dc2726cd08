import type { Live } from '../../../../src/features/activity/thematicContract';
import type { Operate } from '../../../../src/shared/lib/schema';
import type { Context } from '../../handle';
import { chancesGot } from '../../lottery/chances';
import { provideEvents } from '../../lottery/sources';
import { lotteries, phaseOf } from '../../lottery/store';
import { needInteger, needText, refuse } from '../../refusal';
import { ENOUGH_SECONDS } from './limits';
import { needThematic, remindKey, standingOf, thematics } from './store';
import type { LiveRow, ThematicRow } from './types';

const LONGEST_SECONDS = 86_400;

/** Whether a member has watched a broadcast long enough. */
function hasWatched({ activityId }: ThematicRow, liveId: string, userId: string | undefined): boolean {
  return thematics().watched.some(
    (row) => row.activityId === activityId && row.liveId === liveId && row.userId === userId,
  );
}

/** What is watched before its start or after its end counts for nothing. */
function hasOpenLottery({ activityId }: ThematicRow, now: number): boolean {
  return lotteries().some((each) => each.activityId === activityId && phaseOf(each, now) === 1);
}

function statusOf({ startAt, endAt, hasReplay }: LiveRow, now: number): Live['status'] {
  if (now < startAt) return 0;
  if (now < endAt) return 1;
  return hasReplay ? 2 : 3;
}

/** It was to begin after its activity, which has ended: it does not come. */
export function isCalledOff(thematic: ThematicRow, { startAt }: LiveRow, now: number): boolean {
  return now < startAt && standingOf(thematic, now).status >= 2;
}

function buttonOf(status: Live['status'], isReminded: boolean): Operate {
  if (status === 0) return { key: 'remind', text: isReminded ? '取消提醒' : '预约提醒', enabled: true };
  if (status === 3) return { key: 'watch', text: '直播已结束', enabled: false, reasonText: '直播已结束，没有回放' };
  return { key: 'watch', text: status === 1 ? '看直播' : '看回放', enabled: true };
}

/** The broadcast as the contract has it. */
export function showLive(thematic: ThematicRow, live: LiveRow, userId: string | undefined, now: number): Live {
  const { liveId, title, host, cover, startAt, endAt, watchType, watchUrl, booked } = live;
  const status = statusOf(live, now);
  const reminders = [...thematics().reminders].filter((key) => key.endsWith(` live:${liveId}`));
  const isReminded = userId !== undefined && reminders.includes(remindKey(userId, 'live', liveId));
  return {
    liveId,
    title,
    host,
    cover,
    startAt,
    endAt,
    status,
    watchType,
    watchUrl: status === 1 || status === 2 ? watchUrl : '',
    watched: hasWatched(thematic, liveId, userId),
    givesChance: hasOpenLottery(thematic, now),
    booked: booked + reminders.length,
    reminded: isReminded,
    operate: [buttonOf(status, isReminded)],
  };
}

/** The broadcast of an activity that a call names. */
export function needLive({ live }: ThematicRow, liveId: unknown): LiveRow {
  const wanted = needText(liveId, '没有说明是哪一场直播，请从活动页打开', 64);
  if (live?.liveId !== wanted) throw refuse.notFound('没有找到这场直播，请回活动页看看');
  return live;
}

/** Counts a member who has watched for ten seconds, once; it gives a chance in the lottery of the activity. */
export function countWatch({ user, body, now }: Context) {
  const thematic = needThematic(body);
  const { activityId } = thematic;
  const live = needLive(thematic, body.liveId);
  const seconds = needInteger(body.watchSeconds, '观看时长没有记上，请再看一会儿', 0, LONGEST_SECONDS);
  if (now < live.startAt) throw refuse.notStarted('直播还没有开始，可以先预约提醒');
  if (statusOf(live, now) === 3) throw refuse.ended('直播已结束，没有回放，可以看看活动的其他内容');
  if (seconds < ENOUGH_SECONDS || hasWatched(thematic, live.liveId, user.userId)) {
    return { counted: seconds >= ENOUGH_SECONDS, chancesAdded: 0 };
  }
  const before = chancesGot(activityId, user.userId);
  thematics().watched.push({ activityId, liveId: live.liveId, userId: user.userId, at: now });
  return { counted: true, chancesAdded: chancesGot(activityId, user.userId) - before };
}

provideEvents('live', {
  listEvents: (userId, activityId) =>
    thematics()
      .watched.filter((row) => row.userId === userId && row.activityId === activityId)
      .map(({ liveId, at }) => ({ refId: liveId, at })),
  routeIn: (activityId, now) => {
    const thematic = thematics().rows.find((row) => row.activityId === activityId);
    return thematic?.live && standingOf(thematic, now).route;
  },
  isOverIn: (activityId, now) => {
    const thematic = thematics().rows.find((row) => row.activityId === activityId);
    const live = thematic?.live;
    if (!live || standingOf(thematic, now).status === 3) return true;
    return statusOf(live, now) === 3 || isCalledOff(thematic, live, now);
  },
});
