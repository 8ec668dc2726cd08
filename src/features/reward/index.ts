export { LatestPrizes } from './components/LatestPrizes';
export { RewardList } from './components/RewardList';
export { useLatestPrizes } from './useLatestPrizes';
