import { forAnyone, forMember, routes } from './_server/handle';
import './_server/lottery/control';
import './_server/lottery/notices';
import { closeDrawSession, drawOnce, findResult, openDrawSession } from './_server/lottery/drawRules';
import { describeRank, listWinners } from './_server/lottery/rankRules';
import { describeChances, describeLottery, describeQualification, remindOfStart } from './_server/lottery/readRules';

const LUCK = '/api/miniapp/rank/luck';

export default routes({
  [`GET ${LUCK}/list`]: forAnyone(describeLottery),
  [`GET ${LUCK}/draw/number`]: forMember(describeChances),
  [`GET ${LUCK}/qualification`]: forMember(describeQualification),
  [`GET ${LUCK}/draw/id`]: forMember(openDrawSession),
  [`POST ${LUCK}/draw`]: forMember(drawOnce),
  [`GET ${LUCK}/draw/result`]: forMember(findResult),
  [`GET ${LUCK}/draw/horse`]: forAnyone(listWinners),
  [`POST ${LUCK}/remind`]: forMember(remindOfStart),
  [`GET ${LUCK}/rm/session`]: forAnyone(closeDrawSession),
  'GET /api/miniapp/rank/list': forAnyone(describeRank),
});
