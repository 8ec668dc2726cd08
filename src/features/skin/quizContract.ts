import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import {
  extra,
  flag,
  id,
  list,
  maybe,
  nextSteps,
  optionalId,
  optionalText,
  record,
  text,
  time,
  unread,
} from '@/shared/lib/schema';

const PREFIX = '/api/miniapp/skin/quiz';

/** From "can be looked after at home" to "now": `urgent` comes from an answer that ends the questionnaire. */
export const LEVELS = ['home', 'visit', 'soon', 'urgent'] as const;
export type Level = (typeof LEVELS)[number];

const level = v.picklist(LEVELS);
const words = v.pipe(v.string(), v.minLength(1));
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const quizOption = v.object({
  optionId: id(),
  text: words,
  /** How much it speaks for seeing a doctor. */
  weight: whole,
  /** A red flag: the questionnaire ends with it. */
  urgent: v.boolean(),
});

const quizQuestion = v.object({
  questionId: id(),
  title: words,
  /** Why it is asked, or how it is meant. */
  why: v.string(),
  /** May be passed over. */
  optional: v.boolean(),
  options: v.pipe(v.array(quizOption), v.minLength(2)),
});
export type QuizQuestion = v.InferOutput<typeof quizQuestion>;

const quizResult = v.object({
  level,
  /** The least sum of weights that leads to it. */
  from: whole,
  title: words,
  text: words,
  advice: v.array(words),
  seeDoctor: v.boolean(),
});
export type QuizResult = v.InferOutput<typeof quizResult>;

/**
 * What is judged is decoded as a whole or not at all: with one question, option or result left out, a calm result could be
 * a false one.
 */
export const skinQuiz = record({
  quizId: id(),
  title: text(),
  /** Identity of questions and results; answers to another version do not count. */
  version: id(),
  intro: text(),
  minutes: whole,
  /** About a child under 14: a guardian answers, and sending needs his consent. */
  forChild: v.boolean(),
  redFlags: v.array(words),
  questions: v.pipe(v.array(quizQuestion), v.minLength(1)),
  /** With one for "urgent" and one from 0. */
  results: v.pipe(
    v.array(quizResult),
    v.check((results) => results.some((result) => result.level === 'urgent')),
    v.check((results) => results.some((result) => result.level !== 'urgent' && result.from === 0)),
  ),
  reviewerName: text(),
  reviewerTitle: text(),
  reviewedAt: time(),
  sources: list(v.string()),
  emergencyPhone: text(),
  /** The hospital's own page for an appointment. */
  bookingUrl: optionalText(),
  steps: nextSteps(),
  /** The separate consent to keeping answers on the server; with its number once it is given. */
  consent: maybe(record({ type: v.picklist(['skin', 'skinChild']), title: text(), consentId: optionalId() })),
});
export type SkinQuiz = v.InferOutput<typeof skinQuiz>;

/** A questionnaire with the rule by which the phone judges it; nothing of the answers goes to the server for that. */
export const getSkinQuiz = defineCall({
  method: 'GET',
  path: `${PREFIX}/detail`,
  role: 'primary',
  payload: record({ quizId: v.string() }),
  data: skinQuiz,
});

/**
 * Keeps answers and result in the member's account, after his separate consent (refused with 2014 without it, with 2007 for
 * answers to another version). Questions that were passed over are left out. The server judges anew.
 */
export const submitSkinQuiz = defineCall({
  method: 'POST',
  path: `${PREFIX}/submit`,
  role: 'write',
  payload: record({
    quizId: v.string(),
    version: v.string(),
    /** When the member had finished, epoch ms of the server's clock. */
    finishedAt: v.number(),
    answers: v.array(v.object({ questionId: v.string(), optionId: v.string() })),
    consentId: v.string(),
    clientToken: v.string(),
  }),
  data: extra(record({ recordId: id(), level, advice: list(v.string()), seeDoctor: flag() })),
});

export const skinRecord = record({
  recordId: id(),
  quizId: id(),
  quizTitle: text(),
  level,
  title: text(),
  text: text(),
  advice: list(v.string()),
  seeDoctor: flag(),
  at: time(),
});
export type SkinRecord = v.InferOutput<typeof skinRecord>;

/** What the member has sent, newest first; fifty at most. */
export const getSkinRecords = defineCall({
  method: 'GET',
  path: `${PREFIX}/history`,
  role: 'secondary',
  data: list(skinRecord),
});

/** Removes what was sent, for good. Records that are gone already are no mistake. */
export const deleteSkinRecords = defineCall({
  method: 'POST',
  path: `${PREFIX}/delete`,
  role: 'write',
  payload: record({ recordIds: v.array(v.string()), clientToken: v.string() }),
  data: unread(record({ recordIds: list(id()) })),
});
