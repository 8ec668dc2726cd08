import * as v from 'valibot';
import { count, id, list, maybe, oneOf, operate, optionalText, record, text, time } from '@/shared/lib/schema';

/** One figure with the words below it: 14 天, 一共签到. */
export const campaignFigure = record({
  /** Names its drawing. */
  key: text(),
  value: text(),
  label: text(),
});

/** One thing that the member has of a campaign: a prize, a coupon, a sign-up. */
export const mineRow = record({
  recordId: id(),
  /** reward, coupon, join: what kind of record it is. */
  type: text(),
  title: text(),
  img: optionalText(),
  /** open: can be claimed until `claimBefore`. processing: being sent or issued. expired: not claimed in time. */
  status: oneOf(['open', 'processing', 'done', 'expired'], 'done'),
  /** What it is and how it comes, and what has changed since, a line each. */
  notes: list(v.string()),
  claimBefore: time(),
  operate: operate(),
});
export type MineRow = v.InferOutput<typeof mineRow>;

/** What a campaign came to, for everybody. */
export const recap = record({
  figures: list(campaignFigure),
  /** What members wrote, with their masked names. */
  words: list(record({ wordId: id(), content: text(), nickname: text(), at: time() })),
  /** The published list of winners: how many, and its key for text/detail. */
  winners: maybe(record({ count: count(), textKey: id() })),
});
