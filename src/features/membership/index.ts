export { PlanOffer } from './components/PlanOffer';
export { PlanOfferCard } from './components/PlanOfferCard';
export { planOffer } from './contract';
