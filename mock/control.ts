import './_server/control/builtin';
import { runControl } from './_server/control';
import { serveArt } from './_server/control/art';
import { forControl, forPage, routes } from './_server/handle';

export default routes({
  'POST /api/__mock/:control([^/%]+)': forControl(runControl),
  'GET /api/__mock/art/:file([^/%]+)': forPage(serveArt),
});
