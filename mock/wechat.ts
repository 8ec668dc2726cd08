import { forAnyone } from './_server/handle';
import { signAddress } from './_server/wechat/rules';

export default {
  'GET /api/miniapp/external/getwxconfigparam': forAnyone(signAddress),
};
