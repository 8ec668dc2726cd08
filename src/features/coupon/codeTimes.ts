/** When a code that staff scans is renewed: a little before it ends, 60 s after it came. */
export const CODE_RENEW_MS = 55_000;
/** How often is asked whether staff has used it: it shows within 5 s. */
export const CODE_WATCH_MS = 3000;
