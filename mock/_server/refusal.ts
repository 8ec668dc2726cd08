import type * as serverCodes from '../../src/shared/config/serverCodes';
import { grouped } from './money';
import { clockWords } from './notice/words';

/** The app's own table; its type holds every number against it. */
export const CODES: typeof serverCodes = {
  BAD_INPUT: 400,
  NOT_STARTED: 2001,
  ENDED: 2002,
  SOLD_OUT: 2003,
  LIMIT_REACHED: 2004,
  NOT_ENOUGH_POINTS: 2005,
  LEVEL_TOO_LOW: 2006,
  CHANGED_MEANWHILE: 2007,
  ALREADY_DONE: 2008,
  TOO_OFTEN: 2009,
  NOT_FOUND: 2010,
  NOT_YOURS: 2011,
  CODE_INVALID: 2012,
  CODE_LOCKED: 2013,
  CONSENT_NEEDED: 2014,
  OTHER_MEMBER: 2015,
};

type Code = (typeof CODES)[keyof typeof CODES];

/** A business refusal: the answer is `{code, msg, data}` with a code other than 0. */
export class Refusal extends Error {
  readonly code: Code;
  readonly data: unknown;

  constructor(code: Code, message: string, data: unknown = null) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** The refusals that several areas share, by their code. */
export const refuse = {
  /** `field`: the one that is wrong, where the form names its fields. */
  badInput: (msg: string, field?: string) => new Refusal(CODES.BAD_INPUT, msg, field === undefined ? null : { field }),
  notStarted: (msg = '活动还没有开始，可以先设提醒') => new Refusal(CODES.NOT_STARTED, msg),
  ended: (msg = '活动已经结束，可以看看其他活动') => new Refusal(CODES.ENDED, msg),
  soldOut: (msg = '已经换完了，可以看看其他商品') => new Refusal(CODES.SOLD_OUT, msg),
  limit: (msg: string) => new Refusal(CODES.LIMIT_REACHED, msg),
  points: (gap: number) =>
    new Refusal(CODES.NOT_ENOUGH_POINTS, `积分不够，还差 ${grouped(gap)} 积分，可以签到、做任务再得`, {
      gapPoints: gap,
    }),
  level: (msg: string) => new Refusal(CODES.LEVEL_TOO_LOW, msg),
  priceChanged: (preview: unknown, msg = '价格有变化，请重新确认') =>
    new Refusal(CODES.CHANGED_MEANWHILE, msg, preview),
  alreadyDone: (msg: string, data: unknown = null) => new Refusal(CODES.ALREADY_DONE, msg, data),
  tooOften: (retryAfterMs: number, msg = `操作太频繁，请 ${Math.ceil(retryAfterMs / 1000)} 秒后再试`) =>
    new Refusal(CODES.TOO_OFTEN, msg, { retryAfter: retryAfterMs }),
  notFound: (msg = '没有找到，可能已被移除，请返回后再看') => new Refusal(CODES.NOT_FOUND, msg),
  notYours: (msg = '这是另一个账号的内容，请换账号登录') => new Refusal(CODES.NOT_YOURS, msg),
  codeInvalid: (msg: string, data: unknown = null) => new Refusal(CODES.CODE_INVALID, msg, data),
  codeLocked: (unlockAt: number) =>
    new Refusal(CODES.CODE_LOCKED, `错误次数太多，请在 ${clockWords(unlockAt)} 以后再试`, { unlockAt }),
  otherMember: () =>
    new Refusal(CODES.OTHER_MEMBER, '您已在别处换了登录账号，这次没有办理，没有扣款。请重新登录后再试', null),
  consent: (type: string) => new Refusal(CODES.CONSENT_NEEDED, '请先阅读并同意须知', { type }),
};

/** Blanks, fillers that count as letters, marks without a width: nobody sees anything of it. */
const BLANK = /^[\s\p{Cf}\u115F\u1160\u3164\uFFA0]*$/u;

export function needText(value: unknown, msg: string, max = 500): string {
  if (typeof value !== 'string' || BLANK.test(value) || [...value].length > max) throw refuse.badInput(msg);
  return value.trim();
}

/** A whole number within limits; strings, fractions and arrays are refused. */
export function needInteger(value: unknown, msg: string, min = 1, max = Number.MAX_SAFE_INTEGER): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < min || value > max)
    throw refuse.badInput(msg);
  return value;
}

/** The choice of a list that a call names, `usual` where it names none; one that the list does not have is refused. */
export function choiceOf<Choices extends object>(
  asked: unknown,
  choices: Choices,
  usual: keyof Choices,
  msg = '没有这个分类，请换一个',
): keyof Choices {
  if (asked === undefined) return usual;
  if (typeof asked !== 'string' || !Object.hasOwn(choices, asked)) throw refuse.badInput(msg);
  return asked as keyof Choices;
}

/** What a call names as a text; anything else is '', and never converted: an object may refuse to be. */
export function wordOf(asked: unknown): string {
  return typeof asked === 'string' ? asked : '';
}

/** What a call names as a number or in digits; anything else is NaN. */
export function numberOf(asked: unknown): number {
  return typeof asked === 'number' || typeof asked === 'string' ? Number(asked) : Number.NaN;
}

/** A whole number from 1 to `most`; `otherwise` where none is asked for. */
function countOf(asked: unknown, otherwise: number, most: number): number {
  return Math.min(Math.max(Math.trunc(numberOf(asked)) || otherwise, 1), most);
}

/** The page that a list call asks for. pageSize is 20 unless told, at most 50. */
export function pageOf<T>(rows: readonly T[], asked: { currentPage?: unknown; pageSize?: unknown }) {
  const pageSize = countOf(asked.pageSize, 20, 50);
  const currentPage = countOf(asked.currentPage, 1, Number.MAX_SAFE_INTEGER);
  return {
    currentPage,
    pageSize,
    totalPage: Math.ceil(rows.length / pageSize),
    totalCount: rows.length,
    recordList: rows.slice((currentPage - 1) * pageSize, currentPage * pageSize),
  };
}
