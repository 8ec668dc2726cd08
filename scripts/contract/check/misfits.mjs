// What does not fit in an answer, without one of its values: they belong to somebody.
import { SHARED } from '../refusals.mjs';

function kindOf(value) {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'number') return Number.isInteger(value) ? 'an integer out of range' : 'a number with decimals';
  if (typeof value === 'string') return /^-?\d+(\.\d+)?$/.test(value) ? 'a number as text' : 'a text';
  return typeof value === 'object' ? 'an object' : String(value);
}

/** `data.recordList[].cash`: the same fault in every row is one difference. */
const placeOf = (path) =>
  path
    .slice(1)
    .replace(/\/\d+(?=\/|$)/g, '[]')
    .replaceAll('/', '.') || 'the answer';

const received = ({ keyword, data, schema }) => {
  const isWrongSize = ['minLength', 'maxLength', 'enum', 'const', 'format', 'pattern'].includes(keyword);
  if (keyword === 'minimum' && schema > 1e9 && Number.isInteger(data)) return 'a moment in seconds';
  return isWrongSize && typeof data === 'string' ? 'another text' : kindOf(data);
};

function sentenceOf(error) {
  const place = placeOf(error.instancePath);
  const { missingProperty, unevaluatedProperty, allowedValues } = error.params;
  if (missingProperty !== undefined) return `${place}.${missingProperty} is missing`;
  if (unevaluatedProperty !== undefined) return `${place}.${unevaluatedProperty}`;
  const unit = error.parentSchema?.unit ? ` (${error.parentSchema.unit})` : '';
  const wish = error.keyword === 'type' ? `must be ${[error.params.type].flat().join(' or ')}` : error.message;
  const words = allowedValues ? `: ${JSON.stringify(allowedValues)}` : '';
  return `${place} ${wish}${unit}${words}; it is ${received(error)}`;
}

/** The parts of a composed schema say it already. */
const isSummary = ({ keyword }) => ['oneOf', 'anyOf', 'allOf', 'if'].includes(keyword);

const unique = (list) => [...new Set(list)];

/** `-1` with the word "unauthorized", 996, 997 and 998 mean 999. */
const MEAN_SIGNED_OUT = [996, 997, 998];
const isSignedOut = ({ code, msg }) =>
  MEAN_SIGNED_OUT.includes(code) || (code === -1 && /unauthorized/i.test(String(msg)));
export const codeOf = (envelope) => (isSignedOut(envelope) ? 999 : envelope.code);

/** `{differences, extras}` of an answer: what breaks the contract, and fields that it does not name. */
export function compare(checker, route, envelope) {
  const code = codeOf(envelope);
  const asked = { ...envelope, code };
  const named = checker.errorsOf(route, asked);
  const errors = named ?? (SHARED[code] ? checker.sharedErrorsOf(asked) : undefined);
  if (!errors) return { differences: [`code ${code}, which the contract of this call does not name`], extras: [] };
  const isExtra = ({ keyword }) => keyword === 'unevaluatedProperties';
  return {
    differences: unique(errors.filter((each) => !isExtra(each) && !isSummary(each)).map(sentenceOf)),
    extras: unique(errors.filter(isExtra).map(sentenceOf)),
  };
}
