import type { Team } from '@/features/team';
import { isPublicCode } from '@/session/channel';
import { pathOf } from '@/shared/lib/navigation';
import { ROUTES } from './routes';

/** The router path that an invitation opens: the team and the public code of who sends it, nothing else. */
export function invitePath({ teamId, inviteCode, myRole }: Pick<Team, 'teamId' | 'inviteCode' | 'myRole'>): string {
  const isOwn = myRole !== 'none' && inviteCode !== undefined && isPublicCode(inviteCode);
  return pathOf(ROUTES.team, { teamId, ...(isOwn ? { inviter: inviteCode } : {}) });
}
