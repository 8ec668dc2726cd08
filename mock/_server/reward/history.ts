import { provideHistory } from '../points/history';
import { PAID_TEXT } from './limits';
import { rewards } from './store';

// Points that members have been given with rewards are part of their past.
provideHistory((user) =>
  rewards()
    .rows.filter(({ userId, status }) => userId === user.userId && status === 'done')
    .flatMap(({ rewardId, source, sourceText, name, points, timeline, wonAt }) =>
      points === null
        ? []
        : [
            {
              title: `${sourceText} ${name}`,
              delta: points,
              at: timeline.find(({ text }) => text === PAID_TEXT)?.at ?? wonAt,
              bizType: source,
              bizNo: rewardId,
            },
          ],
    ),
);
