export { fetchSignature } from './fetchSignature';
export { followShares } from './followShares';
/** Sends a screen on to others, in whatever the app runs. */
export { sendOn } from './sendOn';
export type { SharesOf } from './shareEntry';
export { useShareCard } from './useShareCard';
