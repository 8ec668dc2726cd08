import { claimDiscount, listDiscounts } from './_server/discount/rules';
import { forAnyone, forMember } from './_server/handle';

export default {
  'GET /api/miniapp/discount/list': forAnyone(listDiscounts),
  'POST /api/miniapp/discount/claim': forMember(claimDiscount),
};
