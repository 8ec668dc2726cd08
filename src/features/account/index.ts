export { useHasUnread } from './useHasUnread';
