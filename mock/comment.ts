import './_server/comment/control';
import { listMine, remove } from './_server/comment/own';
import { like, report } from './_server/comment/reactions';
import { add, countApproved, listLatest, listPage } from './_server/comment/rules';
import { forAnyone, forMember, routes } from './_server/handle';

const PREFIX = '/api/miniapp/annual/activity/comment';

export default routes({
  [`GET ${PREFIX}/getCommentList`]: forAnyone(listLatest),
  [`GET ${PREFIX}/getCommentCount`]: forAnyone(countApproved),
  [`POST ${PREFIX}/getCommentDetail`]: forAnyone(listPage),
  [`POST ${PREFIX}/addComment`]: forMember(add),
  [`POST ${PREFIX}/like`]: forMember(like),
  [`GET ${PREFIX}/mine`]: forMember(listMine),
  [`POST ${PREFIX}/delete`]: forMember(remove),
  [`POST ${PREFIX}/report`]: forMember(report),
});
