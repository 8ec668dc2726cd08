/**
 * The member's newest prizes of a lottery, nothing without any: `<LatestPrizes query={useLatestPrizes({ activityId })} />`.
 * The query is the page's, so that it can be refreshed after a draw.
 */
export { LatestPrizes } from './components/LatestPrizes';
/** Everything the member was given, as a paged list. */
export { RewardList } from './components/RewardList';
/** The call that switches the reminder of a reward's deadline: `{ rewardId, on }`. */
export { remindReward } from './contract';
/** Leads to choosing the address of a reward; the choice comes back to the reward's own screen. */
export { useChooseAddress } from './useAddressChoice';
export { useLatestPrizes } from './useLatestPrizes';
