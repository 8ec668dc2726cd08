import type { Operate } from '../../../src/shared/lib/schema';
import { type Address, addressesOf } from '../address';
import { findArea } from '../address/findArea';
import { isRemoved } from '../campaign/registry';
import { showStanding } from '../consent/rules';
import { maskPhone } from '../masks';
import { hasActiveCard } from '../membership/membership';
import { dayWords, momentWords } from '../notice/words';
import { maskAddress } from '../order/mask';
import { describePerson, familyOf } from '../rights/family';
import type { User } from '../users';
import { joinedOf } from './registry';
import { comingSlots, hasAnySeat, isActive, joinsFor, quotaOf, slotLeft } from './seats';
import type { Join, MockSignup, SignupOffer } from './types';

export const SELF = 'self';

export function payOf({ feeCents, cardDiscountCents = 0 }: SignupOffer, userId: string | undefined): number {
  const isCheaper = userId !== undefined && hasActiveCard(userId);
  return isCheaper ? Math.max(feeCents - cardDiscountCents, 0) : feeCents;
}

function pricesOf(offer: SignupOffer, payCents: number) {
  const { feeCents } = offer;
  if (feeCents === 0) return [];
  const saved = feeCents - payCents;
  return [{ text: '服务费', amount: feeCents }, ...(saved > 0 ? [{ text: '金杏会员优惠', amount: -saved }] : [])];
}

function statusOf({ opensAt, deadline, startAt, endAt }: SignupOffer, now: number) {
  if (now < opensAt) return 'coming' as const;
  if (now >= endAt) return 'over' as const;
  if (now < deadline) return 'open' as const;
  return now < startAt ? ('closed' as const) : ('running' as const);
}

export function activeJoin(code: string, offer: SignupOffer, userId: string | undefined): Join | undefined {
  return joinsFor(code, offer).find((join) => join.userId === userId && isActive(join));
}

/** The five buttons: 未开始, 立即报名, 已满（候补）, 报名结束, 已报名. */
export function joinButton(code: string, offer: SignupOffer, user: User | undefined, now: number): Operate {
  const off = (text: string, reasonText = text): Operate => ({ key: 'join', text, enabled: false, reasonText });
  if (user && activeJoin(code, offer, user.userId)) return off(joinedOf(code)?.state ?? '已报名');
  if (now < offer.opensAt) return off('未开始', `${momentWords(offer.opensAt, now)} 开始报名`);
  if (now >= offer.deadline) return off('报名结束');
  const undone = user && offer.conditions?.(user, now).find(({ done }) => !done);
  if (undone) return off('条件还没满足', `先完成：${undone.text}`);
  if (hasAnySeat(code, offer, now)) return { key: 'join', text: '立即报名', enabled: true };
  return { key: 'wait', text: '已满，候补', enabled: true };
}

export function slotsOf(code: string, offer: SignupOffer, now: number) {
  return comingSlots(offer, now).map((slot) => ({
    id: slot.id,
    start: slot.start,
    end: slot.end,
    left: slotLeft(code, offer, slot),
  }));
}

function peopleOf(user: User) {
  return [
    { personId: SELF, name: '我自己', relation: '' },
    ...familyOf(user.userId).map(({ memberId, nameMasked, relation }) => ({
      personId: memberId,
      name: nameMasked,
      relation,
    })),
  ];
}

/** Who is signed up, as a label; undefined when he is not one of the member's. */
export function personText(user: User, personId: string): string | undefined {
  if (personId === SELF) return `${[...user.realName][0] ?? ''}**`;
  const row = familyOf(user.userId).find(({ memberId }) => memberId === personId);
  return row && describePerson(row);
}

/** The picked address, else one that staff come to, else the member's default. */
export function addressFor(offer: SignupOffer, userId: string, addressId: unknown) {
  const mine = addressesOf(userId);
  const served = mine.filter((row) => whyNotServed(offer, row) === undefined);
  return mine.find((row) => row.addressId === addressId) ?? served[0] ?? mine[0];
}

/** Why nobody comes to this address; undefined when somebody does. What was typed by hand is looked up by its words. */
export function whyNotServed({ area }: SignupOffer, { areaCodes, areaText }: Address): string | undefined {
  if (!area) return undefined;
  const county = areaCodes.at(-1) ?? findArea(areaText)?.path.at(-1)?.[0] ?? '';
  return area.codes.includes(county) ? undefined : `只能上门到${area.name}，请换一个地址`;
}

function showAddress(offer: SignupOffer, row: Address) {
  const reasonText = whyNotServed(offer, row);
  return { ...maskAddress(row), ...(reasonText === undefined ? {} : { reasonText }) };
}

function ownParts(offer: SignupOffer, user: User, addressId: unknown) {
  const has = (kind: string) => offer.fields.some((field) => field.kind === kind);
  const address = has('address') ? addressFor(offer, user.userId, addressId) : undefined;
  return {
    people: has('person') ? peopleOf(user) : [],
    addPerson: has('person')
      ? [
          {
            key: 'family',
            text: '添加家人',
            enabled: true,
            reasonAction: { text: '添加家人', route: '/schedule/equity-aggregation?owner=family&step=addFamily' },
          },
        ]
      : [],
    contact: {
      name: `${[...user.realName][0] ?? ''}**`,
      mobileMasked: maskPhone(user.mobile),
      isVerified: true,
    },
    ...(address ? { address: showAddress(offer, address) } : {}),
  };
}

function consentOf({ healthNote: note = '' }: SignupOffer, user: User | undefined) {
  if (note === '') return {};
  const { title, consentId } = showStanding(user?.userId ?? '', 'health');
  return { consent: { type: 'health' as const, title, note, ...(consentId ? { consentId } : {}) } };
}

function textsOf({ slotHint, unit, refundText, agreement, rulesKey }: SignupOffer) {
  return {
    ...(slotHint ? { slotHint } : {}),
    ...(unit ? { unit } : {}),
    ...(refundText ? { refundText } : {}),
    ...(agreement ? { agreement } : {}),
    ...(rulesKey ? { rulesKey } : {}),
  };
}

export function showOffer(
  { code }: MockSignup,
  offer: SignupOffer,
  { user, now, addressId }: { user: User | undefined; now: number; addressId: unknown },
) {
  const quota = quotaOf(code, offer, now);
  const payAmount = payOf(offer, user?.userId);
  return {
    code,
    ...(offer.packageId === '' ? {} : { packageId: offer.packageId }),
    title: offer.title,
    lines: offer.lines,
    status: statusOf(offer, now),
    opensAt: offer.opensAt,
    deadline: offer.deadline,
    startAt: offer.startAt,
    endAt: offer.endAt,
    facts: [...offer.facts, ...(offer.slots.length === 0 ? [{ term: '活动时间', value: spanOf(offer, now) }] : [])],
    ...(quota ? { quota } : {}),
    needsSlot: offer.slots.length > 0,
    slots: slotsOf(code, offer, now),
    fields: offer.fields.map(({ max = 0, options = [], ...field }) => ({ ...field, max, options })),
    ...(user ? ownParts(offer, user, addressId) : { people: [], addPerson: [] }),
    payAmount,
    prices: pricesOf(offer, payAmount),
    ...textsOf(offer),
    ...consentOf(offer, user),
    conditions: offer.conditions?.(user, now) ?? [],
    removed: isRemoved(code, now),
    operate: [joinButton(code, offer, user, now)],
    serverTime: now,
  };
}

function spanOf({ startAt, endAt }: SignupOffer, now: number): string {
  return `${dayWords(startAt, now, '至')} ${dayWords(endAt - 1, now)}`;
}
