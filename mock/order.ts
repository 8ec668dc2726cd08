import './_server/order/control';
import './_server/order/caseNotices';
import './_server/order/notices';
import './_server/order/counts';
import './_server/order/history';
import { forMember, routes } from './_server/handle';
import { cancelOrder, confirmOrder, deleteOrder, remindOrder, updateAddress } from './_server/order/actions';
import { applyAfterSale, cancelAfterSale, sendExpress } from './_server/order/afterSale';
import { createOrder } from './_server/order/create';
import { getDetail, getExpress, getResult } from './_server/order/detail';
import { getCount, listOrders } from './_server/order/list';
import { previewOrder } from './_server/order/preview';

export default routes({
  'POST /api/miniapp/mall/order/preview': forMember(previewOrder),
  'POST /api/miniapp/mall/order/create': forMember(createOrder),
  'GET /api/miniapp/mall/order/list': forMember(listOrders),
  'GET /api/miniapp/mall/order/detail': forMember(getDetail),
  'GET /api/miniapp/mall/order/result': forMember(getResult),
  'POST /api/miniapp/mall/order/cancel': forMember(cancelOrder),
  'POST /api/miniapp/mall/order/confirm': forMember(confirmOrder),
  'POST /api/miniapp/mall/order/delete': forMember(deleteOrder),
  'POST /api/miniapp/mall/order/remind': forMember(remindOrder),
  'POST /api/miniapp/mall/order/address/update': forMember(updateAddress),
  'GET /api/miniapp/mall/order/express': forMember(getExpress),
  'POST /api/miniapp/mall/order/aftersale/apply': forMember(applyAfterSale),
  'POST /api/miniapp/mall/order/aftersale/express': forMember(sendExpress),
  'POST /api/miniapp/mall/order/aftersale/cancel': forMember(cancelAfterSale),
  'GET /api/miniapp/mall/order/count': forMember(getCount),
});
