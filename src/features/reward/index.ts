export { LatestPrizes } from './components/LatestPrizes';
export { RewardList } from './components/RewardList';
export { remindReward } from './contract';
export { useChooseAddress } from './useChooseAddress';
export { useLatestPrizes } from './useLatestPrizes';
