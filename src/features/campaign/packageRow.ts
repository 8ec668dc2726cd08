import type * as v from 'valibot';
import { cents, id, list, operate, optionalText, record, text } from '@/shared/lib/schema';

/** One of several things that a campaign offers to sign up for. */
export const packageRow = record({
  packageId: id(),
  title: text(),
  /** What it is and how much of it is left, a line each. */
  lines: list(text()),
  img: optionalText(),
  /** Before anything is taken off; 0: free. */
  price: cents(),
  /** Leads to the sign-up. */
  operate: operate(),
});
export type CampaignPackage = v.InferOutput<typeof packageRow>;
