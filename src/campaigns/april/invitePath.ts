import type { Team } from '@/features/team';
import { pathOf } from '@/shared/lib/navigation';
import { ROUTES } from './routes';

const PUBLIC_CODE = /^[A-Za-z0-9]{1,32}$/;

/** The router path that an invitation opens: the team and the public code of who sends it, nothing else. */
export function invitePath({ teamId, inviteCode, myRole }: Pick<Team, 'teamId' | 'inviteCode' | 'myRole'>): string {
  const isOwn = myRole !== 'none' && inviteCode !== undefined && PUBLIC_CODE.test(inviteCode);
  return pathOf(ROUTES.team, { teamId, ...(isOwn ? { inviter: inviteCode } : {}) });
}
