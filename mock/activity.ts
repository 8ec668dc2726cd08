import { listActivities } from './_server/activity/rules';
import { listBanners } from './_server/banner/rules';
import { forAnyone, routes } from './_server/handle';

export default routes({
  'POST /api/demo': forAnyone(listActivities),
  'GET /api/miniapp/bbs/banner/list': forAnyone(listBanners),
});
