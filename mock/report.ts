import './_server/report/control';
import { forAnyone, routes } from './_server/handle';
import { takeProblem } from './_server/report/problems';
import { takeReport } from './_server/report/rules';

export default routes({
  'POST /api/miniapp/rank/report': forAnyone(takeReport),
  'POST /api/miniapp/client/error/report': forAnyone(takeProblem),
});
