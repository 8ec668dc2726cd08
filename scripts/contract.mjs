// npm run contract: writes the calls of every contract.ts as an OpenAPI 3.0 document for the people who build the server.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from './lib.mjs';

const files = readdirSync(join(ROOT, 'src'), { recursive: true })
  .map(String)
  .filter((file) => /[cC]ontract\.ts$/.test(file) && !file.includes('.umi'))
  .sort();
const entry = [
  "export { toJsonSchema } from '@valibot/to-json-schema';",
  ...files.map((file, index) => `export * as contract${index} from './src/${file}';`),
].join('\n');

const folder = mkdtempSync(join(ROOT, 'node_modules/.cache/contract-'));
try {
  const outfile = join(folder, 'contracts.mjs');
  await build({
    stdin: { contents: entry, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile,
    alias: { '@': join(ROOT, 'src') },
  });
  const { toJsonSchema, ...contracts } = await import(pathToFileURL(outfile).href);
  const calls = Object.values(contracts)
    .flatMap(Object.values)
    .filter((each) => typeof each?.path === 'string' && each.data);
  const schemaOf = (schema) => {
    const { $schema, ...rest } = toJsonSchema(schema, { target: 'openapi-3.0', errorMode: 'ignore' });
    return rest;
  };
  const paths = {};
  for (const call of calls) {
    const payload = call.payload ? schemaOf(call.payload) : undefined;
    const envelope = {
      type: 'object',
      required: ['code', 'msg'],
      properties: { code: { type: 'integer' }, msg: { type: 'string' }, data: schemaOf(call.data) },
    };
    paths[call.path] ??= {};
    paths[call.path][call.method.toLowerCase()] = {
      parameters: [
        { name: 'appCode', in: 'query', required: true, schema: { type: 'string', enum: ['scheduling'] } },
        { name: 'platform', in: 'query', required: true, schema: { type: 'string', enum: ['miniProgram', 'wxWap'] } },
        ...(call.method === 'GET'
          ? Object.entries(payload?.properties ?? {}).map(([name, schema]) => ({
              name,
              in: 'query',
              required: payload.required?.includes(name) ?? false,
              schema,
            }))
          : []),
      ],
      ...(call.method === 'POST' && payload
        ? { requestBody: { content: { 'application/json': { schema: payload } } } }
        : {}),
      responses: {
        200: { description: 'Envelope; code 0 carries data', content: { 'application/json': { schema: envelope } } },
      },
    };
  }
  const document = { openapi: '3.0.3', info: { title: 'Membership app', version: '1' }, paths };
  writeFileSync(join(ROOT, 'openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
  console.log(`openapi.json: ${calls.length} calls from ${files.length} contracts`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
