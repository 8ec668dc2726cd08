import type * as v from 'valibot';
import type { codeRefusal } from '../../../src/features/course/contract';
import { LOCKED_TEXT, limitTries } from '../codes/tries';
import { normaliseCode } from '../codes/typed';
import { dayWords } from '../notice/words';
import { needText } from '../refusal';
import { findCourse } from './catalog';
import { type CodeRow, courseStore } from './store';

type Refusal = v.InferOutput<typeof codeRefusal>;
type ReasonCode = Refusal['reasonCode'];

export const { triesOf, countWrongTry, forgiveTries } = limitTries('course-codes');

export interface Judgement extends Pick<Refusal, 'reasonCode' | 'reasonText'> {
  row?: CodeRow;
}

function isBatchUsed({ batch }: CodeRow, userId: string): boolean {
  return batch !== '' && courseStore().codes.some((other) => other.batch === batch && other.usedBy === userId);
}

function judgeRow(row: CodeRow, courseId: string | undefined, userId: string, now: number): Judgement {
  const say = (reasonCode: ReasonCode, reasonText: string): Judgement => ({ row, reasonCode, reasonText });
  if (row.usedBy === userId) return say('mine', '这个兑换码您已经用过了，课程在“已拥有”里');
  if (row.usedBy !== '') return say('used', '这个兑换码已使用，请换一个兑换码');
  if (now > row.usableUntil)
    return say('overdue', `这个兑换码已过期，可用到 ${dayWords(row.usableUntil, now)}。请联系发码的活动方`);
  const fitting = findCourse(row.courseId);
  if (courseId !== undefined && fitting && row.courseId !== courseId)
    return say('unfit', `这个兑换码不适用这门课，它是换《${fitting.title}》的`);
  if (isBatchUsed(row, userId)) return say('limit', '次数超限，同一场活动的兑换码每人用 1 个');
  return { row, reasonCode: '', reasonText: '' };
}

const LOCKED: Judgement = { reasonCode: 'locked', reasonText: LOCKED_TEXT };

/** What a typed code is good for; a wrong one counts as a try. */
export function judgeCode(typed: unknown, courseId: string | undefined, userId: string, now: number): Judgement {
  if (triesOf(userId, now).unlockAt !== null) return LOCKED;
  const code = normaliseCode(needText(typed, '请输入兑换码', 64));
  const row = courseStore().codes.find((each) => each.code === code);
  if (row) {
    const judgement = judgeRow(row, courseId, userId, now);
    if (judgement.reasonCode === '') forgiveTries(userId);
    return judgement;
  }
  countWrongTry(userId, now);
  const { attemptsLeft, unlockAt } = triesOf(userId, now);
  if (unlockAt !== null) return LOCKED;
  return { reasonCode: 'unknown', reasonText: `这个兑换码无效，请核对，还可以试 ${attemptsLeft} 次` };
}
