import { CONSENT_WORDINGS, type ConsentKind } from '../consent/consentCopy';
import { accept } from '../consent/rules';
import { areaOf } from '../payment/registry';
import '../payment/vipPayable';
import { resetServer, serverNow } from '../state';
import { type PersonaKey, personaUser } from '../users';
import { submit } from './activation';
import { asPersona } from './asPersona';
import { listCards, trialSlots } from './cards';
import { hasActiveCard, membershipOf } from './membership';
import { getOrder, listOrders } from './orders';
import { createOrder, createReserve, settlePaid } from './purchase';

/* What becomes of an unpaid card while its member does something else in another tab. */

function consent(persona: PersonaKey, type: ConsentKind): string {
  return accept(asPersona(persona, { type, version: CONSENT_WORDINGS[type].version })).consentId;
}

function buy(persona: PersonaKey, planId: string): string {
  const quoteId = listCards(asPersona(persona)).cards[0]?.plans.find((each) => each.planId === planId)?.quoteId;
  const body = { cardId: 'jinxing', planId, quoteId, consentId: consent(persona, 'vip') };
  return createOrder(asPersona(persona, body)).orderNo;
}

function reserve(): string {
  const body = { trialCardId: 'jinxing', slot: trialSlots(serverNow())[0], consentId: consent('newcomer', 'trial') };
  return createReserve(asPersona('newcomer', body)).orderNo;
}

const becomePermanent = (persona: PersonaKey) =>
  submit(asPersona(persona, { code: 'XEVR-5P2A-6K9D', consentId: consent(persona, 'activate') }));
const look = (persona: PersonaKey, orderNo: string) => getOrder(asPersona(persona, { orderNo }));
const pay = (orderNo: string) => settlePaid(orderNo, '微信支付', serverNow());
const waiting = () =>
  listOrders(asPersona('newcomer'))
    .recordList.filter(({ status }) => status === 'waiting')
    .map(({ orderNo }) => orderNo);

beforeEach(() => resetServer());

test('who has a card for ever by now pays for no other one', () => {
  const orderNo = buy('newcomer', 'year');
  becomePermanent('newcomer');
  const reasonText = '您已是永久会员，不用再买，订单已取消';
  expect(look('newcomer', orderNo)).toMatchObject({ status: 'cancelled', reasonText });
});

test('what a wallet was taking meanwhile for a card of no use goes back', () => {
  const orderNo = buy('newcomer', 'year');
  areaOf('vip')?.onProcessing(orderNo, true, serverNow());
  becomePermanent('newcomer');
  expect(look('newcomer', orderNo)).toMatchObject({ status: 'processing' });
  pay(orderNo);
  expect(look('newcomer', orderNo)).toMatchObject({ status: 'refunding', returned: { cents: 29_800, days: 0 } });
  expect(look('newcomer', orderNo).timeline.map(({ text }) => text)).not.toContain('付款成功，会员已到账');
});

test('a card that is stopped ends what was to lengthen it', () => {
  const orderNo = buy('lapsed', 'year');
  const row = membershipOf(personaUser('lapsed').userId);
  if (row) row.closedReason = '资料需要核实，请联系客服';
  expect(look('lapsed', orderNo)).toMatchObject({ status: 'cancelled', reasonText: '会员卡已停用，订单已取消' });
  pay(orderNo);
  expect(look('lapsed', orderNo)).toMatchObject({ status: 'refunding' });
  expect(hasActiveCard(personaUser('lapsed').userId)).toBe(false);
});

test('of a card and a trial one waits for its payment, whichever comes first', () => {
  const card = buy('newcomer', 'year');
  const trial = reserve();
  expect(waiting()).toEqual([trial]);
  expect(look('newcomer', card)).toMatchObject({ status: 'cancelled', reasonText: '您改选了其他方案' });
  const next = buy('newcomer', 'month');
  expect(waiting()).toEqual([next]);
});
