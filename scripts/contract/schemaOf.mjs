// A contract's schema as JSON Schema (2020-12), with the meaning, the unit and the fallback of every field.
import { readFileSync } from 'node:fs';

/** What a field of this name means wherever its contract says no more of it. */
const FIELDS = JSON.parse(readFileSync(new URL('fields.json', import.meta.url), 'utf8'));

export const CENTS = 'Money in integer cents';
export const EPOCH_MS = 'Epoch milliseconds of the server’s clock';

/** What a building block of src/shared/lib/schema.ts says of the values that it takes. */
const BLOCKS = {
  cents: { unit: `${CENTS}.`, fallback: null, shown: '"--"' },
  points: { unit: 'Points, an integer.', fallback: null, shown: '"--"' },
  count: { unit: 'An integer, 0 or more.', fallback: 0 },
  countOrNull: { unit: 'An integer, 0 or more; null: not known.', fallback: null, shown: '"--"' },
  time: { unit: `${EPOCH_MS}; null: none.`, fallback: null, shown: '"--", or nothing' },
  serverTime: { unit: `${EPOCH_MS}: its present moment.`, fallback: 0, shown: 'the phone’s clock' },
  day: { unit: 'A calendar day in China, YYYY-MM-DD.' },
  id: { unit: 'An identity, 1 to 128 characters; a record without it is left out.' },
  text: { fallback: '' },
  flag: { fallback: false },
  list: { unit: 'Entries that do not fit are left out.', fallback: [] },
  blocks: { unit: 'Structured text, never HTML; blocks of an unknown type are left out.', fallback: [] },
  maybe: { unit: 'May be absent.' },
  optionalText: { unit: 'May be absent.' },
  optionalId: { unit: 'May be absent.' },
};

const sentence = (text) => (/[.!?。）)]$/.test(text) ? text : `${text}.`);
const upperFirst = (text) => text.charAt(0).toUpperCase() + text.slice(1);

const isPlain = (value) => value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** null beside a type is written as a second type. */
function flattened(schema) {
  const { anyOf, ...rest } = schema;
  if (anyOf?.length !== 2 || anyOf[1].type !== 'null' || typeof anyOf[0].type !== 'string') return schema;
  const { enum: words, ...other } = anyOf[0];
  return { ...rest, ...other, type: [other.type, 'null'], ...(words ? { enum: [...words, null] } : {}) };
}

function explained(schema, made) {
  const notes = made.flatMap(({ block }) => BLOCKS[block]?.unit ?? []);
  const known = made.map(({ block, fallback }) =>
    block === 'lenient' || block === 'oneOf' ? fallback : BLOCKS[block]?.fallback,
  );
  const fallback = known.findLast((each) => each !== undefined && (isPlain(each) || each.length === 0));
  const shown = made.map(({ block }) => BLOCKS[block]?.shown).find(Boolean);
  return {
    ...schema,
    ...(notes.length > 0 ? { 'x-notes': [...new Set([...(schema['x-notes'] ?? []), ...notes])] } : {}),
    ...(fallback === undefined ? {} : { default: fallback }),
    ...(shown ? { 'x-shown': shown } : {}),
  };
}

/** Every integer of JSON is a safe one; the document does not repeat it. */
function withoutSafeLimits({ minimum, maximum, ...schema }) {
  const isLimit = (value) => value !== undefined && Math.abs(value) !== Number.MAX_SAFE_INTEGER;
  return { ...schema, ...(isLimit(minimum) ? { minimum } : {}), ...(isLimit(maximum) ? { maximum } : {}) };
}

function decorate({ valibotSchema, jsonSchema }) {
  const said = valibotSchema['~said'];
  const words = valibotSchema.options?.['~said'];
  const plain = {
    ...flattened(withoutSafeLimits(jsonSchema)),
    ...(words ? { 'x-notes': [sentence(upperFirst(words))] } : {}),
  };
  const schema = explained(plain, valibotSchema['~made'] ?? []);
  return said === undefined ? schema : { ...schema, 'x-said': said };
}

function describe(schema, meaning) {
  const { 'x-said': said = meaning, 'x-notes': notes = [], 'x-shown': shown, ...rest } = schema;
  const absent = shown ? [`Unfit or absent: the app shows ${shown}.`] : [];
  const words = [...(said ? [sentence(upperFirst(said))] : []), ...notes, ...absent];
  return words.length === 0 ? rest : { ...rest, description: words.join(' ') };
}

/** Gives every field its description; a field without a meaning goes into `missing` with its place. */
function finish(schema, place, missing, meaning) {
  if (typeof schema !== 'object' || schema === null) return schema;
  const next = { ...schema };
  const under = (name) => (each, index) => finish(each, `${place}${name}${index}`, missing);
  for (const name of ['anyOf', 'oneOf', 'allOf', 'prefixItems'])
    if (next[name]) next[name] = next[name].map(under(`|`));
  for (const name of ['items', 'additionalProperties'])
    if (typeof next[name] === 'object') next[name] = finish(next[name], `${place}[]`, missing);
  if (next.properties)
    next.properties = Object.fromEntries(
      Object.entries(next.properties).map(([key, each]) => {
        if (FIELDS[key] === undefined && each['x-said'] === undefined) missing.push(`${place}.${key}`);
        return [key, finish(each, `${place}.${key}`, missing, FIELDS[key])];
      }),
    );
  return describe(next, meaning);
}

/** Points the references of a schema that names itself to the shared schemas of the document. */
function pointed(schema, prefix) {
  const text = JSON.stringify(schema).replaceAll('"$ref":"#/$defs/', `"$ref":"#/components/schemas/${prefix}`);
  return JSON.parse(text);
}

/** The converter of one run; what it finds without a meaning is in `missing`, what names itself in `shared`. */
export function schemaWriter(toJsonSchema) {
  const missing = [];
  const shared = {};
  const write = (schema, place) => {
    const converted = toJsonSchema(schema, {
      target: 'draft-2020-12',
      typeMode: 'input',
      errorMode: 'ignore',
      overrideSchema: decorate,
    });
    const prefix = place.split('/').slice(-2).join('');
    const { $schema, $defs = {}, ...rest } = pointed(converted, prefix);
    for (const [name, each] of Object.entries($defs)) shared[prefix + name] = finish(each, `${place}/${name}`, missing);
    return finish(rest, place, missing);
  };
  return { write, missing, shared };
}
