import { forControl, forPage, routes } from './_server/handle';
import { serveAppConfig } from './_server/login/appConfig';
import { choose, showAuthorizePage } from './_server/login/authorize';
import { showChat } from './_server/login/chat';
import { authorizeCentrally, authorizeOfficially, returnToApp, showWxLogin } from './_server/login/wxLogin';

export default routes({
  'GET /app-config.js': forPage(serveAppConfig),
  'GET /api/__mock/authorize': forPage(authorizeCentrally),
  'GET /api/__mock/connect/oauth2/authorize': forPage(showAuthorizePage),
  'POST /api/__mock/connect/oauth2/choose': forControl(choose),
  'GET /api/__mock/wxlogin': forPage(showWxLogin),
  'POST /api/__mock/wxlogin/return': forControl(returnToApp),
  'GET /api/__mock/chat': forPage(showChat),
  'GET /api/miniapp/wxofficial/login/authorization': forPage(authorizeOfficially),
});
