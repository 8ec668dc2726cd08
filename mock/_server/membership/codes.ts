import { limitTries } from '../codes/tries';
import { normaliseCode } from '../codes/typed';
import { DAY, defineStore, serverNow } from '../state';
import { CARD } from './catalog';
import type { VipOrder } from './types';

export interface CodeRow {
  /** '' for a code that stands alone. */
  cardNo: string;
  code: string;
  name: string;
  days: number;
  isPermanent: boolean;
  isBatchStopped: boolean;
  /** First and last moment at which it can be activated. */
  usableFrom: number;
  usableUntil: number;
  /** Set for a trial code: nobody else can activate it. */
  ownerId: string;
  /** The trial order that the code belongs to. */
  orderNo: string;
  usedAt: number | null;
  usedBy: string;
  usedTail: string;
}

function codeRow(code: string, name: string, days: number, differences: Partial<CodeRow> = {}): CodeRow {
  return {
    cardNo: '',
    code: normaliseCode(code),
    name,
    days,
    isPermanent: false,
    isBatchStopped: false,
    usableFrom: 0,
    usableUntil: serverNow() + 300 * DAY,
    ownerId: '',
    orderNo: '',
    usedAt: null,
    usedBy: '',
    usedTail: '',
    ...differences,
  };
}

/** The codes that QA can type; every refusal has one. */
export const codes = defineStore('vip-codes', () => {
  const now = serverNow();
  return {
    rows: [
      codeRow('X365-2K8M-4QPA', '金杏会员年卡', 365),
      codeRow('X365-9T3W-7HDE', '金杏会员年卡', 365),
      codeRow('X030-88FA-3C6T', '金杏会员月卡', 30),
      codeRow('739201', '金杏会员季卡', 90, { cardNo: '6208100000000017' }),
      codeRow('XUSE-D5B7-2M4R', '金杏会员年卡', 365, { usedAt: now - 31 * DAY, usedBy: 'U0', usedTail: '5512' }),
      codeRow('XBAT-CH77-8W2E', '金杏会员年卡', 365, { isBatchStopped: true }),
      codeRow('XEND-6Y4G-9N3C', '金杏会员月卡', 30, { usableUntil: now - 12 * DAY }),
      codeRow('XEVR-5P2A-6K9D', '金杏永久会员', 0, { isPermanent: true }),
    ],
  };
});

export function findCode(cardNo: string, typed: string): { row?: CodeRow; isCardKnown: boolean } {
  const code = normaliseCode(typed);
  const digits = normaliseCode(cardNo);
  const ofCard = codes().rows.filter((each) => each.cardNo === digits);
  return { row: ofCard.find((each) => each.code === code), isCardKnown: digits !== '' && ofCard.length > 0 };
}

/** Gives a paid trial its code, which only its owner can use. */
export function issueTrialCode(order: VipOrder): string {
  const letters = crypto.randomUUID().replace(/-/g, '').slice(0, 8).toUpperCase();
  const code = `TY${order.days.toString().padStart(2, '0')}-${letters.slice(0, 4)}-${letters.slice(4)}`;
  const { usableFrom = 0, reserveExpireAt = 0 } = order.reserve ?? {};
  codes().rows.push(
    codeRow(code, `${CARD.name} ${order.planName}`, order.days, {
      usableFrom,
      usableUntil: reserveExpireAt,
      ownerId: order.userId,
      orderNo: order.orderNo,
    }),
  );
  return code;
}

export const { triesOf, countWrongTry, forgiveTries } = limitTries('vip-codes');
