import { allCampaigns } from '../../campaign/registry';
import { beforeNotices, type NoticeWords, notify } from '../../notice/store';
import { nameWords } from '../../notice/words';
import { remindKey, standingOf, thematics } from './store';
import type { ThematicRow } from './types';

interface Wish extends Pick<NoticeWords, 'key' | 'title' | 'summary'> {
  /** undefined: with the activity. */
  startAt: number | undefined;
  route: string;
}

/** What of an activity a member wants to be told of when it begins; `page` is the activity's own. */
function wishesOf(row: ThematicRow, page: string, userId: string): Wish[] {
  const { live, welfare, activityId, title, welfareRoute } = row;
  const wants = (about: 'live' | 'welfare', id: string) => thematics().reminders.has(remindKey(userId, about, id));
  const ofWelfare = welfare
    .filter(({ welfareId }) => wants('welfare', welfareId))
    .map(({ welfareId, name, startAt }) => ({
      key: `welfare:${activityId}:${welfareId}`,
      title: nameWords(name, '可以领了'),
      summary: `${title}福利，领完为止`,
      startAt,
      route: welfareRoute,
    }));
  if (!live || !wants('live', live.liveId)) return ofWelfare;
  const { liveId, startAt, title: summary } = live;
  return [
    { key: `live:${liveId}`, title: '预约的直播开始了', summary, startAt, route: `${page}?block=live` },
    ...ofWelfare,
  ];
}

beforeNotices('thematic', (userId, now) => {
  for (const row of thematics().rows) {
    const { route, startAt: beginsAt, endAt } = standingOf(row, now);
    const campaign = allCampaigns().find(({ activityId }) => activityId === row.activityId)?.code;
    if (route === undefined || campaign === undefined) continue;
    for (const { startAt = beginsAt, route: to, ...words } of wishesOf(row, route, userId)) {
      // What was to begin after the end does not come.
      if (startAt > now || startAt >= endAt) continue;
      notify(userId, { ...words, type: 'activity', at: startAt, campaign, action: { text: '去看看', route: to } });
    }
  }
});
