import './_server/pay/goodsPayable';
import './_server/pay/vipPayable';
import './_server/pay/wallet';
import { forMember, forPage, routes } from './_server/handle';
import { showCashier } from './_server/pay/cashier';
import { getInfo, getResult, getStatus, launch } from './_server/pay/rules';

export default routes({
  'GET /api/miniapp/pay/info': forMember(getInfo),
  'POST /api/miniapp/pay/launch': forMember(launch),
  'GET /api/miniapp/pay/status': forMember(getStatus),
  'GET /api/miniapp/pay/result': forMember(getResult),
  'GET /api/__mock/cashier': forPage(showCashier),
});
