// The app ignores what a contract does not name; the mock server is held to sending nothing of the kind.
import { CENTS, EPOCH_MS } from './schemaOf.mjs';

/** A moment before March 1973 is one in seconds. */
const EARLIEST_MS = 100_000_000_000;

/** What a description says of a number beyond its type: the unit is kept for whoever reads what does not fit. */
function unitOf({ description = '', minimum }) {
  if (description.includes(CENTS)) return { unit: 'money in integer cents' };
  if (description.includes(EPOCH_MS))
    return { unit: 'epoch milliseconds', minimum: Math.max(minimum ?? 0, EARLIEST_MS) };
  return {};
}

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const eachOf = (object, change) => Object.fromEntries(Object.entries(object).map(([key, each]) => [key, change(each)]));
const COMPOSED = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];

/** A schema that allows no further fields; the parts of an `allOf` are closed together. */
function closedSchema(schema, isPart = false) {
  if (!isObject(schema)) return schema;
  const { description, ...rest } = schema;
  const next = { ...rest, ...unitOf(schema) };
  for (const name of COMPOSED)
    if (next[name]) next[name] = next[name].map((each) => closedSchema(each, name === 'allOf'));
  for (const name of ['items', 'additionalProperties']) if (next[name]) next[name] = closedSchema(next[name]);
  if (next.properties) next.properties = eachOf(next.properties, (each) => closedSchema(each));
  const isWhole = next.allOf !== undefined || next.properties !== undefined;
  return isWhole && !isPart ? { ...next, unevaluatedProperties: false } : next;
}

function closedOperation({ requestBody, responses }) {
  const contentOf = ({ schema }) => ({ 'application/json': { schema: closedSchema(schema) } });
  const json = 'application/json';
  return {
    ...(requestBody ? { requestBody: { content: contentOf(requestBody.content[json]) } } : {}),
    responses: { 200: { content: contentOf(responses[200].content[json]) } },
  };
}

/** What answers are held against: the schemas of the document without its words and examples, and closed. */
export function closed({ paths, components }) {
  return {
    paths: eachOf(paths, (methods) => eachOf(methods, closedOperation)),
    components: { schemas: eachOf(components.schemas, (each) => closedSchema(each)) },
  };
}
