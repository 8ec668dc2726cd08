import { safeParse } from 'valibot';
import { getRightsDay } from './dayContract';

test.each(['', '0', '2026-13-45', '2026-1-5', '2026-xx-18', '<b>2026-11-18</b>'])(
  'a day that is none (%p) is not in the calendar',
  (date) => {
    const days = [
      { date, status: 'coming', note: '' },
      { date: '2026-11-18', status: 'today', note: '' },
    ];
    const answer = safeParse(getRightsDay.data, { date: '2026-11-18', days });
    expect(answer.output).toMatchObject({ days: [{ date: '2026-11-18' }] });
  },
);
