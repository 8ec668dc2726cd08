export { LatestPrizes } from './components/LatestPrizes';
export { RewardList } from './components/RewardList';
export { remindReward } from './contract';
export { useChooseAddress } from './useAddressChoice';
export { useLatestPrizes } from './useLatestPrizes';
