export { nextAskDelayMs } from './pollPlan';
