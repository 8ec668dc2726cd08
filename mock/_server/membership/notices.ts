import { beforeNotices, notify } from '../notice/store';
import { dayWords } from '../notice/words';
import { DAY, dayOf } from '../state';
import { countDaysLeft } from './expiry';
import { EXPIRING_DAYS } from './limits';
import { myCard } from './membership';

beforeNotices('cards', (userId, now) => {
  const { name, expireAt, status } = myCard(userId, now);
  if (expireAt === null || status === 'closed' || status === 'permanent') return;
  const words = { type: 'right' as const, action: { text: '看会员卡', route: '/membership-card' } };
  const day = dayOf(expireAt);
  if (status === 'expired') {
    const summary = `${dayWords(expireAt, now, '到期')}，续费后权益接着用`;
    notify(userId, { ...words, key: `cardOver:${day}`, at: expireAt, title: `${name}已到期`, summary });
  } else if (countDaysLeft(now, expireAt) <= EXPIRING_DAYS) {
    const summary = `${dayWords(expireAt, now, '到期')}，续费从原到期日接着算`;
    const at = expireAt - EXPIRING_DAYS * DAY;
    notify(userId, { ...words, key: `card:${day}`, at, title: `${name}快到期了`, summary });
  }
});
