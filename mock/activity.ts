import './_server/activity/thematic/notices';
import { listActivities } from './_server/activity/rules';
import { countWatch } from './_server/activity/thematic/live';
import { describeThematic, remindOfThematic } from './_server/activity/thematic/rules';
import { claimWelfare } from './_server/activity/thematic/welfare';
import { listBanners } from './_server/banner/rules';
import { forAnyone, forMember, routes } from './_server/handle';

const THEMATIC = '/api/miniapp/annual/activity/thematic';

export default routes({
  'POST /api/demo': forAnyone(listActivities),
  'GET /api/miniapp/bbs/banner/list': forAnyone(listBanners),
  [`GET ${THEMATIC}/detail`]: forAnyone(describeThematic),
  [`POST ${THEMATIC}/recieve`]: forMember(claimWelfare),
  [`POST ${THEMATIC}/live/watch`]: forMember(countWatch),
  [`POST ${THEMATIC}/remind`]: forMember(remindOfThematic),
});
