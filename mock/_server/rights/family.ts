import type { Operate } from '../../../src/shared/lib/schema';
import { voidCodesFor } from '../codes/codes';
import { endConsent, onWithdrawal, recordConsentOf, wordingOf } from '../consent/rules';
import type { Context } from '../handle';
import { maskName } from '../masks';
import { FAMILY_LIMIT } from '../membership/catalog';
import { needName } from '../names';
import { needText, refuse } from '../refusal';
import { nextId } from '../state';
import { findRight } from './catalog';
import { standingOf } from './standing';
import { type FamilyRow, rights } from './store';
import { openTransfers } from './transfers';
import { undoUse } from './usage';

const RELATIONS = ['父亲', '母亲', '配偶', '儿子', '女儿', '其他家人'];

export function familyOf(userId: string | undefined): FamilyRow[] {
  return rights().family.filter((row) => row.userId === userId);
}

export function describePerson({ nameMasked, relation }: Pick<FamilyRow, 'nameMasked' | 'relation'>): string {
  return `${nameMasked}（${relation}）`;
}

function waitingFor({ userId, memberId }: FamilyRow, now: number) {
  return openTransfers(userId, now).filter((row) => row.memberId === memberId);
}

function hasFamilyRight(userId: string, now: number): boolean {
  const right = findRight('R-family');
  return right !== undefined && standingOf(userId, right, now).status === 'available';
}

function addButton(userId: string, now: number): Operate {
  const add = { key: 'add', text: '添加家人' };
  if (!hasFamilyRight(userId, now)) {
    const reasonAction = { text: '看会员卡', route: '/membership-card' };
    return { ...add, enabled: false, reasonText: '金杏会员可添加家人', reasonAction };
  }
  if (familyOf(userId).length < FAMILY_LIMIT) return { ...add, enabled: true };
  return { ...add, enabled: false, reasonText: `最多 ${FAMILY_LIMIT} 位，移除一位后可以再添加` };
}

export function listFamily({ user, now }: Context) {
  return {
    members: familyOf(user.userId).map((row) => ({
      memberId: row.memberId,
      nameMasked: row.nameMasked,
      relation: row.relation,
      openUses: waitingFor(row, now).length,
    })),
    limit: FAMILY_LIMIT,
    relations: RELATIONS,
    consent: wordingOf('family'),
    operate: [addButton(user.userId, now)],
    serverTime: now,
  };
}

function needPerson(body: Record<string, unknown>): { name: string; relation: string } {
  const name = needName(body.name, '请填写家人的姓名，最多 20 个字');
  const relation = needText(body.relation, '请选择与您的关系');
  if (!RELATIONS.includes(relation)) throw refuse.badInput('请选择与您的关系');
  return { name, relation };
}

export function saveFamily({ user, body, now }: Context) {
  const { userId } = user;
  const person = needPerson(body);
  if (!hasFamilyRight(userId, now)) throw refuse.level('金杏会员可以添加家人');
  const present = familyOf(userId);
  if (present.some(({ name, relation }) => name === person.name && relation === person.relation))
    throw refuse.alreadyDone('这位家人已经在名单里');
  if (present.length >= FAMILY_LIMIT) throw refuse.limit(`最多添加 ${FAMILY_LIMIT} 位家人，移除一位后可以再添加`);
  const nameMasked = maskName(person.name);
  const about = describePerson({ nameMasked, relation: person.relation });
  const consentId = recordConsentOf(userId, 'family', body.consentVersion, about, now);
  const memberId = nextId('F');
  rights().family.push({ ...person, memberId, userId, nameMasked, consentId });
  return { memberId, nameMasked };
}

/** He leaves the book: his codes are void, and what he has not used is the member's again. Returns how often that is. */
function takeOut(row: FamilyRow, now: number): number {
  const open = waitingFor(row, now);
  for (const { recordId } of open) undoUse(recordId);
  rights().transfers = rights().transfers.filter((each) => !open.includes(each));
  voidCodesFor(row.userId, row.memberId);
  rights().family = rights().family.filter((each) => each !== row);
  endConsent(row.consentId, now);
  return open.length;
}

export function removeFamily({ user, body, now }: Context) {
  const memberId = needText(body.memberId, '请选择家人', 64);
  const row = rights().family.find((each) => each.memberId === memberId);
  if (!row) throw refuse.notFound('没有找到这位家人，可能已经移除，请重新选');
  if (row.userId !== user.userId) throw refuse.notYours('这位家人在另一个账号的名单里，请换账号登录');
  return { returnedUses: takeOut(row, now) };
}

onWithdrawal('family', (userId, consentId, now) => {
  const row = familyOf(userId).find((each) => each.consentId === consentId);
  if (row) takeOut(row, now);
});
