import { addressesOf } from './_server/address';
import { getTree } from './_server/address/areas';
import { parse } from './_server/address/parse';
import { getDetail, list, makeDefault, remove, save } from './_server/address/rules';
import { forAnyone, forMember, routes } from './_server/handle';
import { measureTask } from './_server/points/tasks';

measureTask('address', (userId) => addressesOf(userId).length);

export default routes({
  'GET /api/miniapp/address/list': forMember(list),
  'GET /api/miniapp/address/detail': forMember(getDetail),
  'POST /api/miniapp/address/save': forMember(save),
  'POST /api/miniapp/address/delete': forMember(remove),
  'POST /api/miniapp/address/default': forMember(makeDefault),
  'POST /api/miniapp/address/parse': forMember(parse),
  'GET /api/miniapp/area/tree': forAnyone(getTree),
});
