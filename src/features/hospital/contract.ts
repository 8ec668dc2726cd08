import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import { flag, id, list, maybe, oneOf, optionalText, record, text } from '@/shared/lib/schema';

const PREFIX = '/api/miniapp/hospital';

const target = {
  /** mini: a page of the mini-program. url: a web page. route: a path of this app. phone: a number to call. */
  linkType: oneOf(['mini', 'url', 'route', 'phone'], 'url'),
  link: text(),
};

export const hospitalService = record({
  key: id(),
  name: text(),
  /** Name of the drawing in the app's icon set; an unknown one is shown with the hospital's sign. */
  icon: text(),
  ...target,
  status: oneOf(['open', 'paused'], 'paused'),
  /** Why a service is paused, and where else to go. */
  reasonText: optionalText(),
  /** Who helps while it does not open; the customer service's number when there is none. */
  phone: optionalText(),
  /** A few words on what it is good for; the same for everybody. */
  note: optionalText(),
  /** Other words by which people look for it. */
  keywords: list(v.string()),
  /** A bar code is read with the camera first, where the host can do it; the page gets it as `code`. */
  scan: flag(),
});
export type HospitalService = v.InferOutput<typeof hospitalService>;

/**
 * The entrances to the hospital's services by groups. The app only opens what the server names.
 * Source: spec §1 (the services are known by their icons only).
 */
export const getHospitalServices = defineCall({
  method: 'GET',
  path: `${PREFIX}/services`,
  role: 'primary',
  data: record({
    hospitalName: optionalText(),
    /** Groups are told apart by their names. */
    groups: list(record({ name: v.string(), items: list(hospitalService) })),
    /** Keys of the services that are used most, in their order. */
    common: list(id()),
    /** The hospital's own emergency room. */
    emergencyPhone: text(),
  }),
});
export type HospitalServices = v.InferOutput<typeof getHospitalServices.data>;

/** The patient the member last chose with the hospital; empty texts when there is none. */
export const getCurrentPatient = defineCall({
  method: 'GET',
  path: `${PREFIX}/patients/current`,
  role: 'secondary',
  data: record({
    nameMasked: text(),
    relation: text(),
    /** The last digits of the hospital's card. */
    cardTail: optionalText(),
    /** Where another patient is chosen or the first one is added. */
    switchTo: maybe(record(target)),
  }),
});
