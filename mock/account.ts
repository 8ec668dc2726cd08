import { createMemberCode, logOut } from './_server/account/account';
import { getHome } from './_server/account/home';
import { bindMobile, sendMobileCode } from './_server/account/mobile';
import { saveSetting } from './_server/account/settings';
import { forAnyone, forMember, routes } from './_server/handle';
import { getConfig } from './_server/platform/config';

export default routes({
  'GET /api/miniapp/user/home': forMember(getHome),
  'GET /api/miniapp/user/member/code': forMember(createMemberCode),
  'POST /api/miniapp/user/mobile/code': forMember(sendMobileCode),
  'POST /api/miniapp/user/mobile/bind': forMember(bindMobile),
  'POST /api/miniapp/user/setting/save': forMember(saveSetting),
  'POST /api/miniapp/user/session/logout': forAnyone(logOut),
  'GET /api/miniapp/user/app/config': forAnyone(getConfig),
});
