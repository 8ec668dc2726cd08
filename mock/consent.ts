import { accept, findText, getText, listMine, withdraw } from './_server/consent/rules';
import { forAnyone, forMember } from './_server/handle';

export default {
  'GET /api/miniapp/consent/get': forAnyone(getText),
  'POST /api/miniapp/consent/accept': forMember(accept),
  'GET /api/miniapp/consent/list': forMember(listMine),
  'POST /api/miniapp/consent/withdraw': forMember(withdraw),
  'GET /api/miniapp/text/detail': forAnyone(findText),
};
