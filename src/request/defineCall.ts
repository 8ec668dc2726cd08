import type * as v from 'valibot';

/**
 * What a call is for; it decides retries, loading and how its failure is shown.
 * primary: main content of a screen. secondary: one block of it. more: the next page of a list.
 * money: spends points, money, a chance or stock. setting: sets what its payload says, such as a switch; done twice it is the
 * same. write: any other write. background: silent, its failure is not shown.
 */
export type CallRole = 'primary' | 'secondary' | 'more' | 'money' | 'setting' | 'write' | 'background';

/** One call of the contract: where it goes, what it is for, and what its `data` looks like. */
export interface Call<Payload, Data> {
  readonly method: 'GET' | 'POST';
  /** Path from the host's root, for example /api/miniapp/points/summary. */
  readonly path: string;
  readonly role: CallRole;
  /** Schema of the payload; types the caller and goes into the OpenAPI document. */
  readonly payload: v.GenericSchema<Payload, unknown> | undefined;
  /** Schema of `data`; decodes every answer with code 0. */
  readonly data: v.GenericSchema<unknown, Data>;
}

/** The decoded `data` of a call. */
export type DataOf<C> = C extends { readonly data: v.GenericSchema<unknown, infer Data> } ? Data : never;

interface Definition<P extends v.GenericSchema | undefined, D extends v.GenericSchema> {
  method: 'GET' | 'POST';
  path: `/api/${string}`;
  role: CallRole;
  payload?: P;
  data: D;
}

/** Defines one call of a feature's contract. Without `payload` the call takes no payload. */
export function defineCall<D extends v.GenericSchema, P extends v.GenericSchema | undefined = undefined>(
  definition: Definition<P, D>,
): Call<P extends v.GenericSchema ? v.InferInput<P> : void, v.InferOutput<D>> {
  return { payload: undefined, ...definition } as unknown as Call<
    P extends v.GenericSchema ? v.InferInput<P> : void,
    v.InferOutput<D>
  >;
}
