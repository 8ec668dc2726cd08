// Holds exchanges against what `closed` makes of the OpenAPI document. Every schema is compiled once, when first needed.
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const Ajv = require('ajv/dist/2020').default;

const pointer = (...parts) =>
  `contract#/${parts.map((part) => encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

const SCHEMA_OF_200 = ['responses', '200', 'content', 'application/json', 'schema'];

const LONGEST = 40;

function sentenceOf({ instancePath, message, params, data, parentSchema }) {
  const place = instancePath === '' ? '(the whole answer)' : instancePath.slice(1).replaceAll('/', '.');
  if (params.unevaluatedProperty !== undefined)
    return `  at ${place}: the contract does not name "${params.unevaluatedProperty}"`;
  const words = params.allowedValues ? `: ${JSON.stringify(params.allowedValues)}` : '';
  const received = params.missingProperty === undefined ? `, received ${JSON.stringify(data)?.slice(0, LONGEST)}` : '';
  const unit = parentSchema?.unit && params.missingProperty === undefined ? ` (${parentSchema.unit})` : '';
  return `  at ${place}: ${message}${unit}${words}${received}`;
}

/**
 * The checker of one closed document. `answer(route, envelope)` says what does not fit, or undefined;
 * `isRequest(route, body)` says whether a body is one that the contract describes.
 */
function checkerOf(document) {
  const ajv = new Ajv({
    strict: false,
    validateSchema: false,
    allErrors: true,
    verbose: true,
    formats: { date: /^\d{4}-\d\d-\d\d$/ },
  });
  ajv.addSchema(document, 'contract');
  const compiled = new Map();
  const validatorAt = (place) => {
    if (!compiled.has(place)) compiled.set(place, ajv.compile({ $ref: place }));
    return compiled.get(place);
  };
  /** The errors of an answer; undefined when the contract of the call does not name its code. */
  function errorsOf(route, envelope) {
    const [method, path] = route.split(' ');
    const { oneOf } = document.paths[path][method.toLowerCase()].responses[200].content['application/json'].schema;
    const name = `#/components/schemas/Refusal${envelope?.code}`;
    const index = envelope?.code === 0 ? 0 : (oneOf ?? []).findIndex((each) => each.$ref === name);
    if (index < 0) return undefined;
    const schema = [...SCHEMA_OF_200, ...(oneOf ? ['oneOf', index] : [])];
    const validate = validatorAt(pointer('paths', path, method.toLowerCase(), ...schema));
    return validate(envelope) ? [] : validate.errors;
  }

  function answer(route, envelope) {
    const [method, path] = route.split(' ');
    if (!document.paths[path]?.[method.toLowerCase()]) return `${route} is no call of the contract`;
    const errors = errorsOf(route, envelope);
    if (!errors) return `${route} refuses with ${envelope?.code} (${envelope?.msg}), which its contract does not name`;
    if (errors.length === 0) return undefined;
    return `${route} does not keep its contract:\n${errors.slice(0, 8).map(sentenceOf).join('\n')}`;
  }

  /** The errors of the answer with a code that every call may have. */
  function sharedErrorsOf(envelope) {
    const validate = validatorAt(pointer('components', 'schemas', `Refusal${envelope.code}`));
    return validate(envelope) ? [] : validate.errors;
  }

  function isRequest(route, body) {
    const [method, path] = route.split(' ');
    if (document.paths[path]?.[method.toLowerCase()]?.requestBody === undefined) return false;
    const place = pointer('paths', path, method.toLowerCase(), 'requestBody', 'content', 'application/json', 'schema');
    return validatorAt(place)(body);
  }

  return { answer, errorsOf, sharedErrorsOf, isRequest };
}

/** The checker of the document that `npm run contract -- --cached` has kept. */
function loadChecker() {
  return checkerOf(JSON.parse(readFileSync(join(__dirname, '../../.contract/closed.json'), 'utf8')));
}

module.exports = { checkerOf, loadChecker };
