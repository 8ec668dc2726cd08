import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import { blocks, count, extra, id, list, operate, record, serverTime, text, unread } from '@/shared/lib/schema';

const PREFIX = '/api/miniapp/family';

/** Somebody whom the member can use rights for; his name comes masked and never otherwise. */
const familyMember = record({
  memberId: id(),
  nameMasked: text(),
  relation: text(),
  /** Uses that were handed on to him and are not used yet. */
  openUses: count(),
});
export type FamilyMember = v.InferOutput<typeof familyMember>;

const family = record({
  members: list(familyMember),
  /** How many there can be. */
  limit: count(),
  /** What somebody can be to the member. */
  relations: list(v.string()),
  /** What he has to agree to before he is added. */
  consent: record({ title: text(), version: id(), points: list(v.string()), blocks: blocks() }),
  /** `add`, with the reason when nobody can be added. */
  operate: operate(),
  serverTime: serverTime(),
});
export type Family = v.InferOutput<typeof family>;

/** The member's family book. */
export const getFamily = defineCall({
  method: 'GET',
  path: `${PREFIX}/list`,
  role: 'primary',
  data: family,
});

/**
 * Adds somebody who has agreed to the wording of this version; the consent is recorded for him. Refused with 2014 (no
 * consent), 2007 (another wording by now), 2008 (is there already), 2004 (no room) or 2006 (no card).
 */
export const saveFamily = defineCall({
  method: 'POST',
  path: `${PREFIX}/save`,
  role: 'write',
  payload: record({ name: v.string(), relation: v.string(), consentVersion: v.string(), clientToken: v.string() }),
  data: unread(record({ memberId: id(), nameMasked: text() })),
});

/** Takes somebody out: his codes are void, his consent ends, and what he has not used is the member's again. */
export const removeFamily = defineCall({
  method: 'POST',
  path: `${PREFIX}/remove`,
  role: 'write',
  payload: record({ memberId: v.string(), clientToken: v.string() }),
  data: extra(record({ returnedUses: count() })),
});
