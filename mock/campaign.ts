import './_server/campaign/notices';
import './_server/campaign/control';
import { claimReward, remindOfCampaign, showCampaign } from './_server/campaign/rules';
import { forAnyone, forMember, routes } from './_server/handle';

const PREFIX = '/api/miniapp/campaign';

export default routes({
  [`GET ${PREFIX}/detail`]: forAnyone(showCampaign),
  [`POST ${PREFIX}/remind`]: forMember(remindOfCampaign),
  [`POST ${PREFIX}/reward/claim`]: forMember(claimReward),
});
