import { shareLinkOf } from '@/bridge/shareLink';
import { isPublicCode } from '@/session/channel';
import { pathOf } from '@/shared/lib/navigation';

/** The router path that an invitation opens: the home screen with the inviter's public code, and nothing else. */
export function invitePathOf(inviteCode: string): string | undefined {
  return isPublicCode(inviteCode) ? pathOf('pointsMall', { inviter: inviteCode }) : undefined;
}

/** The link to copy and to draw; undefined when the server's code cannot stand in an address. Carries no token. */
export function inviteLinkOf(inviteCode: string): string | undefined {
  const path = invitePathOf(inviteCode);
  return path === undefined ? undefined : shareLinkOf(path);
}
