import { onControl } from '../control';
import { needPersona } from '../control/builtin';
import { needInteger, refuse } from '../refusal';
import { DAY, nextId, serverNow } from '../state';
import { personaUser } from '../users';
import { type ReferralState, referral } from './store';

const STATUSES: readonly ReferralState['status'][] = ['open', 'ended', 'paused'];

function changeStatus(wanted: unknown): ReferralState['status'] {
  const status = STATUSES.find((each) => each === wanted);
  if (!status) throw refuse.badInput(`只能是 ${STATUSES.join(' ')}`);
  referral().status = status;
  return status;
}

/**
 * QA's order. `{ status }`: the invitations are open, ended or paused; `{ persona, points, days }`: the organiser thanks this
 * member with so many points, to be claimed within so many days. Nothing that a member does leads to it.
 */
export function changeReferral({ status, persona = 'member', points = 50, days = 7 }: Record<string, unknown>) {
  if (status !== undefined) return { status: changeStatus(status) };
  const row = {
    rewardId: nextId('IR'),
    userId: personaUser(needPersona(persona)).userId,
    title: '周年感谢',
    points: needInteger(points, '请给出积分', 1, 10_000),
    isClaimed: false,
    claimBefore: serverNow() + needInteger(days, '请给出天数', 1, 365) * DAY,
  };
  referral().rewards.push(row);
  return { rewardId: row.rewardId };
}

onControl('invite', changeReferral);
