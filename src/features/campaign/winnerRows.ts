import { count, list, record, text, time } from '@/shared/lib/schema';

const winner = record({ nickname: text(), avatar: text(), at: time() });

/** Who has claimed the campaign's great reward: how many in all, and the newest of them with masked names. */
export const campaignWinners = record({ total: count(), rows: list(winner) });
