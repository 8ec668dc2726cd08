import { leadTo } from '../leadTo';
import { dayWords } from '../notice/words';
import { registerSignup } from '../signup/registry';
import type { Join, SignupOffer } from '../signup/types';
import { DAY } from '../state';
import { personaUser } from '../users';
import { conditionsOf } from './conditions';
import { CODE, periodOf, ROUTE, RULES_KEY } from './terms';

function offerAt(now: number): SignupOffer {
  const { startAt, endAt, claimUntil } = periodOf(now);
  return {
    packageId: '',
    title: '参与年度活动',
    lines: ['得一个编号，领年度商品的赠品', '不收费'],
    facts: [{ term: '赠品领到', value: dayWords(claimUntil, now) }],
    place: '',
    opensAt: startAt,
    deadline: endAt,
    startAt,
    endAt,
    total: 0,
    taken: 0,
    slots: [],
    fields: [
      { key: 'contact', kind: 'contact', label: '联系人', required: true },
      {
        key: 'wish',
        kind: 'choice',
        label: '新的一年最想做的',
        required: true,
        options: ['多学几节课', '每天签到', '多陪陪家人'],
      },
      { key: 'note', kind: 'note', label: '想说的一句话', required: false, max: 60, hint: '不公开' },
    ],
    feeCents: 0,
    refundUntilMs: 0,
    cancelUntil: endAt,
    numberPrefix: 'ND',
    agreement: { key: RULES_KEY, title: '年度活动规则', note: '年满 18 周岁' },
    rulesKey: RULES_KEY,
    conditions: conditionsOf,
  };
}

/** The elder takes part already. */
function seed(now: number): Join[] {
  const joinId = 'J90261';
  return [
    {
      joinId,
      code: CODE,
      packageId: '',
      userId: personaUser('elder').userId,
      number: 'ND90261',
      status: 'joined',
      slotId: '',
      personId: 'self',
      personText: '欧**',
      guardian: '',
      address: null,
      note: '',
      answers: [{ key: 'wish', value: '多陪陪家人' }],
      consentId: '',
      createdAt: now - 2 * DAY,
      amountCents: 0,
      orderNo: '',
      payExpireAt: null,
      paidAt: null,
      isPaying: false,
      checkCode: '',
      reasonText: '',
      returnedCents: 0,
      refundDueAt: 0,
    },
  ];
}

registerSignup({
  code: CODE,
  route: `${ROUTE}/join`,
  joined: {
    state: '已参与',
    done: '参与成功',
    look: '看我的参与',
    cancel: '取消参与',
    leaving: '再参与时编号不变，没领的赠品要参与以后才能领',
    ways: [leadTo('goods', '看年度商品', `${ROUTE}/goods`)],
  },
  offers: (now) => [offerAt(now)],
  seed,
});
