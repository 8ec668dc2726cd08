export { fetchSignature } from './fetchSignature';
export { useShareCard } from './useShareCard';
