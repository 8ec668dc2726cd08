import { beforeNotices, notify } from '../notice/store';
import { findUser } from '../users';
import { allCampaigns, periodOf, phaseOf } from './registry';

beforeNotices('campaigns', (userId, now) => {
  // Who has just come is not told of what began before.
  if (findUser(userId)?.persona === 'newcomer') return;
  for (const campaign of allCampaigns()) {
    const { code, title, route } = campaign;
    const phase = phaseOf(campaign, now);
    if (phase === 0 || phase === 3) continue;
    notify(userId, {
      type: 'activity',
      key: `campaign:${code}`,
      at: periodOf(campaign, now).startAt,
      title: `${title}开始了`,
      summary: '打开看看能参加什么',
      action: { text: '去看看', route },
      campaign: code,
    });
  }
});
