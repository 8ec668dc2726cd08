import { serveDocs, serveDocsFile } from './_server/contract/docs';
import './_server/control/builtin';
import './_server/qa/control';
import './_server/scenarios';
import { runControl } from './_server/control';
import { serveArt } from './_server/control/art';
import { serveMedia } from './_server/control/media';
import { forControl, forPage, routes } from './_server/handle';
import { serveCalls } from './_server/qa/calls';
import { openSetting, serveDrawer } from './_server/qa/serve';

export default routes({
  'POST /api/__mock/:control([^/%]+)': forControl(runControl),
  'GET /api/__mock/art/:file([^/%]+)': forPage(serveArt),
  'GET /api/__mock/docs': forPage(serveDocs),
  'GET /api/__mock/docs/:file([^/%]+)': forPage(serveDocsFile),
  'GET /api/__mock/calls': forPage(serveCalls),
  'GET /api/__mock/qa': forPage(openSetting),
  'GET /api/__mock/qa/:file([^/%]+)': forPage(serveDrawer),
  'GET /api/__mock/media/:file([^/%]+)': forPage(serveMedia),
});
