import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import type { AreaNode } from '@/shared/lib/areas/areas';
import { extra, flag, id, lenient, list, record, text, unread } from '@/shared/lib/schema';

const PREFIX = '/api/miniapp/address';

const listed = {
  addressId: id(),
  name: text(),
  mobileMasked: text(),
  /** Codes from the province down; two in municipalities. Empty when the area was typed by hand. */
  areaCodes: list(v.string()),
  areaText: text(),
  detail: text(),
  tag: text(),
  isDefault: flag(),
};

export const address = record(listed);
export type Address = v.InferOutput<typeof address>;

/** The member's addresses, the default one first. At most 20. */
export const getAddresses = defineCall({
  method: 'GET',
  path: `${PREFIX}/list`,
  role: 'primary',
  data: list(address),
});

/** One address with the whole phone number, for editing. Refused with 2010 or 2011 (somebody else's). */
export const getAddress = defineCall({
  method: 'GET',
  path: `${PREFIX}/detail`,
  role: 'primary',
  payload: record({ addressId: v.string() }),
  data: record({ ...listed, mobile: text() }),
});

/**
 * Saves a new address, or changes the one with `addressId`. `areaCodes` leads down to the last level; when the tree could
 * not be loaded it is empty and `areaText` says the area. Refused with 2004 at 20 addresses.
 */
export const saveAddress = defineCall({
  method: 'POST',
  path: `${PREFIX}/save`,
  role: 'write',
  payload: record({
    addressId: v.optional(v.string()),
    name: v.string(),
    mobile: v.string(),
    areaCodes: v.array(v.string()),
    areaText: v.optional(v.string()),
    detail: v.string(),
    tag: v.string(),
    isDefault: v.boolean(),
    clientToken: v.string(),
  }),
  data: extra(record({ addressId: id() })),
});

/** Deletes an address; orders that use it keep theirs. The next one becomes the default when it was the default. */
export const deleteAddress = defineCall({
  method: 'POST',
  path: `${PREFIX}/delete`,
  role: 'write',
  payload: record({ addressId: v.string() }),
  data: unread(),
});

/** Makes an address the one that is taken unless another is chosen. */
export const setDefaultAddress = defineCall({
  method: 'POST',
  path: `${PREFIX}/default`,
  role: 'setting',
  payload: record({ addressId: v.string() }),
  data: unread(),
});

/** Reads a pasted text (at most 300 characters). The parts are shown and corrected, never saved by themselves. */
export const parseAddress = defineCall({
  method: 'POST',
  path: `${PREFIX}/parse`,
  role: 'secondary',
  payload: record({ text: v.string() }),
  data: record({
    name: text(),
    mobile: text(),
    /** May stop above the last level, or be empty. */
    areaCodes: list(v.string()),
    areaText: text(),
    detail: text(),
    /** 0 to 1: how much of an address was found. */
    confidence: lenient(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0),
  }),
});

const areaNode: v.GenericSchema<unknown, AreaNode> = v.union([
  v.strictTuple([v.string(), v.string()]),
  v.strictTuple([v.string(), v.string(), v.array(v.lazy(() => areaNode))]),
]);

/** The areas of China; without `tree` when `version` is still the present one. */
export const getAreaTree = defineCall({
  method: 'GET',
  path: '/api/miniapp/area/tree',
  role: 'background',
  payload: record({ version: v.optional(v.string()) }),
  data: record({ version: text(), tree: lenient(v.optional(v.array(areaNode)), undefined) }),
});
