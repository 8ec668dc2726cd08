import type { Context, GuestContext } from '../handle';
import { needText, refuse } from '../refusal';
import { nextId } from '../state';
import { CONSENT_WORDINGS, type ConsentKind } from './consentCopy';
import { type ConsentRow, consents } from './store';
import { textOf } from './texts';
import { PROVIDER } from './writing';

function needKind(value: unknown): ConsentKind {
  if (typeof value !== 'string' || !Object.hasOwn(CONSENT_WORDINGS, value))
    throw refuse.badInput('没有这种须知，请返回后再试');
  return value as ConsentKind;
}

function findStanding(userId: string, type: ConsentKind): ConsentRow | undefined {
  const version = consents().versions[type];
  return consents()
    .rows.filter(
      (row) => row.userId === userId && row.type === type && row.version === version && row.withdrawnAt === null,
    )
    .at(-1);
}

/**
 * Refuses (2014) unless this consent was given by this user to the present wording of this type and still stands.
 * Other areas call it before they sell, activate or enrol.
 */
export function requireConsent(userId: string, type: ConsentKind, consentId: unknown): ConsentRow {
  const row = findStanding(userId, type);
  if (!row || row.consentId !== consentId) throw refuse.consent(type);
  return row;
}

/** Says whether a consent to the present wording of this type stands. */
export function isStanding(userId: string, type: ConsentKind): boolean {
  return findStanding(userId, type) !== undefined;
}

/** The consent to the present wording of this type as other areas show it. */
export function showStanding(userId: string, type: ConsentKind) {
  const row = findStanding(userId, type);
  return {
    title: CONSENT_WORDINGS[type].title,
    version: consents().versions[type],
    ...(row ? { consentId: row.consentId } : {}),
  };
}

export function getText({ query, user }: GuestContext) {
  const type = needKind(query.type);
  const { effect: _effect, ...wording } = CONSENT_WORDINGS[type];
  const standing = user && findStanding(user.userId, type);
  return {
    type,
    ...wording,
    version: consents().versions[type],
    accepted: standing !== undefined,
    ...(standing ? { consentId: standing.consentId } : {}),
    provider: PROVIDER,
  };
}

const RENEWED = '须知有更新，请重新阅读';

/** The present wording of a type, for areas that show it themselves. */
export function wordingOf(type: ConsentKind) {
  const { title, points, blocks } = CONSENT_WORDINGS[type];
  return { title, version: consents().versions[type], points, blocks };
}

/**
 * Records a consent that somebody else has given by way of the member, each one of its own. `about` names him, masked.
 * Refused without a version (2014) and with another one than the present (2007).
 */
export function recordConsentOf(userId: string, type: ConsentKind, version: unknown, about: string, now: number) {
  const present = consents().versions[type];
  if (version === undefined || version === '') throw refuse.consent(type);
  if (version !== present) throw refuse.priceChanged({ type, version: present }, RENEWED);
  const consentId = nextId('CS');
  consents().rows.push({ consentId, userId, type, version: present, acceptedAt: now, withdrawnAt: null, about });
  return consentId;
}

/** Records a consent to a wording that another area keeps, for example that of one study. */
export function recordOwnWording(
  userId: string,
  type: ConsentKind,
  { version, title }: { version: string; title: string },
  now: number,
): string {
  const consentId = nextId('CS');
  consents().rows.push({ consentId, userId, type, version, acceptedAt: now, withdrawnAt: null, title });
  return consentId;
}

type AfterWithdrawal = (userId: string, consentId: string, now: number) => void;
const afterWithdrawals = new Map<ConsentKind, AfterWithdrawal>();

/** Says what follows when a consent of this type is taken back. */
export function onWithdrawal(type: ConsentKind, follow: AfterWithdrawal): void {
  afterWithdrawals.set(type, follow);
}

/** Ends a consent; the row stays as proof. */
export function endConsent(consentId: string, now: number): void {
  const row = consents().rows.find((each) => each.consentId === consentId);
  if (row) row.withdrawnAt ??= now;
}

/** Records the consent. Consenting twice to one version gives the consent that stands. */
export function accept({ body, user, now }: Context) {
  const type = needKind(body.type);
  if (type === 'family') throw refuse.badInput('请在添加家人时同意');
  const version = needText(body.version, '请先阅读须知', 64);
  const present = consents().versions[type];
  if (version !== present) throw refuse.priceChanged({ type, version: present }, RENEWED);
  const standing = findStanding(user.userId, type);
  const row = standing ?? {
    consentId: nextId('CS'),
    userId: user.userId,
    type,
    version,
    acceptedAt: now,
    withdrawnAt: null,
  };
  if (!standing) consents().rows.push(row);
  return { consentId: row.consentId, type, version, acceptedAt: row.acceptedAt };
}

export function listMine({ user }: Context) {
  return consents()
    .rows.filter((row) => row.userId === user.userId)
    .sort((a, b) => b.acceptedAt - a.acceptedAt)
    .map(({ consentId, type, version, acceptedAt, withdrawnAt, about, title = CONSENT_WORDINGS[type].title }) => ({
      consentId,
      type,
      title: title + (about === undefined ? '' : `：${about}`),
      version,
      acceptedAt,
      withdrawnAt,
      canWithdraw: withdrawnAt === null,
      effect: CONSENT_WORDINGS[type].effect,
    }));
}

/** Takes a consent back. The row stays as proof; a second withdrawal keeps the first moment. */
export function withdraw({ body, user, now }: Context) {
  const consentId = needText(body.consentId, '没有说明是哪条记录，请从列表里打开', 64);
  const row = consents().rows.find((each) => each.consentId === consentId);
  if (!row) throw refuse.notFound('没有这条同意记录，请刷新后再看');
  if (row.userId !== user.userId) throw refuse.notYours();
  endConsent(consentId, now);
  afterWithdrawals.get(row.type)?.(user.userId, consentId, now);
  return { consentId, withdrawnAt: row.withdrawnAt };
}

/** QA's control call: the wording of a type has changed, so everybody is asked again. */
export function raiseVersion(body: Record<string, unknown>) {
  const type = needKind(body.type);
  const { versions } = consents();
  versions[type] = `${versions[type]}+`;
  return { type, version: versions[type] };
}

export function findText({ query }: GuestContext) {
  const key = needText(query.key, '没有说明要看哪一份，请返回后再试', Number.POSITIVE_INFINITY);
  const text = textOf(key, query.version);
  if (!text) throw refuse.notFound('没有找到这份说明，可能已撤回，有疑问请联系客服');
  return { key, sections: [], changes: [], ...text };
}
