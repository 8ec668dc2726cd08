export { LotteryPanel } from './components/LotteryPanel';
