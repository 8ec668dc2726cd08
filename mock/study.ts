import { forAnyone, forMember, routes } from './_server/handle';
import { apply, prescreen, withdraw } from './_server/study/applying';
import './_server/study/control';
import { getStudy, listMine, listStudies } from './_server/study/rules';

export default routes({
  'GET /api/miniapp/study/list': forAnyone(listStudies),
  'GET /api/miniapp/study/detail': forAnyone(getStudy),
  'POST /api/miniapp/study/prescreen': forMember(prescreen),
  'POST /api/miniapp/study/apply': forMember(apply),
  'GET /api/miniapp/study/mine': forMember(listMine),
  'POST /api/miniapp/study/withdraw': forMember(withdraw),
});
