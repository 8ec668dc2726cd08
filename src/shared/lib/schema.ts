import * as v from 'valibot';
import { isPresentMoment } from './serverClock';

/**
 * Building blocks for contracts.
 *
 * A contract is decoded in one of two ways:
 * - in the app, leniently: a field that does not fit becomes the value that the screen shows as "--" or hides, a list
 *   item that does not fit is left out, and only a record without its identity fails as a whole (code 1001);
 * - in tests, strictly (`STRICT`): the mock's answers must fit to the letter, so that a fallback never hides a mistake.
 */
export const STRICT = { lang: 'strict' } as const;

function isStrict(config: { readonly lang?: string | undefined }): boolean {
  return config.lang === STRICT.lang;
}

function withEveryKey(value: unknown, entries: v.ObjectEntries): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.keys(entries).map((key) => [key, value[key as keyof typeof value]]));
}

/**
 * An object; keys that the contract does not name are dropped. A key that is absent is decoded like one that does not
 * fit. A list is none: what is empty in it would be told as what the member does not have. `absent` stands for nothing at
 * all.
 */
export function record<const Entries extends v.ObjectEntries>(
  entries: Entries,
  absent?: object,
): v.ObjectSchema<Entries, undefined> {
  const strict = v.object(entries);
  return {
    ...strict,
    '~run'(dataset: Parameters<(typeof strict)['~run']>[0], config: Parameters<(typeof strict)['~run']>[1]) {
      const given = isStrict(config) ? dataset : { ...dataset, value: withEveryKey(dataset.value ?? absent, entries) };
      return strict['~run'](given, config);
    },
  };
}

/** Returns `schema` with a fallback value for the lenient way; strict decoding still reports the mismatch. */
export function lenient<S extends v.GenericSchema>(schema: S, fallback: v.InferOutput<S>): S {
  return {
    ...schema,
    '~run'(dataset: Parameters<S['~run']>[0], config: Parameters<S['~run']>[1]) {
      const result = schema['~run'](dataset, config);
      if (!result.issues || isStrict(config)) return result;
      return { typed: true, value: fallback } as typeof result;
    },
  };
}

/**
 * Makes a block once for all contracts that name it: a phone keeps a thousand fields in memory. Marked as pure where it is
 * called, a block that nobody names is left out of the scripts ahead of the app.
 */
function once<S>(make: () => S): () => S {
  let made: S | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Less is 0, which many servers write for none, or in seconds. */
const FIRST_TIME_MS = 1e11;
const LAST_TIME_MS = Date.UTC(9999, 11, 31);

const integer = /* @__PURE__ */ once(() => v.pipe(v.number(), v.safeInteger()));

/** Text from the server; what does not fit becomes ''. */
export const text = /* @__PURE__ */ once(() => lenient(v.string(), ''));

/** A record's identity. There is no fallback: a record without it does not exist. */
export const id = /* @__PURE__ */ once(() => v.pipe(v.string(), v.minLength(1), v.maxLength(128)));

/** A part that may be absent; what does not fit becomes undefined. */
export function maybe<S extends v.GenericSchema>(schema: S) {
  return lenient<v.OptionalSchema<S, undefined>>(v.optional(schema), undefined);
}

/** A text that may be absent; what does not fit becomes undefined. */
export const optionalText = /* @__PURE__ */ once(() => maybe(v.string()));

/** An identity that may be absent. */
export const optionalId = /* @__PURE__ */ once(() => maybe(id()));

/** Money in integer cents, not negative; null when the server's value cannot be used (shown as "--"). Source: spec §3. */
export const cents = /* @__PURE__ */ once(() => lenient(v.nullable(v.pipe(integer(), v.minValue(0))), null));

/** Points, an integer (may be negative in a ledger or balance); null when it cannot be used (shown as "--"). */
export const points = /* @__PURE__ */ once(() => lenient(v.nullable(integer()), null));

/** A count, an integer >= 0; what does not fit becomes 0. */
export const count = /* @__PURE__ */ once(() => lenient(v.pipe(integer(), v.minValue(0)), 0));

/** A count that may be absent or unknown; null then. */
export const countOrNull = /* @__PURE__ */ once(() => lenient(v.nullable(v.pipe(integer(), v.minValue(0))), null));

/** A calendar day, YYYY-MM-DD. There is no fallback. */
export const day = /* @__PURE__ */ once(() => v.pipe(v.string(), v.isoDate()));

/** A moment in epoch milliseconds of the server's clock, until the year 9999; null when absent or unusable. */
export const time = /* @__PURE__ */ once(() =>
  lenient(v.nullable(v.pipe(integer(), v.minValue(FIRST_TIME_MS), v.maxValue(LAST_TIME_MS))), null),
);

/** The server's present moment in epoch milliseconds; 0 (unknown: use the phone's clock) when unusable. */
export const serverTime = /* @__PURE__ */ once(() =>
  lenient(
    v.pipe(
      integer(),
      v.check((value: number) => isPresentMoment(value)),
    ),
    0,
  ),
);

/** A yes or no; what does not fit becomes false. */
export const flag = /* @__PURE__ */ once(() => lenient(v.boolean(), false));

/** One of the listed words or numbers; what does not fit becomes `fallback`. */
export function oneOf<const T extends ReadonlyArray<string | number>>(values: T, fallback: T[number]) {
  return lenient(v.picklist(values), fallback);
}

/** A list whose unusable items are left out; anything but a list becomes []. */
export function list<S extends v.GenericSchema>(item: S) {
  const strict = v.array(item);
  const items = v.pipe(
    lenient(v.array(v.unknown()), []),
    v.transform((values) =>
      values.flatMap((value) => {
        const parsed = v.safeParse(item, value);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );
  return {
    ...strict,
    '~run'(dataset: Parameters<(typeof strict)['~run']>[0], config: Parameters<(typeof strict)['~run']>[1]) {
      return (isStrict(config) ? strict : items)['~run'](dataset, config) as ReturnType<(typeof strict)['~run']>;
    },
  } as typeof strict;
}

/** A number that some servers leave out; what does not fit becomes undefined. */
const optionalCount = (least = 0) => lenient(v.optional(v.pipe(integer(), v.minValue(least))), undefined);

/** Decodes by `shape` in the strict way; in the lenient one `read` has the answer as it came and the decoded one. */
function relaxed<S extends v.GenericSchema, Out>(
  shape: S,
  read: (answer: unknown, decoded: v.InferOutput<S> | undefined) => Out,
): v.GenericSchema<unknown, Out> {
  return {
    ...shape,
    '~run'(dataset: Parameters<S['~run']>[0], config: Parameters<S['~run']>[1]) {
      const answer: unknown = dataset.value;
      const result = shape['~run'](dataset, config);
      if (isStrict(config)) return result;
      return { typed: true, value: read(answer, result.issues ? undefined : result.value) };
    },
  } as unknown as v.GenericSchema<unknown, Out>;
}

/**
 * What a write answers beside its code when nobody reads it: only the code decides, so that any content and none at all
 * are fine. `shape` says what the server sends; the app gets undefined.
 */
export const unread = (shape: v.GenericSchema = record({})) => ({ ...relaxed(shape, () => undefined), isUnread: true });

/**
 * What a write answers beside its code when it only adds to the words on the screen: undefined when none of it has come,
 * or when it cannot be used. The write is done all the same.
 */
export function extra<const Entries extends v.ObjectEntries>(shape: v.ObjectSchema<Entries, undefined>) {
  const hasCome = (answer: unknown) =>
    typeof answer === 'object' && answer !== null && Object.keys(shape.entries).some((name) => name in answer);
  return relaxed(shape, (answer, decoded) => (hasCome(answer) ? decoded : undefined));
}

/**
 * One page of a list: currentPage counts from 1. Only currentPage and recordList are sure to come. Nothing at all is an
 * empty page, anything but a record is none.
 * Source: spec §3 (comment detail response).
 */
export function page<S extends v.GenericSchema>(item: S) {
  const shape = {
    currentPage: lenient(v.pipe(integer(), v.minValue(1)), 1),
    pageSize: optionalCount(1),
    totalPage: optionalCount(),
    totalCount: optionalCount(),
    recordList: list(item),
  };
  return record(shape, {});
}

/**
 * One button as the server words it: `reasonText` says why it cannot be used; the route of `reasonAction` is the target of a
 * usable one and the way out of any other.
 */
export const operate = /* @__PURE__ */ once(() =>
  list(
    record({
      key: id(),
      text: text(),
      enabled: flag(),
      reasonText: optionalText(),
      reasonAction: lenient(v.optional(record({ text: text(), route: text() })), undefined),
    }),
  ),
);
export type Operate = v.InferOutput<ReturnType<typeof operate>>[number];

/** A next step on a result page. */
export const nextSteps = /* @__PURE__ */ once(() => list(record({ text: v.string(), route: v.string() })));

/** The campaign that an order came through, with the route that leads to it; absent for all other orders. */
export const orderCampaign = /* @__PURE__ */ once(() => maybe(record({ code: id(), title: text(), route: text() })));

/** Structured rich text; never HTML. Blocks of an unknown type are left out. */
export const blocks = /* @__PURE__ */ once(() =>
  list(
    v.variant('type', [
      v.object({ type: v.literal('heading'), text: v.string() }),
      v.object({ type: v.literal('paragraph'), text: v.string() }),
      v.object({ type: v.literal('list'), items: v.array(v.string()) }),
      v.object({ type: v.literal('table'), head: v.array(v.string()), rows: v.array(v.array(v.string())) }),
      v.object({ type: v.literal('image'), src: v.string(), alt: v.string() }),
      v.object({ type: v.literal('link'), text: v.string(), href: v.string() }),
    ]),
  ),
);
export type Block = v.InferOutput<ReturnType<typeof blocks>>[number];
