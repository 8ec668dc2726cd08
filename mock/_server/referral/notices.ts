import { beforeNotices, notify } from '../notice/store';
import { APPEAL_MS } from './rules';
import { referral } from './store';

// Who has appealed is told what the staff found; the mock's always come to what stood there.
beforeNotices('appeals', (userId, now) => {
  for (const row of referral().invitees) {
    if (row.userId !== userId || row.appealedAt === null || row.appealedAt + APPEAL_MS > now) continue;
    notify(userId, {
      type: 'activity',
      key: `appeal:${row.appealId}`,
      at: row.appealedAt + APPEAL_MS,
      title: '邀请申诉有结果了',
      summary: `${row.nickname} 核对过了，结果不变：${row.reasonText}。有疑问请联系客服`,
      action: { text: '看邀请记录', route: '/schedule/invited-people' },
    });
  }
});
