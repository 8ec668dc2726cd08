import { beforeNotices, notify, withdrawOthers } from '../notice/store';
import { dayWords, momentWords, nameWords } from '../notice/words';
import { inDays } from '../spans';
import { DAY, dayOf, HOUR } from '../state';
import { RIGHTS } from './catalog';
import { rightsDays, slotsOf } from './day';
import { endOf, standingOf } from './standing';
import { rights } from './store';

/** How long before a rights day begins, or a right ends, he is told who has asked for it. */
const BEFORE_DAY_MS = HOUR;
const BEFORE_END_MS = 2 * DAY;

beforeNotices('rightsDays', (userId, now) => {
  const own = [...rightsDays().reminders].filter((key) => key.startsWith(`${userId} `));
  for (const date of own.map((key) => key.slice(userId.length + 1)).sort()) {
    const startAt = slotsOf(date)[0]?.startAt;
    if (startAt === undefined || startAt - BEFORE_DAY_MS > now) continue;
    notify(userId, {
      type: 'right',
      key: `rightsDay:${date}`,
      at: startAt - BEFORE_DAY_MS,
      title: '会员权益日快开始了',
      summary: `${momentWords(startAt, now)} 开始`,
      action: { text: '看权益日', route: `/equity-day?date=${date}` },
    });
  }
});

/** What ends soon of the rights that somebody wants to be reminded of. */
function endingRights(userId: string, now: number) {
  const { reminders } = rights();
  return RIGHTS.filter(({ rightId }) => reminders.has(`${userId} ${rightId}`)).flatMap((right) => {
    const standing = standingOf(userId, right, now);
    const end = endOf(standing);
    if (standing.status !== 'available' || end === null || end - BEFORE_END_MS > now) return [];
    return [{ ...right, end, key: `right:${right.rightId}:${dayOf(end)}` }];
  });
}

// Who has a right that can be used again after a stop.
beforeNotices('pauses', (userId, now) => {
  for (const { rightId, from, until } of rights().pauses) {
    const right = until <= now && RIGHTS.find((each) => each.rightId === rightId);
    if (!right) continue;
    const standing = standingOf(userId, right, now);
    const end = endOf(standing);
    if (standing.status !== 'available' || standing.holders.every(({ validFrom }) => (validFrom ?? 0) >= until))
      continue;
    const longer = end === null ? '' : `，有效期顺延 ${inDays(until - from)}，${dayWords(end - 1, until, '前用')}`;
    notify(userId, {
      type: 'right',
      key: `resumed:${rightId}:${dayOf(until)}`,
      at: until,
      title: nameWords(right.title, '可以用了'),
      summary: `已恢复使用${longer}`,
      action: { text: '看这项权益', route: `/equity?rightId=${rightId}` },
    });
  }
});

beforeNotices('rights', (userId, now) => {
  const ending = endingRights(userId, now);
  withdrawOthers(
    userId,
    'right:',
    ending.map(({ key }) => key),
  );
  for (const { rightId, title, end, key } of ending) {
    notify(userId, {
      type: 'right',
      key,
      at: end - BEFORE_END_MS,
      title: nameWords(title, '快到期了'),
      summary: dayWords(end - 1, now, '前用'),
      action: { text: '看这项权益', route: `/equity?rightId=${rightId}` },
    });
  }
});
