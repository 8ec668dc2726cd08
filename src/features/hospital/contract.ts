import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import { id, list, oneOf, optionalText, record, text } from '@/shared/lib/schema';

const PREFIX = '/api/miniapp/hospital';

export const hospitalService = record({
  key: id(),
  name: text(),
  /** Name of the drawing in the app's icon set; an unknown one is shown with the hospital's sign. */
  icon: text(),
  /** mini: a page of the mini-program. url: a web page. route: a path of this app. phone: a number to call. */
  linkType: oneOf(['mini', 'url', 'route', 'phone'], 'url'),
  link: text(),
  status: oneOf(['open', 'paused'], 'paused'),
  /** Why a service is paused, and where else to go. */
  reasonText: optionalText(),
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
    /** Groups are told apart by their names. */
    groups: list(record({ name: v.string(), items: list(hospitalService) })),
    emergencyPhone: text(),
  }),
});

/** The patient the member last chose with the hospital; empty texts when there is none. */
export const getCurrentPatient = defineCall({
  method: 'GET',
  path: `${PREFIX}/patients/current`,
  role: 'secondary',
  data: record({ nameMasked: text(), relation: text() }),
});
