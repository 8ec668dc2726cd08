import type { Context, GuestContext } from '../../handle';
import { countChances } from '../../lottery/chances';
import { lotteries } from '../../lottery/store';
import { hasActiveCard } from '../../membership/membership';
import { refuse } from '../../refusal';
import { isCalledOff, needLive, showLive } from './live';
import { needThematic, remindKey, standingOf, thematics } from './store';
import type { ThematicRow } from './types';
import { needWelfare, showWelfare } from './welfare';

function partOf({ activityId }: ThematicRow, userId: string, now: number) {
  const lottery = lotteries().find((each) => each.activityId === activityId);
  const { claims, watched } = thematics();
  return {
    joined: [...claims, ...watched].some((row) => row.userId === userId && row.activityId === activityId),
    vip: hasActiveCard(userId),
    drawChances: lottery ? countChances(lottery, userId, now).number : 0,
  };
}

/** The activity with its broadcast and its welfare; one that was taken off only says so. */
export function describeThematic({ query, user, now }: GuestContext) {
  const thematic = needThematic(query);
  const { activityId, heroUrl, welfareRoute, live, welfare, rules, share } = thematic;
  const { title, startAt, endAt, status } = standingOf(thematic, now);
  const userId = user?.userId;
  const head = { activityId, title, status, startAt, endAt, serverTime: now };
  if (status === 3) return { ...head, heroUrl: '', welfare: [], welfareRoute: '' };
  return {
    ...head,
    heroUrl,
    ...(live && !isCalledOff(thematic, live, now) ? { live: showLive(thematic, live, userId, now) } : {}),
    welfare: welfare.map((row) => showWelfare({ thematic, row, userId, now })),
    welfareRoute,
    rules,
    share,
    ...(userId === undefined ? {} : { me: partOf(thematic, userId, now) }),
  };
}

/** Refuses a reminder of what has begun. */
function refuseBegun(thematic: ThematicRow, { body, user, now }: Context): void {
  const isLive = body.about === 'live';
  if (standingOf(thematic, now).status >= 2) throw refuse.ended('活动已经结束了，不用提醒');
  const hasBegun = isLive
    ? needLive(thematic, body.id).startAt <= now
    : showWelfare({ thematic, row: needWelfare(thematic, body.id), userId: user.userId, now }).status !== 'notStarted';
  if (hasBegun) throw refuse.ended(isLive ? '直播已经开始了，不用提醒' : '已经开始了，不用提醒');
}

/** A message when the broadcast or the claiming starts: only until then. */
export function remindOfThematic(ctx: Context) {
  const { body, user } = ctx;
  const { about, on } = body;
  if (about !== 'live' && about !== 'welfare') throw refuse.badInput('请说明提醒什么');
  if (typeof on !== 'boolean') throw refuse.badInput('请说明打开还是关闭');
  refuseBegun(needThematic(body), ctx);
  const key = remindKey(user.userId, about, String(body.id));
  if (on) thematics().reminders.add(key);
  else thematics().reminders.delete(key);
  return { on };
}
