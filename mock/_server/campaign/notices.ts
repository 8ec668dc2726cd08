import { needGood } from '../mall/store';
import { beforeNotices, notices, notify } from '../notice/store';
import { nameWords } from '../notice/words';
import { findUser } from '../users';
import { campaignSales, findSlotOf } from './goods';
import { allCampaigns, isReminded, needCampaign, periodOf, phaseOf } from './registry';

beforeNotices('campaigns', (userId, now) => {
  // Who has just come is not told of what began before.
  const cameAt = findUser(userId)?.persona === 'newcomer' ? notices().openedAt : 0;
  for (const campaign of allCampaigns()) {
    const { code, title, route } = campaign;
    const phase = phaseOf(campaign, now);
    if (phase === 0 || phase === 3) continue;
    const { startAt } = periodOf(campaign, now);
    if (startAt < cameAt && !isReminded(code, userId)) continue;
    notify(userId, {
      type: 'activity',
      key: `campaign:${code}`,
      at: startAt,
      title: `${title}开始了`,
      summary: '打开看看能参加什么',
      action: { text: '去看看', route },
      campaign: code,
    });
  }
});

// Goods of a slot that has begun.
beforeNotices('campaignGoods', (userId, now) => {
  for (const wish of campaignSales().reminders) {
    const [who, slotId = '', goodsId = ''] = wish.split(' ');
    const found = who === userId ? findSlotOf(slotId, goodsId) : undefined;
    if (!found || found.slot.startAt > now) continue;
    const { title, route, code } = needCampaign(found.campaign.code);
    notify(userId, {
      type: 'activity',
      key: `slot:${slotId}:${goodsId}`,
      at: found.slot.startAt,
      title: nameWords(needGood(goodsId).name, '开始卖了'),
      summary: `${title}，每场数量有限`,
      action: { text: '去看看', route },
      campaign: code,
    });
  }
});
