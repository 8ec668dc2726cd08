// npm run contract: writes every call of every contract.ts as openapi.json for the people who build the server, and lets
// Redocly judge it. `--cached` only keeps it for the tests and the mock server, when something has changed since.
// npm run contract:record first asks the mock server anew for its examples, by running the tests.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepDocument } from './contract/keepDocument.mjs';
import { ROOT } from './lib.mjs';

async function publish() {
  const { compose } = await import('./contract/compose.mjs');
  const { readExamples } = await import('./contract/examples.mjs');
  const { gapsOf, judge } = await import('./contract/judge.mjs');
  const document = await compose(readExamples());
  writeFileSync(join(ROOT, 'openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
  const problems = [...gapsOf(document), ...(await judge(document))];
  for (const problem of problems) console.error(`✗ ${problem}`);
  const calls = Object.values(document.paths).flatMap(Object.values);
  const verdict = problems.length === 0 ? 'complete, and Redocly accepts it' : `${problems.length} problems`;
  console.log(`openapi.json: ${calls.length} calls; ${verdict}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

if (process.argv.includes('--cached')) await keepDocument();
else {
  if (process.argv.includes('--record')) await (await import('./contract/record.mjs')).record();
  await publish();
}
