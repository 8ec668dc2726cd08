import type { Call } from '@/request/defineCall';
import { send } from '@/request/send';
import type { SubmitOptions, SubmitPayload } from '@/request/useSubmit';
import type { ask } from './ask';

export type Persona = NonNullable<NonNullable<Parameters<typeof ask>[2]>['as']>;

/** What the screen shows of a call: what a tap sends, and how the feature names the intent. */
export interface View<Payload, Data> {
  payload: SubmitPayload<Payload>;
  intent: SubmitOptions<Payload, Data>;
}

/** A call that spends or grants something, as the model test drives it. */
export interface Spending<Payload, Data> {
  call: Call<Payload, Data>;
  as: Persona;
  /** When it begins, in China time; a little before midnight unless told otherwise. */
  at?: string;
  prepare?: (as: Persona) => Promise<void>;
  /** Looks at the server as the signed-in member; undefined when there is nothing to tap. */
  look: () => Promise<View<Payload, Data> | undefined>;
  /** Another token gives the same result once more: the server keeps one of its kind. */
  isIdempotent?: boolean;
  /** How many of its results the server has for a member. */
  effects: (userId: string) => number;
  /** After an answer the member has what he was told that he has. */
  stands?: (userId: string) => boolean;
  /** The answer is a normal one that gives nothing (too late, had already). */
  isNothing?: (data: Data) => boolean;
  /** The member takes it back, on the screens that the app has for it. */
  undo?: (as: Persona) => Promise<void>;
}

/** Reads through the app, so that its clock and its session are the ones that count. */
export const read = async <Payload, Data>(call: Call<Payload, Data>, payload: Payload): Promise<Data> => {
  const { data, code, msg } = await send(call, payload, { loading: false });
  if (data === null) throw new Error(`${call.path}: ${code} ${msg}`);
  return data;
};

export const PAGE = { currentPage: 1, pageSize: 50 };
export const canDo = (key: string, operate: readonly { key: string; enabled: boolean }[]) =>
  operate.some((each) => each.key === key && each.enabled);

/** One type for all of them. */
export const define = <Payload, Data>(spending: Spending<Payload, Data>) =>
  spending as unknown as Spending<Record<string, unknown>, unknown>;

export type AnySpending = ReturnType<typeof define>;
