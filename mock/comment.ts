import './_server/comment/control';
import { add, countApproved, listLatest, listPage } from './_server/comment/rules';
import { forAnyone, forMember, routes } from './_server/handle';

const PREFIX = '/api/miniapp/annual/activity/comment';

export default routes({
  [`GET ${PREFIX}/getCommentList`]: forAnyone(listLatest),
  [`GET ${PREFIX}/getCommentCount`]: forAnyone(countApproved),
  [`POST ${PREFIX}/getCommentDetail`]: forAnyone(listPage),
  [`POST ${PREFIX}/addComment`]: forMember(add),
});
