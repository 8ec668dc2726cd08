import './_server/referral/control';
import './_server/referral/notices';
import { forMember, routes } from './_server/handle';
import { appeal, claimReward, getInfo, listInvitees } from './_server/referral/rules';

export default routes({
  'GET /api/miniapp/invite/info': forMember(getInfo),
  'GET /api/miniapp/invite/list': forMember(listInvitees),
  'POST /api/miniapp/invite/claim': forMember(claimReward),
  'POST /api/miniapp/invite/appeal': forMember(appeal),
});
