export { UnreadBadge } from './components/UnreadBadge';
export { noteUnread, useUnread } from './unread';
