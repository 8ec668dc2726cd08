import { firstConsent } from '../consent/store';
import { PAY_WINDOW_MS } from '../payment/limits';
import { DAY, MINUTE } from '../state';
import { type PersonaKey, personaUser } from '../users';
import { TRIAL_NAME } from './catalog';
import { lastMomentOf } from './expiry';
import { TRIAL_DAYS } from './limits';
import type { Membership, VipOrder } from './types';

function membership(persona: PersonaKey, no: string, expireAt: number, savedCents: number): Membership {
  return {
    userId: personaUser(persona).userId,
    no,
    expireAt,
    isPermanent: false,
    isTrial: false,
    savedCents,
    closedReason: '',
    lastRightUsedAt: 0,
  };
}

const MEMBER_DAYS_LEFT = 117;
/** Of the member's year card alone; a code for a month came on top. */
const YEAR_DAYS_LEFT = MEMBER_DAYS_LEFT - 30;
const ELDER_DAYS_LEFT = 21;
const LAPSED_DAYS_AGO = 40;

export function seedMemberships(now: number): Map<string, Membership> {
  const today = lastMomentOf(now);
  const rows = [
    {
      ...membership('member', '6208802104573317', today + MEMBER_DAYS_LEFT * DAY, 26_850),
      lastRightUsedAt: now - 12 * DAY,
    },
    membership('elder', '6208802111039931', today + ELDER_DAYS_LEFT * DAY, 4_200),
    membership('lapsed', '6208802098126120', today - LAPSED_DAYS_AGO * DAY, 13_805),
  ];
  return new Map(rows.map((row) => [row.userId, row]));
}

type Differences = Partial<Omit<VipOrder, 'timeline'>> &
  Pick<VipOrder, 'orderNo' | 'type' | 'status' | 'planName' | 'days' | 'amountCents'> & {
    /** What came after the payment, or instead of it. */
    later?: VipOrder['timeline'];
  };

/** What is agreed to before an order. */
const CONSENT_TYPES = { buy: 'vip', renew: 'vip', trial_reserve: 'trial', gift: 'activate' } as const;

function orderMaker(persona: PersonaKey) {
  const { userId } = personaUser(persona);
  return (createdAt: number, { later = [], ...differences }: Differences): VipOrder => {
    const isPaid = !['waiting', 'cancelled'].includes(differences.status);
    return {
      userId,
      planId: 'year',
      isPermanent: false,
      discountCents: 0,
      couponId: '',
      couponTitle: '',
      inviter: '',
      campaign: '',
      createdAt,
      paidAt: isPaid ? createdAt + MINUTE : null,
      payExpireAt: createdAt + PAY_WINDOW_MS,
      payChannel: isPaid && differences.amountCents > 0 ? '微信支付' : '',
      consent: firstConsent(userId, CONSENT_TYPES[differences.type]),
      newExpireAt: null,
      reserve: null,
      timeline: [
        { at: createdAt, text: '提交订单' },
        ...(isPaid ? [{ at: createdAt + MINUTE, text: differences.amountCents > 0 ? '付款成功' : '激活成功' }] : []),
        ...later,
      ],
      reasonText: '',
      returned: null,
      refundDueAt: 0,
      isDeleted: false,
      ...differences,
    };
  };
}

export function seedOrders(now: number): VipOrder[] {
  const today = lastMomentOf(now);
  const member = orderMaker('member');
  const lapsed = orderMaker('lapsed');
  const elder = orderMaker('elder');
  const year = { planName: '年卡', days: 365, amountCents: 29_800 };
  const month = { planId: 'month', planName: '月卡', days: 30, amountCents: 3_800 };
  return [
    member(now - 420 * DAY, {
      orderNo: 'V26090001',
      type: 'trial_reserve',
      status: 'done',
      planId: 'trial',
      planName: TRIAL_NAME,
      days: TRIAL_DAYS,
      amountCents: 990,
      newExpireAt: today - 413 * DAY,
    }),
    member(now - 300 * DAY, {
      orderNo: 'V26090002',
      type: 'buy',
      status: 'cancelled',
      ...year,
      reasonText: '您取消了订单',
      later: [{ at: now - 300 * DAY + 3 * MINUTE, text: '您取消了订单' }],
    }),
    member(now - 290 * DAY, {
      orderNo: 'V26090003',
      type: 'buy',
      status: 'refunded',
      ...month,
      returned: { cents: 3_800, days: 30 },
      later: [
        { at: now - 289 * DAY, text: '申请退款，审核中' },
        { at: now - 288 * DAY, text: '退款到账' },
      ],
    }),
    member(now - (365 - YEAR_DAYS_LEFT) * DAY, {
      orderNo: 'V26090004',
      type: 'buy',
      status: 'done',
      ...year,
      newExpireAt: today + YEAR_DAYS_LEFT * DAY,
    }),
    member(now - 60 * DAY, {
      orderNo: 'V26090005',
      type: 'gift',
      status: 'done',
      planId: 'code',
      planName: '月卡激活码',
      days: 30,
      amountCents: 0,
      newExpireAt: today + MEMBER_DAYS_LEFT * DAY,
    }),
    lapsed(now - 405 * DAY, {
      orderNo: 'V26090006',
      type: 'buy',
      status: 'done',
      ...year,
      newExpireAt: today - LAPSED_DAYS_AGO * DAY,
    }),
    elder(now - 344 * DAY, {
      orderNo: 'V26090007',
      type: 'buy',
      status: 'done',
      ...year,
      newExpireAt: today + ELDER_DAYS_LEFT * DAY,
    }),
  ];
}
