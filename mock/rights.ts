import './_server/rights/notices';
import { forAnyone, forMember, routes } from './_server/handle';
import { claimItem, getDay, remindDay } from './_server/rights/dayRules';
import { getDetail } from './_server/rights/detail';
import { claimDiscount, listDiscounts } from './_server/rights/discountRules';
import { listFamily, removeFamily, saveFamily } from './_server/rights/family';
import { listLevels } from './_server/rights/levels';
import { listMine } from './_server/rights/mine';
import { claim, createCode, getCodeStatus, remind, transfer } from './_server/rights/use';

export default routes({
  'GET /api/miniapp/right/mine': forMember(listMine),
  'GET /api/miniapp/right/detail': forAnyone(getDetail),
  'POST /api/miniapp/right/code/create': forMember(createCode),
  'GET /api/miniapp/right/code/status': forMember(getCodeStatus),
  'POST /api/miniapp/right/claim': forMember(claim),
  'POST /api/miniapp/right/transfer': forMember(transfer),
  'POST /api/miniapp/right/remind': forMember(remind),
  'GET /api/miniapp/right/day/detail': forAnyone(getDay),
  'POST /api/miniapp/right/day/claim': forMember(claimItem),
  'POST /api/miniapp/right/day/remind': forMember(remindDay),
  'GET /api/miniapp/family/list': forMember(listFamily),
  'POST /api/miniapp/family/save': forMember(saveFamily),
  'POST /api/miniapp/family/remove': forMember(removeFamily),
  'GET /api/miniapp/member/level/list': forAnyone(listLevels),
  'GET /api/miniapp/discount/list': forAnyone(listDiscounts),
  'POST /api/miniapp/discount/claim': forMember(claimDiscount),
});
