// What Redocly, a linter for OpenAPI documents, has against the document.
import { createConfig, lintFromString } from '@redocly/openapi-core';

const RULES = {
  extends: ['recommended-strict'],
  rules: {
    // The document is handed to the people who build the server; it has no licence and is on no host of its own.
    'info-license': 'off',
    'no-server-example.com': 'off',
    // A refusal has status 200 and a code of its own.
    'operation-4xx-response': 'off',
    'no-invalid-media-type-examples': 'error',
    'no-invalid-parameter-examples': 'error',
  },
};

/** One sentence for each thing that is wrong; none when the document is accepted. */
export async function judge(document) {
  const config = await createConfig(RULES);
  const found = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config });
  return found.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer ?? ''})`);
}

/** What the document leaves unsaid: a call without a purpose, or without an answer of the mock server for one of its codes. */
export function gapsOf(document) {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { summary, operationId, responses }]) => {
      const { examples } = responses[200].content['application/json'];
      const isSaid = summary !== operationId;
      return [
        ...(isSaid ? [] : [`${method} ${path}: its contract does not say what it is for`]),
        ...(examples[0] ? [] : [`${method} ${path}: no example; npm run contract:record asks the mock server for one`]),
      ];
    }),
  );
}
