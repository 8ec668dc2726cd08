// Holds a server against the contract, call by call.
import { isDeepStrictEqual } from 'node:util';
import { codeOf, compare } from './misfits.mjs';
import { createPool } from './pool.mjs';
import { askedOf, unknownOf } from './reads.mjs';
import { askOver } from './wire.mjs';
import { asksForOneThing, changed, DEEDS, LEFT_OUT, nothingOf, takesToken } from './writes.mjs';

const SIGNED_OUT = 999;
const NOT_FOUND = 2010;
const OTHER_MEMBER = 2015;
const BAD_INPUT = 400;

const AGAIN = 'the same token once more';

const HOME = 'GET /api/miniapp/user/home';

/** The data of a write without the mark of a repeated one. */
function unmarked(data) {
  if (Array.isArray(data)) return data;
  const { replayed, ...rest } = data ?? {};
  return rest;
}

/** One result for each call: how often it was asked, what differs, what the contract does not name, why it was not asked. */
function createResults(calls) {
  const results = new Map(
    calls.map(({ route }) => [
      route,
      { route, requests: 0, codes: [], differences: new Map(), extras: new Set(), lacks: '' },
    ]),
  );
  return { of: (route) => results.get(route), all: () => [...results.values()] };
}

/** A difference counts once, however often it shows; told with what was asked when it was first seen. */
function noteOnce({ differences }, text, label) {
  if (!differences.has(text)) differences.set(text, label ? `${label}: ${text}` : text);
}

function createChecker({ server, checker, results, pool }) {
  /** Asks once, notes what differs, and answers the envelope where there is one. */
  async function ask(route, payload, { label = '', isGuest = false, code } = {}) {
    const result = results.of(route);
    const note = (text) => noteOnce(result, text, label);
    result.requests += 1;
    const { envelope, fault } = await askOver(server, route, payload, { isGuest });
    if (fault) return void note(fault);
    if (code !== undefined && codeOf(envelope) !== code) return void note(`code ${envelope.code} where ${code} is due`);
    const { differences, extras } = compare(checker, route, envelope);
    for (const each of differences) note(each);
    for (const each of extras) result.extras.add(each);
    result.codes.push(envelope.code);
    if (envelope.code === 0 && !isGuest) pool.keep(route, envelope.data, payload);
    return envelope;
  }

  /** The same token must give the first answer, and another content under it is refused. */
  async function repeat(route, body, first) {
    const again = await ask(route, body, { label: AGAIN, code: 0 });
    const note = (text) => noteOnce(results.of(route), text, AGAIN);
    if (again && !isDeepStrictEqual(unmarked(again.data), unmarked(first.data))) note('another answer than the first');
    if (again && again.replayed !== true) note('replayed: true is missing');
    const other = changed(body);
    if (other) await ask(route, other, { label: 'another content under the same token', code: BAD_INPUT });
  }

  return { ask, repeat };
}

/** Asks what can be asked by now; answers the reads that lack something that nobody has told yet. */
async function askReads(reads, { ask, pool, results }) {
  const waiting = [];
  for (const read of reads) {
    const { lacks, asked = [] } = askedOf(read, pool);
    results.of(read.route).lacks = lacks ?? '';
    if (lacks) waiting.push(read);
    for (const { payload, label } of asked) await ask(read.route, payload, { label });
    const unknown = asked.length > 0 ? unknownOf(read, asked[0]) : undefined;
    const code = read.codes.includes(NOT_FOUND) ? NOT_FOUND : undefined;
    if (unknown) await ask(read.route, unknown, { label: 'an unknown record', code });
  }
  return waiting;
}

async function askReadsAsMember(reads, tools) {
  let waiting = reads;
  for (let left = reads.length + 1; waiting.length < left; ) {
    left = waiting.length;
    waiting = await askReads(waiting, tools);
  }
}

const guestCodeOf = ({ codes }) => (codes.includes(SIGNED_OUT) ? SIGNED_OUT : undefined);

/** What a guest is answered: where members only are served, 999. */
async function askReadsAsGuest(reads, { ask, pool }) {
  for (const read of reads) {
    const { asked = [] } = askedOf(read, pool);
    const payload = asked[0]?.payload ?? nothingOf(read);
    await ask(read.route, payload, { label: 'as a guest', isGuest: true, code: guestCodeOf(read) });
  }
}

const tokenFor = (call) => (takesToken(call) ? { clientToken: crypto.randomUUID() } : {});

async function doDeed({ route, body: bodyFor }, call, { ask, repeat, pool }, member) {
  const body = bodyFor(pool);
  if (!body) return;
  const sent = { ...body, ...member, ...tokenFor(call) };
  const done = await ask(route, sent);
  if (done?.code === 0 && takesToken(call)) await repeat(route, sent, done);
}

/** What every write must refuse: somebody else's page, a record that does not exist, a guest. Nothing is done. */
async function askRefusals(call, { ask }, { expectedUserId = '' }) {
  const { route } = call;
  const nothing = nothingOf(call);
  const other = { ...nothing, ...tokenFor(call), expectedUserId: `${expectedUserId}-other` };
  await ask(route, other, { label: 'in the name of another member', code: OTHER_MEMBER });
  const own = { ...nothing, ...tokenFor(call), expectedUserId };
  if (asksForOneThing(call)) await ask(route, own, { label: 'about an unknown record' });
  const guest = { label: 'as a guest', isGuest: true, code: guestCodeOf(call) };
  await ask(route, { ...nothing, ...tokenFor(call) }, guest);
}

async function askWrites(writes, tools) {
  const byRoute = new Map(writes.map((call) => [call.route, call]));
  const [expectedUserId] = tools.pool.answers(HOME).map((data) => data?.userId);
  const member = expectedUserId ? { expectedUserId } : {};
  for (const [route, why] of Object.entries(LEFT_OUT)) {
    byRoute.delete(route);
    tools.results.of(route).lacks = why;
  }
  for (const deed of DEEDS) await doDeed(deed, byRoute.get(deed.route), tools, member);
  for (const call of byRoute.values()) await askRefusals(call, tools, member);
}

/** `results` of every call, or `{wrong}` when the check cannot begin. */
export async function checkServer({ server, calls, checker, withWrites }) {
  const tags = new Map(calls.map(({ route, tag }) => [route, tag]));
  const pool = { ...createPool((route) => tags.get(route)), base: server.base };
  const asked = calls.filter(({ isRead }) => isRead || withWrites);
  const results = createResults(asked);
  const tools = { ...createChecker({ server, checker, results, pool }), pool, results };
  const reads = asked.filter(({ isRead }) => isRead);
  const home = await askOver(server, HOME, {});
  if (home.fault === 'no connection') return { wrong: 'no server answers there' };
  if (server.cookie && home.envelope && codeOf(home.envelope) === SIGNED_OUT)
    return { wrong: 'the cookie is nobody’s: GET /api/miniapp/user/home answers 999' };
  if (server.cookie) await askReadsAsMember(reads, tools);
  await askReadsAsGuest(reads, tools);
  if (withWrites)
    await askWrites(
      asked.filter(({ isRead }) => !isRead),
      tools,
    );
  return { results: results.all() };
}
