import { DAY, dayOf, startOfDay } from '../state';

/** What a year holds that badges are given for. Days as YYYY-MM-DD, China time. */
export interface YearFacts {
  year: number;
  signDays: readonly string[];
  /** Moments (epoch ms) at which a course was finished, oldest first. */
  coursesAt: readonly number[];
  commentsAt: readonly number[];
}

const LEARNT = 5;
const LEARNT_MORE = 15;
const KEPT_DAYS = 20;
const RUN = 7;

const monthOf = (day: string) => Number(day.slice(5, 7));

/** How many days were signed in each month, January first. */
export function daysByMonth(signDays: readonly string[]): number[] {
  return Array.from({ length: 12 }, (_, index) => signDays.filter((day) => monthOf(day) === index + 1).length);
}

/** The day on which a month had its twentieth sign-in, the first month of the year that had one. */
function keptOn(signDays: readonly string[]): string | undefined {
  const inMonth = new Map<string, number>();
  return signDays.find((day) => {
    const month = day.slice(0, 7);
    const count = (inMonth.get(month) ?? 0) + 1;
    inMonth.set(month, count);
    return count === KEPT_DAYS;
  });
}

/** The seventh day of the first run of seven. */
function ranOn(signDays: readonly string[]): string | undefined {
  let length = 0;
  return signDays.find((day, index) => {
    length = signDays[index - 1] === dayOf(startOfDay(day) - DAY) ? length + 1 : 1;
    return length === RUN;
  });
}

function dayMoment(day: string | undefined): number | null {
  return day === undefined ? null : startOfDay(day);
}

/** The eight badges of a year: when each was got (epoch ms), or what is missing. */
export function badgesOf({ year, signDays, coursesAt, commentsAt }: YearFacts) {
  const months = daysByMonth(signDays).filter((count) => count > 0).length;
  const best = Math.max(...daysByMonth(signDays));
  const lastOfYear = signDays.find((day) => day >= `${year}-12-01`);
  const twelfth = months === 12 ? lastOfYear : undefined;
  const lessons = (need: number) => `差 ${Math.max(need - coursesAt.length, 0)} 节`;
  return [
    { key: 'begin', name: '开春', at: dayMoment(signDays[0]), hint: '签到一次' },
    { key: 'learn', name: '爱学习', at: coursesAt[LEARNT - 1] ?? null, hint: lessons(LEARNT) },
    { key: 'company', name: '陪伴', at: dayMoment(ranOn(signDays)), hint: `连签 ${RUN} 天` },
    { key: 'keep', name: '坚持', at: dayMoment(keptOn(signDays)), hint: `差 ${Math.max(KEPT_DAYS - best, 0)} 天` },
    { key: 'comment', name: '写评论', at: commentsAt[0] ?? null, hint: '写一条' },
    { key: 'further', name: '再进步', at: coursesAt[LEARNT_MORE - 1] ?? null, hint: lessons(LEARNT_MORE) },
    { key: 'december', name: '守岁', at: dayMoment(lastOfYear), hint: '12 月签到' },
    { key: 'whole', name: '满一年', at: dayMoment(twelfth), hint: `差 ${12 - months} 个月` },
  ];
}
