import './_server/coupon/notices';
import './_server/codes/staff';
import './_server/coupon/control';
import { claim, claimBatch, listCenter, remind } from './_server/coupon/center';
import { getCodeStatus, getDetail, listMine } from './_server/coupon/mine';
import { forAnyone, forMember, routes } from './_server/handle';

export default routes({
  'GET /api/miniapp/coupon/center': forAnyone(listCenter),
  'GET /api/miniapp/coupon/mine': forMember(listMine),
  'GET /api/miniapp/coupon/detail': forMember(getDetail),
  'POST /api/miniapp/coupon/claim': forMember(claim),
  'POST /api/miniapp/coupon/claim/batch': forMember(claimBatch),
  'GET /api/miniapp/coupon/code/status': forMember(getCodeStatus),
  'POST /api/miniapp/coupon/remind': forMember(remind),
});
