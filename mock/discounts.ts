import { claimDiscount, listDiscounts } from './_server/discount/rules';
import { forAnyone, forMember, routes } from './_server/handle';

export default routes({
  'GET /api/miniapp/discount/list': forAnyone(listDiscounts),
  'POST /api/miniapp/discount/claim': forMember(claimDiscount),
});
