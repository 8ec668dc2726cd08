import { forAnyone } from './_server/handle';
import { takeReport } from './_server/report/rules';

export default { 'POST /api/miniapp/rank/report': forAnyone(takeReport) };
