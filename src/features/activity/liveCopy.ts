import { formatPoints } from '@/shared/lib/pointsFormat';
import { formatClock, formatDay, formatNearDay, formatNearDayTime } from '@/shared/lib/timeFormat';
import { withUnits } from '@/shared/lib/unbroken';
import type { Live } from './thematicContract';

const EVENING_HOUR = '18:00';
/** Watching counts from here on. Source: thematic/live/watch. */
export const ENOUGH_SECONDS = 10;

/** The heading of the card: 今晚直播, 今天直播, 直播预告, 正在直播, 直播回放, 直播. */
export function titleOfLive({ status, startAt }: Pick<Live, 'status' | 'startAt'>, now: number): string {
  if (status === 1) return '正在直播';
  if (status === 2) return '直播回放';
  if (status === 3 || startAt === null) return '直播';
  if (formatDay(startAt) !== formatDay(now)) return '直播预告';
  return formatClock(startAt) >= EVENING_HOUR ? '今晚直播' : '今天直播';
}

/** The tag on the picture: when it starts, that it runs, when it was. */
export function tagOfLive({ status, startAt }: Pick<Live, 'status' | 'startAt'>, now: number): string {
  if (status === 1) return '直播中';
  if (startAt === null) return status === 0 ? '即将开播' : '回放';
  if (status !== 0) return formatNearDay(startAt, '', now);
  return formatDay(startAt) === formatDay(now) ? `${formatClock(startAt)} 开播` : formatNearDayTime(startAt, now);
}

/** What watching is good for, or that it has counted; undefined where nothing can be watched here. */
export function noteOfLive(
  {
    status,
    watchType,
    watched,
    booked,
    givesChance,
  }: Pick<Live, 'status' | 'watchType' | 'watched' | 'booked' | 'givesChance'>,
  isSignedIn: boolean,
): string | undefined {
  if (status === 0) return booked === null ? undefined : `${formatPoints(booked)} 人已预约`;
  if (status === 3 || watchType !== 'video') return undefined;
  if (givesChance === false) return watched ? '已看过' : undefined;
  if (watched) return '已看过，抽奖次数已到账';
  return withUnits(`${isSignedIn ? '' : '登录后'}看满 ${ENOUGH_SECONDS} 秒，得 1 次抽奖`);
}
