export { getMemberCode } from './contract';
export { useHasUnread } from './useHasUnread';
