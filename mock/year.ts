import { forMember, routes } from './_server/handle';
import './_server/year/campaign';
import './_server/year/lottery';
import './_server/year/scenarios';
import './_server/year/signup';
import { getReview } from './_server/year/review';

export default routes({
  'GET /api/miniapp/campaign/year/review': forMember(getReview),
});
