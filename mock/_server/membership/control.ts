import { raiseVersion } from '../consent/rules';
import { onControl } from '../control';
import { needPersona } from '../control/builtin';
import { needText, refuse } from '../refusal';
import { personaUser } from '../users';
import { changePrice } from './cards';
import { membershipOf } from './membership';

/** QA: a plan costs something else, a wording has a new version, the provider stops somebody's card. */
onControl('plan-price', changePrice);
onControl('consent-version', raiseVersion);
onControl('card-stop', ({ persona, reason }) => {
  const row = membershipOf(personaUser(needPersona(persona)).userId);
  if (!row) throw refuse.notFound('这个角色没有会员卡');
  row.closedReason = needText(reason, '请给出原因', 60);
  return { status: 'closed' };
});
