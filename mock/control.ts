import './_server/control/builtin';
import { runControl } from './_server/control';
import { serveArt } from './_server/control/art';
import { forControl, forPage } from './_server/handle';

export default {
  'POST /api/__mock/:control': forControl(runControl),
  'GET /api/__mock/art/:file': forPage(serveArt),
};
