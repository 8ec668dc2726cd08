import type { Invitee } from '../../../src/features/referral/contract';
import { DAY, defineStore, HOUR, serverNow } from '../state';
import { personaUser } from '../users';

export interface InviteeRow extends Pick<Invitee, 'inviteId' | 'nickname' | 'avatar' | 'status'> {
  userId: string;
  at: number;
  reasonText: string;
  appealId: string;
  /** When the member asked to look again; null: he has not. */
  appealedAt: number | null;
}

export interface RewardRow {
  rewardId: string;
  userId: string;
  title: string;
  points: number;
  isClaimed: boolean;
  claimBefore: number;
}

const NAMES = ['陈**', '吴**', '木**', 'L**', '冬**', '孙**', '何**', '王**'];
const FACES = ['woman', 'man', 'granny', 'adult', 'girl', 'grandpa', 'elder'];
const STATUSES = ['registered', 'opened', 'registered', 'unfinished', 'invalid'] as const;
const REASONS: Partial<Record<Invitee['status'], string>> = {
  unfinished: '还没有完成注册',
  invalid: '这位朋友之前已是会员，不计入',
};

function seedInvitees(now: number): InviteeRow[] {
  return Array.from({ length: 26 }, (_, index) => {
    const status = STATUSES[index % STATUSES.length] ?? 'registered';
    return {
      inviteId: `IV${1001 + index}`,
      userId: personaUser('member').userId,
      nickname: NAMES[index % NAMES.length] ?? '微**',
      avatar: status === 'unfinished' ? '' : `/api/__mock/art/avatar-${FACES[index % FACES.length]}.webp`,
      status,
      at: now - index * 2 * DAY - 3 * HOUR,
      reasonText: REASONS[status] ?? '',
      appealId: '',
      appealedAt: null,
    };
  });
}

export interface ReferralState {
  status: 'open' | 'ended' | 'paused';
  invitees: InviteeRow[];
  /** Empty as long as the organiser thanks nobody; sharing itself is never paid. */
  rewards: RewardRow[];
}

export const referral = defineStore(
  'referral',
  (): ReferralState => ({ status: 'open', invitees: seedInvitees(serverNow()), rewards: [] }),
);
