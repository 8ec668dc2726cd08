import './_server/payment/campaignPayable';
import './_server/payment/goodsPayable';
import './_server/payment/vipPayable';
import './_server/payment/wallet';
import { forMember, forPage, routes } from './_server/handle';
import { showCashier } from './_server/payment/cashier';
import { getInfo, getResult, getStatus, launch } from './_server/payment/rules';

export default routes({
  'GET /api/miniapp/pay/info': forMember(getInfo),
  'POST /api/miniapp/pay/launch': forMember(launch),
  'GET /api/miniapp/pay/status': forMember(getStatus),
  'GET /api/miniapp/pay/result': forMember(getResult),
  'GET /api/__mock/cashier': forPage(showCashier),
});
