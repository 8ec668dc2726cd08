import { apply, cancel, getState } from './_server/consent/closing';
import { accept, findText, getText, listMine, withdraw } from './_server/consent/rules';
import './_server/consent/visitText';
import { forAnyone, forMember, routes } from './_server/handle';

export default routes({
  'GET /api/miniapp/consent/get': forAnyone(getText),
  'POST /api/miniapp/consent/accept': forMember(accept),
  'GET /api/miniapp/consent/list': forMember(listMine),
  'POST /api/miniapp/consent/withdraw': forMember(withdraw),
  'GET /api/miniapp/text/detail': forAnyone(findText),
  'GET /api/miniapp/user/close/status': forMember(getState),
  'POST /api/miniapp/user/close/apply': forMember(apply),
  'POST /api/miniapp/user/close/cancel': forMember(cancel),
});
