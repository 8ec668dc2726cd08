export { getMemberCode } from './contract';
