import { forAnyone, routes } from './_server/handle';
import { signAddress } from './_server/wechat/rules';

export default routes({
  'GET /api/miniapp/external/getwxconfigparam': forAnyone(signAddress),
});
