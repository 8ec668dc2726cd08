import { listActivities } from './_server/activity/rules';
import { listBanners } from './_server/banner/rules';
import { forAnyone } from './_server/handle';

export default {
  'POST /api/demo': forAnyone(listActivities),
  'GET /api/miniapp/bbs/banner/list': forAnyone(listBanners),
};
