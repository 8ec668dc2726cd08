export { fetchSignature } from './fetchSignature';
