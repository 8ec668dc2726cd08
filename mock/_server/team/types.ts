export interface TeamSeat {
  /** Invented people have ids that no account has. */
  userId: string;
  /** As he wrote it; '' when he has none. Never sent unmasked. */
  nickname: string;
  avatar: string;
  joinedAt: number;
  /** The public code of who invited him; for the record only, nothing is given for it. */
  inviter?: string;
}

/** forming until it is complete, out of time, dissolved by its leader, or over with the activity. */
export type TeamState = 'forming' | 'complete' | 'expired' | 'dissolved' | 'ended';

export interface TeamRow {
  teamId: string;
  activityId: number;
  /** The leader first. */
  members: TeamSeat[];
  state: TeamState;
  createdAt: number;
  expireAt: number;
  completedAt: number | null;
  /** The rewards of each member, by userId. */
  rewardIds: Record<string, string[]>;
}
