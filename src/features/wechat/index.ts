export { fetchSignature } from './fetchSignature';
/** Reads a typed code with the camera, where the host has one. */
export { useCodeScanner } from './useCodeScanner';
export { useShareCard } from './useShareCard';
