import './_server/points/control';
import './_server/points/notices';
import { forMember, routes } from './_server/handle';
import { getSummary, listExpiring, listLedger } from './_server/points/ledger';
import { getStatus, setRemind, sign } from './_server/points/sign';
import { claimTask, listTasks } from './_server/points/tasks';

export default routes({
  'GET /api/miniapp/points/summary': forMember(getSummary),
  'GET /api/miniapp/points/ledger': forMember(listLedger),
  'GET /api/miniapp/points/expiring/list': forMember(listExpiring),
  'GET /api/miniapp/points/task/list': forMember(listTasks),
  'POST /api/miniapp/points/task/claim': forMember(claimTask),
  'GET /api/miniapp/points/sign/status': forMember(getStatus),
  'POST /api/miniapp/points/sign/do': forMember(sign),
  'POST /api/miniapp/points/sign/remind': forMember(setRemind),
});
