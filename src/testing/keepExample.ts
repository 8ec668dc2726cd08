import { appendFileSync } from 'node:fs';
import type { Answered, Sent } from './fakeMessages';
import { parseAsUmi } from './fakeMessages';

/** Where `npm run contract:record` wants what the mock is asked and answers; undefined in every other run. */
const FILE = process.env.CONTRACT_RECORD;
const MOST_CHARACTERS = 20_000;
/** Of a list an example shows so many entries. */
const SHOWN_ENTRIES = 2;

const kept = new Set<string>();

function shortened(_key: string, value: unknown): unknown {
  return Array.isArray(value) ? value.slice(0, SHOWN_ENTRIES) : value;
}

/** Keeps the first exchange of a route with a code, of each test file, as an example for the contract's document. */
export function keepExample(route: string, sent: Sent, answered: Answered): void {
  if (FILE === undefined || (!route.includes('/api/miniapp/') && !route.includes('/api/demo'))) return;
  if (answered.isCut || answered.status !== 200 || (sent.body ?? '').length > MOST_CHARACTERS) return;
  const answer = JSON.parse(answered.body) as { code: number; replayed?: true };
  const key = `${route} ${answer.code} ${answer.replayed ?? false}`;
  if (kept.has(key)) return;
  kept.add(key);
  const { searchParams } = new URL(sent.url, 'http://localhost');
  const asked = sent.method === 'GET' ? Object.fromEntries(searchParams) : parseAsUmi(sent.body);
  const line = JSON.stringify({ route, asked, answer }, shortened);
  if (line.length <= MOST_CHARACTERS) appendFileSync(FILE, `${line}\n`);
}
