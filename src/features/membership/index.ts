/** The way to the member card, in one card of a page: `<CardEntry />`. */
export { CardEntry } from './components/CardEntry';
export { PlanOffer } from './components/PlanOffer';
export { PlanOfferCard } from './components/PlanOfferCard';
export { planOffer } from './planOffer';
