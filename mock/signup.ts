import './_server/signup/control';
import './_server/signup/notices';
import { forAnyone, forMember, routes } from './_server/handle';
import { listOrders } from './_server/signup/orders';
import { cancelJoin, getConfig, listMine } from './_server/signup/rules';
import { submitJoin } from './_server/signup/submit';

export default routes({
  'GET /api/miniapp/campaign/join/config': forAnyone(getConfig),
  'POST /api/miniapp/campaign/join/submit': forMember(submitJoin),
  'GET /api/miniapp/campaign/join/mine': forMember(listMine),
  'POST /api/miniapp/campaign/join/cancel': forMember(cancelJoin),
  'GET /api/miniapp/campaign/order/list': forMember(listOrders),
});
