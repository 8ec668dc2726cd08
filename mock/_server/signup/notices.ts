import { yuan } from '../money';
import { beforeNotices, notify, withdraw } from '../notice/store';
import { clockWords, nameWords } from '../notice/words';
import { payKeyOf, routeOf, sweepJoins, titleOf } from './lifeCycle';

// A seat that waits for its payment; who moved up to it was told so there.
beforeNotices('joins', (userId, now) => {
  for (const join of sweepJoins().filter((each) => each.userId === userId)) {
    const { status, payExpireAt, amountCents, createdAt, code } = join;
    if (status !== 'toPay' || payExpireAt === null) withdraw(userId, payKeyOf(join));
    else
      notify(userId, {
        type: 'order',
        key: payKeyOf(join),
        at: createdAt,
        title: nameWords(titleOf(join, now), '待支付'),
        summary: `应付 ${yuan(amountCents)}，${clockWords(payExpireAt)} 前付款`,
        until: payExpireAt,
        action: { text: '看我的报名', route: routeOf(join) },
        campaign: code,
      });
  }
});
