import './_server/membership/notices';
import { forAnyone, forMember, routes } from './_server/handle';
import { check, submit } from './_server/membership/activation';
import './_server/membership/control';
import { listCards } from './_server/membership/cards';
import { applyRefund, cancelOrder, deleteOrder, getOrder, listOrders } from './_server/membership/orders';
import { createOrder, createReserve, previewOrder } from './_server/membership/purchase';

export default routes({
  'GET /api/miniapp/vip/card/list': forAnyone(listCards),
  'GET /api/miniapp/vip/order/preview': forMember(previewOrder),
  'POST /api/miniapp/pay/vip/order/create': forMember(createOrder),
  'POST /api/miniapp/pay/vip/order/createReserveOrder': forMember(createReserve),
  'GET /api/miniapp/vip/order/list': forMember(listOrders),
  'GET /api/miniapp/vip/order/detail': forMember(getOrder),
  'POST /api/miniapp/vip/order/cancel': forMember(cancelOrder),
  'POST /api/miniapp/vip/order/refund/apply': forMember(applyRefund),
  'POST /api/miniapp/vip/order/delete': forMember(deleteOrder),
  'POST /api/miniapp/vip/activate/check': forMember(check),
  'POST /api/miniapp/vip/activate/submit': forMember(submit),
});
