export { PlanOffer } from './components/PlanOffer';
