import { ask } from './ask';
import { contractCalls, findMisfit } from './contracts';

const SUMMARY = 'GET /api/miniapp/points/summary';
const envelope = (data: unknown, code = 0) => JSON.stringify({ code, msg: '', data });

async function summary(): Promise<Record<string, unknown>> {
  return (await ask(SUMMARY, {}, { as: 'member' })).data;
}

test('an answer of the mock server keeps the contract', async () => {
  expect(findMisfit(SUMMARY, envelope(await summary()))).toBeUndefined();
});

test.each([
  ['a value of another type', { available: '3280' }, 'data.available: must be integer,null, received "3280"'],
  [
    'a value of another type further down',
    { expiring: { points: 1, at: 'soon' } },
    'data.expiring.at: must be integer,null',
  ],
  ['a field too many', { secret: 1 }, 'at data: the contract does not name "secret"'],
])('%s fails with its path', async (_, change, place) => {
  expect(findMisfit(SUMMARY, envelope({ ...(await summary()), ...change }))).toContain(place);
});

test('a field that is missing is named', async () => {
  const { frozen: _, ...rest } = await summary();
  expect(findMisfit(SUMMARY, envelope(rest))).toContain("at data: must have required property 'frozen'");
});

test('a refusal that the contract does not name is told with its words', () => {
  expect(findMisfit(SUMMARY, envelope(null, 2013))).toContain('refuses with 2013');
});

test('what goes with a refusal is held against the contract, too', () => {
  const draw = 'POST /api/miniapp/rank/luck/draw';
  expect(findMisfit(draw, envelope({ gapPoints: 20 }, 2005))).toBeUndefined();
  expect(findMisfit(draw, envelope({ gap: 20 }, 2005))).toContain("must have required property 'gapPoints'");
});

test('a moment that no server can mean is told by the schema that the app reads', async () => {
  const inSeconds = { ...(await summary()), serverTime: Math.floor(Date.now() / 1000) };
  expect(findMisfit(SUMMARY, envelope(inSeconds))).toContain('at serverTime: expected');
});

test('an answer without its words is no envelope', () => {
  expect(findMisfit(SUMMARY, JSON.stringify({ code: 0, data: null }))).toContain('not an envelope');
});

/** Says whether a schema, or a part of it, takes whole numbers without an end: 1e21 is one, and is drawn like that. */
function hasEndlessInteger(schema: unknown, seen = new Set<unknown>()): boolean {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return false;
  seen.add(schema);
  if ('pipe' in schema && Array.isArray(schema.pipe)) {
    const rules = schema.pipe.map(({ type }: { type: string }) => type);
    if (rules.includes('integer') && !rules.includes('max_value')) return true;
  }
  return Object.values(schema).some((part) => hasEndlessInteger(part, seen));
}

test('no answer takes a whole number that cannot be drawn', () => {
  const endless = [...contractCalls()].filter(([, { data }]) => hasEndlessInteger(data)).map(([route]) => route);
  expect(endless).toEqual([]);
});
