import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import { count, countOrNull, flag, id, list, optionalText, record, serverTime, text, time } from '@/shared/lib/schema';

/** One number of a year. Only what is `shareable` may stand on a picture that leaves the phone. */
const stat = record({ key: id(), label: text(), value: count(), shareable: flag() });
export type YearStat = v.InferOutput<typeof stat>;

/** Days with a sign-in; null for a month that is still to come. */
const month = record({ month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)), days: countOrNull() });
export type YearMonth = v.InferOutput<typeof month>;

/** `at`: when it was got; null while it is missing, with a word on what is needed. */
const badge = record({ key: id(), name: text(), at: time(), hint: optionalText() });
export type YearBadge = v.InferOutput<typeof badge>;

/** What a member did in a year; for his eyes only. */
export const getYearReview = defineCall({
  method: 'GET',
  path: '/api/miniapp/campaign/year/review',
  role: 'secondary',
  payload: record({ year: v.optional(v.number()) }),
  data: record({
    year: v.pipe(v.number(), v.safeInteger()),
    /** The years that can be read, newest first. */
    years: list(v.pipe(v.number(), v.safeInteger())),
    /** False when there is too little to tell. */
    enough: flag(),
    stats: list(stat),
    months: list(month),
    badges: list(badge),
    serverTime: serverTime(),
  }),
});
export type YearReview = v.InferOutput<typeof getYearReview.data>;
