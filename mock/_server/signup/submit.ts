import { requireConsent } from '../consent/rules';
import type { Context } from '../handle';
import { needName } from '../names';
import { momentWords } from '../notice/words';
import { PAY_WINDOW_MS } from '../payment/limits';
import { CODES, Refusal, refuse } from '../refusal';
import { nextId } from '../state';
import type { User } from '../users';
import { needOwnJoin, sweepJoins, takeSeat } from './lifeCycle';
import { activeJoin, addressFor, payOf, personText, SELF, whyNotServed } from './offer';
import { addJoin, allJoins, needOffer, needSignup } from './registry';
import { beginOf, hasAnySeat, hasSeat, isActive } from './seats';
import type { Join, OfferField, SignupOffer } from './types';

const MAX_ANSWERS = 10;

function answerTo(join: Join, isRepeat = false) {
  return {
    joinId: join.joinId,
    number: join.number,
    status: join.status,
    ...(join.orderNo === '' ? {} : { orderNo: join.orderNo }),
    needPay: join.status === 'toPay',
    ...(isRepeat ? { isRepeat } : {}),
  };
}

function refuseTime({ opensAt, deadline }: SignupOffer, now: number): void {
  if (now < opensAt) throw refuse.notStarted(`${momentWords(opensAt, now)} 开始报名，可以先设提醒`);
  if (now >= deadline) throw refuse.ended('报名已经结束，可以看看其他活动');
}

function needSlot(code: string, offer: SignupOffer, body: Record<string, unknown>, now: number): string {
  const isWaiting = body.isWaiting === true;
  const slot = offer.slots.find(({ id, start }) => id === body.slotId && start > now);
  if (offer.slots.length > 0 && !slot) throw refuse.badInput('请选择时间');
  const slotId = slot?.id ?? '';
  const isFree = hasSeat(code, offer, slotId, now);
  if (!isWaiting && !isFree) {
    const next = offer.slots.length > 0 && hasAnySeat(code, offer, now) ? '换一个时间试试' : '可以候补';
    throw refuse.soldOut(slot ? `这个时间刚被约满，${next}` : '名额刚满，可以候补');
  }
  return slotId;
}

function fieldOf(offer: SignupOffer, kind: OfferField['kind']): OfferField | undefined {
  return offer.fields.find((field) => field.kind === kind);
}

function needNote(offer: SignupOffer, note: unknown): string {
  const field = fieldOf(offer, 'note');
  if (!field || note === undefined || note === '') {
    if (field?.required) throw refuse.badInput(`请填写${field.label}`);
    return '';
  }
  const max = field.max ?? 100;
  if (typeof note !== 'string' || [...note].length > max) throw refuse.badInput(`${field.label}最多 ${max} 个字`);
  return note.trim();
}

function needAnswers(offer: SignupOffer, answers: unknown): Join['answers'] {
  const given = Array.isArray(answers) ? answers.slice(0, MAX_ANSWERS) : [];
  return offer.fields
    .filter(({ kind }) => kind === 'choice')
    .flatMap(({ key, label, required, options = [] }) => {
      const value = (given as { key?: unknown; value?: unknown }[]).find((each) => each?.key === key)?.value;
      if (typeof value === 'string' && options.includes(value)) return [{ key, value }];
      if (required) throw refuse.badInput(`请选择${label}`);
      return [];
    });
}

function needPerson(offer: SignupOffer, user: User, body: Record<string, unknown>) {
  const personId = fieldOf(offer, 'person') ? (body.personId ?? SELF) : SELF;
  const text = personText(user, String(personId));
  if (text === undefined) throw refuse.badInput('这位家人不在名单里，请重新选择');
  const { guardian } = body as { guardian?: { name?: unknown; agrees?: unknown } };
  if (guardian === undefined) return { personId: String(personId), personText: text, guardian: '' };
  const name = needName(guardian.name, '请填写监护人的姓名');
  if (guardian.agrees !== true) throw refuse.badInput('未满 18 周岁，请监护人同意后勾选');
  return { personId: String(personId), personText: text, guardian: name };
}

function needAddress(offer: SignupOffer, userId: string, addressId: unknown): Join['address'] {
  const field = fieldOf(offer, 'address');
  const found = field && addressFor(offer, userId, addressId);
  if (!found) {
    if (field?.required) throw refuse.badInput('请选择上门地址', field.key);
    return null;
  }
  const reason = whyNotServed(offer, found);
  if (reason !== undefined) throw refuse.badInput(reason, field.key);
  return { ...found };
}

function refuseUnagreed(offer: SignupOffer, user: User, body: Record<string, unknown>, now: number): string {
  const undone = offer.conditions?.(user, now).find(({ done }) => !done);
  if (undone) throw refuse.level(`先完成：${undone.text}`);
  if (offer.agreement && body.agrees !== true) throw refuse.badInput(`请先同意《${offer.agreement.title}》`);
  if (!offer.healthNote) return '';
  return requireConsent(user.userId, 'health', body.consentId).consentId;
}

/** Changes note and answers of what was handed in; time, person and price stay. */
function change({ user, body, now }: Context) {
  const join = needOwnJoin(user.userId, body.joinId);
  const offer = needOffer(join.code, join.packageId, now);
  refuseTime(offer, now);
  if (!isActive(join)) throw refuse.alreadyDone('这次报名已经取消，要参加请重新报名');
  if (join.status !== 'joined' && join.status !== 'waiting')
    throw refuse.alreadyDone('这次报名现在不能修改，有变动请打电话');
  if (join.slotId !== '' && now >= beginOf(join, now))
    throw refuse.ended('约好的时间已经到了，不能再修改，有变动请打电话');
  Object.assign(join, { note: needNote(offer, body.note), answers: needAnswers(offer, body.answers) });
  return answerTo(join);
}

/** The number that he had before, should he have left and come back. */
function numberOf(code: string, offer: SignupOffer, userId: string, joinId: string): string {
  const before = allJoins().find(
    (join) => join.code === code && join.packageId === offer.packageId && join.userId === userId,
  );
  return before?.number ?? `${offer.numberPrefix}${joinId.slice(1)}`;
}

export function submitJoin(ctx: Context) {
  const { user, body, now } = ctx;
  const { code } = needSignup(body.code);
  sweepJoins();
  if (body.joinId !== undefined) return change(ctx);
  const offer = needOffer(code, body.packageId, now);
  const standing = activeJoin(code, offer, user.userId);
  if (standing) return answerTo(standing, true);
  refuseTime(offer, now);
  const consentId = refuseUnagreed(offer, user, body, now);
  const who = needPerson(offer, user, body);
  const given = {
    address: needAddress(offer, user.userId, body.addressId),
    note: needNote(offer, body.note),
    answers: needAnswers(offer, body.answers),
  };
  const payCents = payOf(offer, user.userId);
  if (body.payAmount !== undefined && body.payAmount !== payCents)
    throw new Refusal(CODES.CHANGED_MEANWHILE, '费用有变化，请重新核对', { payAmount: payCents });
  const slotId = needSlot(code, offer, body, now);
  const joinId = nextId('J');
  const join: Join = {
    joinId,
    code,
    packageId: offer.packageId,
    userId: user.userId,
    number: numberOf(code, offer, user.userId, joinId),
    status: 'waiting',
    slotId,
    ...who,
    ...given,
    consentId,
    createdAt: now,
    amountCents: payCents,
    orderNo: '',
    payExpireAt: null,
    paidAt: null,
    isPaying: false,
    checkCode: slotId === '' ? '' : `8${joinId.slice(1)}${String(now % 100000).padStart(5, '0')}`,
    reasonText: '',
    returnedCents: 0,
    refundDueAt: 0,
  };
  if (hasSeat(code, offer, slotId, now)) takeSeat(join, now, PAY_WINDOW_MS);
  addJoin(join);
  return answerTo(join);
}
