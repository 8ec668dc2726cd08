// npm run contract:check -- --target URL: holds a real server against the contract and says for every call what differs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callsOf } from './contract/check/calls.mjs';
import { checkServer } from './contract/check/check.mjs';
import { reportOf } from './contract/check/report.mjs';
import { signInAtMock } from './contract/check/wire.mjs';
import { loadChecker } from './contract/checker.cjs';
import { keepDocument } from './contract/keepDocument.mjs';
import { CACHE } from './contract/stamp.mjs';
import { ensureDependencies, option, targetOf } from './lib.mjs';

const USAGE = `npm run contract:check -- --target URL [--cookie "name=value"] [--write] [--person member]
  --cookie   the session of a test account (or the variable CONTRACT_COOKIE); without it guests' answers alone
  --write    also the calls that change something: with a test account only
  --person   signs in at a mock server: newcomer, member, lapsed or elder`;

function stop(text) {
  console.error(text);
  process.exit(1);
}

const target = option('target');
if (!target) stop(USAGE);
const { base, wrong } = targetOf(target);
if (wrong) stop(`--target ${wrong}`);
ensureDependencies();
await keepDocument();

const person = option('person');
const cookie = person ? await signInAtMock(base, person) : (option('cookie') ?? process.env.CONTRACT_COOKIE);
if (person && !cookie) stop('--person: no mock server of this app signs anybody in there by that name');
const withWrites = process.argv.includes('--write');
if (withWrites && !cookie) stop('--write needs the session of a test account: --cookie, CONTRACT_COOKIE or --person');

const { openapi, checker } = {
  openapi: JSON.parse(readFileSync(join(CACHE, 'openapi.json'), 'utf8')),
  checker: loadChecker(),
};
const { results, wrong: reason } = await checkServer({
  server: { base, cookie },
  calls: callsOf(openapi),
  checker,
  withWrites,
});
if (reason) stop(`${new URL(base).origin}: ${reason}`);
const { lines, differences } = reportOf(results);
for (const line of lines) console.log(line);
process.exitCode = differences === 0 ? 0 : 1;
