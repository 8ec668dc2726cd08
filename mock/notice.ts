import { forAnyone, forMember, routes } from './_server/handle';
import {
  countUnread,
  listNotices,
  markAllRead,
  markRead,
  removeNotice,
  restoreNotice,
  showNotice,
  takeFeedback,
} from './_server/notice/rules';

export default routes({
  'GET /api/miniapp/notice/list': forMember(listNotices),
  'GET /api/miniapp/notice/detail': forMember(showNotice),
  'GET /api/miniapp/notice/unread': forMember(countUnread),
  'POST /api/miniapp/notice/read': forMember(markRead),
  'POST /api/miniapp/notice/read/all': forMember(markAllRead),
  'POST /api/miniapp/notice/delete': forMember(removeNotice),
  'POST /api/miniapp/notice/restore': forMember(restoreNotice),
  'POST /api/miniapp/text/feedback': forAnyone(takeFeedback),
});
