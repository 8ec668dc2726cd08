import { forAnyone, forMember, routes } from './_server/handle';
import './_server/team/control';
import { create, join, listHotTeams, quit, showActivity, showOneTeam } from './_server/team/rules';

const PREFIX = '/api/miniapp/team';

export default routes({
  [`GET ${PREFIX}/activity`]: forAnyone(showActivity),
  [`GET ${PREFIX}/detail`]: forAnyone(showOneTeam),
  [`GET ${PREFIX}/hot`]: forAnyone(listHotTeams),
  [`POST ${PREFIX}/create`]: forMember(create),
  [`POST ${PREFIX}/join`]: forMember(join),
  [`POST ${PREFIX}/quit`]: forMember(quit),
});
