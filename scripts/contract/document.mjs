// The contract as an OpenAPI 3.1 document: every call with its purpose, fields, refusals and examples.
import { readFileSync } from 'node:fs';
import { codesOf, refusalRef, refusalSchemas, SHARED } from './refusals.mjs';
import { schemaWriter } from './schemaOf.mjs';

const ROLES = {
  primary: 'the main content of a screen: a failure is shown in its place, with a way to try again',
  secondary: 'one block of a screen: a failure is shown in the block, the rest stays',
  more: 'the next page of a list: a failure is shown below the entries that are there',
  money:
    'spends points, money, a chance or stock: without a usable answer the app asks for the outcome and never sends it anew by itself',
  setting:
    'sets what its payload says, such as a switch: done twice it is the same, and each tap has a token of its own',
  write: 'a change: a failure is told, what was typed stays',
  background: 'silent: its failure is not shown',
};

const INTRODUCTION = `The calls between the app and its server. This page is made of the schemas with which the app reads every answer, and of what the mock server has answered; it is not written by hand.

**Envelope.** Every answer has status 200 and \`{code, msg, data}\`. Code 0 carries \`data\`; any other code is a refusal, and \`msg\` is what the member reads. What is normal (a lost draw, sold out within a batch) is code 0 with a result. Another status becomes code 1000 in the app, an answer that is no envelope or breaks the contract code 1001. The codes of a refusal, and what the app does on each, stand under "Schemas".

**Values.** Money is integer cents, points are integers, moments are epoch milliseconds of the server's clock, ids are strings, calendar days are YYYY-MM-DD in China. Paths \`route\` are screens of the app, never addresses of other hosts.

**What is absent.** A field that is required is always sent. \`default\` is what the app takes when a value is absent or does not fit; entries of lists that do not fit are left out, and a record without its identity does not exist. Fields that a contract does not name are ignored.

**Lists.** \`currentPage\` counts from 1, \`pageSize\` is 20 unless told and 50 at most. The answer has \`recordList\`, and \`totalPage\` or \`totalCount\` says where it ends.

**Once only.** A write with \`clientToken\` is carried out once: the same member, call and token get the first answer again, with \`replayed: true\`, and another content under the same token is refused (400). Without a usable answer the app repeats the token, not the deed. Reads may be repeated.

**Who acts.** The session cookie says who asks. A write names the member whom the page shows in \`expectedUserId\`; when that is not the session's, nothing is done (2015). What guests may ask is answered as to a guest where the header \`X-Guest: 1\` comes along, whoever the cookie belongs to.`;

const ROOMS = JSON.parse(readFileSync(new URL('rooms.json', import.meta.url), 'utf8'));

const tagOf = (name) => ({ name, description: ROOMS[name] ?? 'A dated campaign.' });

const COMMON = [
  { name: 'appCode', in: 'query', required: true, description: 'Which app asks.', schema: { const: 'scheduling' } },
  {
    name: 'platform',
    in: 'query',
    required: true,
    description: 'Where it runs: in the web-view of a mini-program, or anywhere else.',
    schema: { type: 'string', enum: ['miniProgram', 'wxWap'] },
  },
  {
    name: 'X-Guest',
    in: 'header',
    required: false,
    description: 'Sent by a page in which nobody has signed in: what guests may ask is answered as to a guest.',
    schema: { const: '1' },
  },
];

function queryOf(schema) {
  return Object.entries(schema?.properties ?? {}).map(([name, { description, ...rest }]) => ({
    name,
    in: 'query',
    required: schema.required?.includes(name) ?? false,
    ...(description ? { description } : {}),
    schema: rest,
  }));
}

function bodyOf(schema, examples) {
  const body = schema ?? { type: 'object', properties: {} };
  const expectedUserId = {
    type: 'string',
    description: 'The member whom the page shows; absent for a guest. Another session is refused with 2015.',
  };
  return {
    required: true,
    content: {
      'application/json': { schema: { ...body, properties: { ...body.properties, expectedUserId } }, examples },
    },
  };
}

const replayed = { const: true, description: 'This intent was carried out before; this is its first answer.' };

/** The mark of a repeated write stands beside the data, and in it where that is an object. */
function marked(data) {
  return data.type === 'object' ? { ...data, properties: { ...data.properties, replayed } } : data;
}

function doneSchema(data, { isUnread, method }) {
  return {
    type: 'object',
    title: '0',
    description: isUnread ? 'Done. The app needs the code alone.' : 'Done.',
    required: ['code', 'msg', 'data'],
    properties: {
      code: { const: 0 },
      msg: { type: 'string', description: "'' or a text that is not shown." },
      ...(method === 'POST' ? { data: marked(data), replayed } : { data }),
    },
  };
}

const REPLAYED = 'the same token once more';
const doneAs = ({ replayed }) => (replayed ? REPLAYED : 'done');
const summaryOf = ({ answer }) => (answer.code === 0 ? doneAs(answer) : answer.msg);
const nameOf = ({ answer }) => (answer.replayed ? REPLAYED : String(answer.code));

function examplesOf(examples, part) {
  const known = examples.filter((each) => each[part] !== undefined);
  return Object.fromEntries(known.map((each) => [nameOf(each), { summary: summaryOf(each), value: each[part] }]));
}

function refusalLine(code, { means, does }, examples) {
  const words = examples.find(({ answer }) => answer.code === code)?.answer.msg;
  return `- **${code}** ${means}${words ? ` “${words}”` : ''} *The app:* ${does}`;
}

function descriptionOf(call, isOnce, refused, { known, examples }) {
  const own = refused.filter((code) => SHARED[code] === undefined);
  const shared = refused.filter((code) => SHARED[code] !== undefined);
  return [
    call['~said'] ?? '',
    `Role: **${call.role}** – ${ROLES[call.role]}.`,
    isOnce ? 'Carried out once for each `clientToken`; the same token gets the first answer again.' : '',
    own.length > 0
      ? `Refused with\n\n${own.map((code) => refusalLine(code, known.get(code), examples)).join('\n')}`
      : '',
    shared.length > 0 ? `and, as everywhere, with ${shared.join(', ')}.` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The codes of a call: those that the mock server has answered. Of one that nobody has asked yet nothing is known. */
function refusedBy({ method }, examples, known) {
  if (examples.length === 0) return [...known.keys()];
  const answered = examples.map(({ answer }) => answer.code).filter((code) => code !== 0);
  return [...new Set([...answered, ...(method === 'POST' ? [400, 2015] : [])])].sort((a, b) => a - b);
}

function operationOf(call, write, known, examples) {
  const payload = call.payload && write(call.payload, `${call.path} >`);
  const isOnce = payload?.properties?.clientToken !== undefined;
  const refused = refusedBy(call, examples, known);
  const isGet = call.method === 'GET';
  const done = doneSchema(write(call.data, call.path), call);
  return {
    operationId: call.name,
    tags: [call.room],
    summary: (call['~said'] ?? call.name).split(/(?<=[.;:])\s/)[0].slice(0, 120),
    description: descriptionOf(call, isOnce, refused, { known, examples }),
    'x-role': call.role,
    security: refused.includes(999) ? [{ session: [] }] : [{}, { session: [] }],
    parameters: [...COMMON, ...(isGet ? queryOf(payload) : [])],
    ...(isGet ? {} : { requestBody: bodyOf(payload, examplesOf(examples, 'asked')) }),
    responses: {
      200: {
        description: 'The envelope: code 0 with the data, or a refusal.',
        content: {
          'application/json': {
            schema: refused.length > 0 ? { oneOf: [done, ...refused.map(refusalRef)] } : done,
            examples: examplesOf(examples, 'answer'),
          },
        },
      },
      default: { $ref: '#/components/responses/Failure' },
    },
  };
}

const FAILURE = 'Any other status, whatever its body: the app shows code 1000 with the status and offers to try again.';

/** The document, and the places of fields that have no meaning yet. */
export function writeDocument({ toJsonSchema, codes, calls }, examples) {
  const { write, missing, shared } = schemaWriter(toJsonSchema);
  const known = codesOf(codes);
  const paths = {};
  for (const call of calls) {
    const own = examples.filter(({ route }) => route === `${call.method} ${call.path}`);
    const operation = operationOf(call, write, known, own);
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation };
  }
  const document = {
    openapi: '3.1.0',
    info: { title: 'Membership H5', version: '1.0.0', description: INTRODUCTION },
    servers: [{ url: '/', description: 'The host of the app, or its `urlPrefix`.' }],
    tags: [...new Set(calls.map(({ room }) => room))].sort().map(tagOf),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description: 'The cookie that the login sets; its name is the server’s.',
        },
      },
      responses: { Failure: { description: FAILURE } },
      schemas: { ...refusalSchemas(codes), ...shared },
    },
  };
  return { document, missing };
}
