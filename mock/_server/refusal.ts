/** A business refusal: the answer is `{code, msg, data}` with a code other than 0. */
export class Refusal extends Error {
  readonly code: number;
  readonly data: unknown;

  constructor(code: number, message: string, data: unknown = null) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** The refusals that several areas share, by their code. */
export const refuse = {
  badInput: (msg: string) => new Refusal(400, msg),
  notStarted: (msg = '活动还没有开始') => new Refusal(2001, msg),
  ended: (msg = '活动已经结束') => new Refusal(2002, msg),
  soldOut: (msg = '已经换完了') => new Refusal(2003, msg),
  limit: (msg: string) => new Refusal(2004, msg),
  points: (gap: number) => new Refusal(2005, `积分不够，还差 ${gap} 积分`, { gapPoints: gap }),
  level: (msg: string) => new Refusal(2006, msg),
  priceChanged: (preview: unknown) => new Refusal(2007, '价格有变化，请重新确认', preview),
  alreadyDone: (msg: string) => new Refusal(2008, msg),
  tooOften: (retryAfterMs: number) => new Refusal(2009, '操作太频繁，请稍后再试', { retryAfter: retryAfterMs }),
  notFound: (msg = '没有找到，可能已被移除') => new Refusal(2010, msg),
  notYours: (msg = '这是另一个账号的内容，请换账号登录') => new Refusal(2011, msg),
  codeInvalid: (msg: string, data: unknown = null) => new Refusal(2012, msg, data),
  codeLocked: (unlockAt: number) => new Refusal(2013, '错误次数太多，已暂时锁定', { unlockAt }),
  otherMember: () => new Refusal(2015, '您已在别处换了登录账号，这次没有办理，没有扣款。请重新登录后再试', null),
  consent: (type: string) => new Refusal(2014, '请先阅读并同意须知', { type }),
};

export function needText(value: unknown, msg: string, max = 500): string {
  if (typeof value !== 'string' || value.trim() === '' || value.length > max) throw refuse.badInput(msg);
  return value.trim();
}

/** A whole number within limits; strings, fractions and arrays are refused. */
export function needInteger(value: unknown, msg: string, min = 1, max = Number.MAX_SAFE_INTEGER): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < min || value > max)
    throw refuse.badInput(msg);
  return value;
}

/** The page that a list call asks for. pageSize is 20 unless told, at most 50. */
export function pageOf<T>(rows: readonly T[], asked: { currentPage?: unknown; pageSize?: unknown }) {
  const pageSize = Math.min(Math.max(Math.trunc(Number(asked.pageSize)) || 20, 1), 50);
  const currentPage = Math.max(Math.trunc(Number(asked.currentPage)) || 1, 1);
  return {
    currentPage,
    pageSize,
    totalPage: Math.ceil(rows.length / pageSize),
    totalCount: rows.length,
    recordList: rows.slice((currentPage - 1) * pageSize, currentPage * pageSize),
  };
}
