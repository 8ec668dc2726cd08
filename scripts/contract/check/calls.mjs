// The calls of the document as the check needs them.

const WRITING = ['write', 'setting', 'money'];
/** Of every call. */
const COMMON = ['appCode', 'platform', 'X-Guest'];
/** Posts that tell of a visit, keep a setting or end the session: nothing waits for their answer, but they change something. */
const isRead = (method, role) => method === 'get' || !(WRITING.includes(role) || role === 'background');

const SCHEMA = ({ content }) => content['application/json'].schema;

function bodyParams({ requestBody }) {
  if (!requestBody) return [];
  const { properties = {}, required = [] } = SCHEMA(requestBody);
  return Object.entries(properties)
    .filter(([name]) => name !== 'expectedUserId')
    .map(([name, schema]) => ({ name, schema, required: required.includes(name) }));
}

const codesIn = ({ responses }) =>
  (SCHEMA(responses[200]).oneOf ?? []).flatMap(({ $ref }) => ($ref ? [Number(/\d+$/.exec($ref)[0])] : []));

export function callsOf(document) {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      route: `${method.toUpperCase()} ${path}`,
      tag: operation.tags[0],
      isRead: isRead(method, operation['x-role']),
      codes: codesIn(operation),
      params: [...operation.parameters.filter(({ name }) => !COMMON.includes(name)), ...bodyParams(operation)],
    })),
  );
}
