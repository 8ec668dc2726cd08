import type { SignupConfig } from './contract';

/** How a campaign calls what one signs up for, once one has. */
export interface JoinWords {
  /** What is over after the deadline. */
  deed: string;
  mine: string;
  /** When it was handed in. */
  at: string;
  edit: string;
  done: string;
  cancel: string;
  /** The question before it. */
  asks: string;
}

export const SIGNUP_WORDS: JoinWords = {
  deed: '报名',
  mine: '我的报名',
  at: '报名时间',
  edit: '修改报名',
  done: '报名成功',
  cancel: '取消报名',
  asks: '取消这次报名？',
};

/** What the sum is called: who waits for a place pays once he has it. */
export function sumName([action]: SignupConfig['operate']): string {
  return action?.key === 'wait' ? '补上后付' : '应付';
}
