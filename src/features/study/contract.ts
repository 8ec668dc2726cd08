import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import {
  blocks,
  count,
  extra,
  flag,
  id,
  list,
  maybe,
  oneOf,
  operate,
  optionalText,
  record,
  serverTime,
  text,
  time,
  unread,
} from '@/shared/lib/schema';

const PREFIX = '/api/miniapp/study';

/** open: takes applications. full: takes them for its waiting list. paused: for the time being it takes none. closed. */
export const STUDY_STATUSES = ['open', 'full', 'paused', 'closed'] as const;
export type StudyStatus = (typeof STUDY_STATUSES)[number];

/** reviewing: somebody will call. enrolled. unfit: for this study. withdrawn: by the member. waiting: for a place. */
export const APPLY_STATUSES = ['reviewing', 'enrolled', 'unfit', 'withdrawn', 'waiting'] as const;
export type ApplyStatus = (typeof APPLY_STATUSES)[number];

/** Somebody to call. */
const contact = record({ name: text(), about: text(), hours: text(), phone: text() });
export type Contact = v.InferOutput<typeof contact>;

const row = {
  studyId: id(),
  title: text(),
  sponsor: text(),
  status: oneOf(STUDY_STATUSES, 'closed'),
  statusText: text(),
  /** How one takes part, for example by phone. */
  way: text(),
  /** For whom it is, in a few words. */
  who: text(),
  /** How many take part, and how many are wanted; 0: not said. */
  applied: count(),
  quota: count(),
};

const studyRow = record(row);
export type StudyRow = v.InferOutput<typeof studyRow>;

/** The studies that look for people, and those that did, for guests too. */
export const getStudies = defineCall({
  method: 'GET',
  path: `${PREFIX}/list`,
  role: 'primary',
  data: record({ studies: list(studyRow), serverTime: serverTime() }),
});

/** What an answer says about taking part: it fits, it does not, or somebody has to ask on the phone. */
const VERDICTS = ['fits', 'asks', 'not'] as const;

const question = record({
  key: id(),
  text: text(),
  hint: optionalText(),
  /** `isMinor`: who answers so is under age and needs a guardian. */
  options: list(record({ key: id(), text: v.string(), verdict: oneOf(VERDICTS, 'asks'), isMinor: flag() })),
});
export type Question = v.InferOutput<typeof question>;

/** The wording that was approved; another one has another version, and other letters another hash. */
const consent = record({
  version: id(),
  hash: text(),
  title: text(),
  approvedAt: time(),
  /** Of the paper, and how long it takes to read. */
  pages: count(),
  minutes: count(),
  sections: list(record({ key: id(), title: text(), blocks: blocks() })),
});
export type StudyConsent = v.InferOutput<typeof consent>;

export const application = record({
  applyId: id(),
  studyId: id(),
  title: text(),
  status: oneOf(APPLY_STATUSES, 'reviewing'),
  statusText: text(),
  /** One line: what happens next. */
  tip: optionalText(),
  appliedAt: time(),
  /** The wording that was signed. */
  consentVersion: text(),
  /** null while the member takes part. */
  withdrawnAt: time(),
  /** What leaving the study changes, and what not. */
  effect: text(),
  /** `consent`: the wording has changed and waits for a signature. `withdraw`. */
  operate: operate(),
});
export type Application = v.InferOutput<typeof application>;

export const study = record({
  ...row,
  /** Who leads it. */
  leader: text(),
  /** The number under which the ethics board has approved it. */
  ethicsNo: text(),
  /** Of what is shown here. */
  version: text(),
  /** What it is for, what one does, how long, what is paid, what is unpleasant. */
  facts: list(record({ term: v.string(), value: v.string() })),
  criteria: list(record({ kind: oneOf(['include', 'exclude'], 'include'), text: v.string() })),
  questions: list(question),
  /** How it goes on, step by step. */
  steps: list(record({ title: v.string(), text: text() })),
  /** The consent in a few sentences. */
  points: list(v.string()),
  consent,
  coordinator: maybe(contact),
  ethicsBoard: maybe(contact),
  /** What a study is not, and where one turns to when ill. */
  notice: text(),
  /** The member's own; absent for a guest and for who never applied. */
  mine: maybe(application),
  /** `apply` or `wait`; switched off it says why. */
  operate: operate(),
  serverTime: serverTime(),
});
export type Study = v.InferOutput<typeof study>;

/** One study with its questions and the whole wording of its consent, for guests too. */
export const getStudy = defineCall({
  method: 'GET',
  path: `${PREFIX}/detail`,
  role: 'primary',
  payload: record({ studyId: v.string() }),
  data: study,
});

/**
 * Hands in the answers to the questions. Without a consent to the use of health data the server forgets them; the app sends
 * them with one only.
 */
export const prescreen = defineCall({
  method: 'POST',
  path: `${PREFIX}/prescreen`,
  role: 'write',
  payload: record({
    studyId: v.string(),
    answers: list(record({ key: v.string(), value: v.string() })),
    clientToken: v.string(),
  }),
  data: extra(record({ fit: v.boolean(), text: text() })),
});

/**
 * Applies, with the consent to the use of health data and the wording that was signed. Who takes part already signs the
 * present wording; who has applied already gets his first number. Refused with 2001 (paused), 2002 (closed), 2006 (the
 * answers do not fit), 2007 (another wording by now), 2014 (no consent).
 */
export const apply = defineCall({
  method: 'POST',
  path: `${PREFIX}/apply`,
  role: 'write',
  payload: record({
    studyId: v.string(),
    consentId: v.string(),
    /** As it was signed. */
    name: v.string(),
    mobile: v.string(),
    /** Who answers for somebody under age. */
    guardian: v.optional(record({ name: v.string(), relation: v.string(), mobile: v.string() })),
    /** The wording that was on screen; only compared. */
    consentVersion: v.string(),
    consentHash: v.string(),
    clientToken: v.string(),
  }),
  data: extra(record({ applyId: id(), status: oneOf(APPLY_STATUSES, 'reviewing') })),
});

/** What the member has applied for, newest first. */
export const getMyApplications = defineCall({
  method: 'GET',
  path: `${PREFIX}/mine`,
  role: 'primary',
  data: record({ applications: list(application), serverTime: serverTime() }),
});

/** Leaves the study; the consents that it stands on end, and stay in the list of consents. */
export const withdrawApplication = defineCall({
  method: 'POST',
  path: `${PREFIX}/withdraw`,
  role: 'write',
  payload: record({ applyId: v.string(), clientToken: v.string() }),
  data: unread(record({ applyId: id(), status: text() })),
});
