export { LatestPrizes } from './components/LatestPrizes';
export { RewardList } from './components/RewardList';
export { remindReward } from './contract';
export { useAddressDoor } from './useAddressDoor';
export { useLatestPrizes } from './useLatestPrizes';
