import { forAnyone, forMember, routes } from './_server/handle';
import { getCurrentPatient, listServices } from './_server/hospital/rules';

export default routes({
  'GET /api/miniapp/hospital/services': forAnyone(listServices),
  'GET /api/miniapp/hospital/patients/current': forMember(getCurrentPatient),
});
