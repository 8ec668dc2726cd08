import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Call } from '@/request/defineCall';
import { send } from '@/request/send';
import { contractCalls } from './contracts';

/*
 * Only the code decides a write whose content nobody needs. What nobody needs is said by the contract (`unread`, `extra`);
 * every other write has a reader, which is looked for in the sources.
 */

type AnyCall = Call<unknown, unknown>;

/** A read that is sent as POST (a list, a preview) has another role. */
const WRITING = ['money', 'write', 'setting', 'background'];
const writes = [...contractCalls()].filter(([, { method, role }]) => method === 'POST' && WRITING.includes(role));
const isUnread = ({ data }: AnyCall) => 'isUnread' in data;
/** Lenient decoding of no content: `extra` and `unread` give undefined, everything else fails. */
const isOptional = ({ data }: AnyCall) => v.safeParse(data, null).success;

const BODIES = [
  ['the code alone', '{"code":0,"msg":""}'],
  ['no msg either', '{"code":0}'],
  ['data null', '{"code":0,"msg":"","data":null}'],
  ['data {}', '{"code":0,"msg":"","data":{}}'],
  ['a list', '{"code":0,"msg":"","data":[]}'],
  ['a word', '{"code":0,"msg":"","data":"ok"}'],
  ['true', '{"code":0,"msg":"","data":true}'],
] as const;

function answerWith(body: string): void {
  global.fetch = async () => ({ status: 200, headers: new Headers(), text: async () => body }) as Response;
}

test('the calls of the specification whose content is not shown are among those that only the code decides', () => {
  const paths = writes.filter(([, call]) => isUnread(call)).map(([, { path }]) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/api/miniapp/annual/activity/comment/addComment',
      '/api/miniapp/rank/vip/userPostage',
      '/api/miniapp/rank/report',
      '/api/miniapp/user/session/logout',
    ]),
  );
  expect(paths.length).toBeGreaterThan(20);
});

describe.each(writes.filter(([, call]) => isOptional(call)))('%s is done by its code', (_, call) => {
  test.each(BODIES)('with %s', async (_name, body) => {
    answerWith(body);
    const envelope = await send(call, {}, { loading: false });
    expect(envelope).toMatchObject({ code: 0 });
    expect(envelope.data ?? undefined).toBeUndefined();
  });
});

/** Writes without whose content nothing can be shown, paid or followed up: their outcome is not known then. */
const NEEDED = [
  '/api/miniapp/course/exchange/check',
  '/api/miniapp/mall/order/create',
  '/api/miniapp/pay/launch',
  '/api/miniapp/pay/vip/order/create',
  '/api/miniapp/pay/vip/order/createReserveOrder',
  '/api/miniapp/rank/luck/draw',
  '/api/miniapp/right/code/create',
  '/api/miniapp/upload/image',
  '/api/miniapp/vip/activate/check',
  '/api/miniapp/vip/activate/submit',
];

test('without content nothing else fails than what cannot go on without it', () => {
  const needed = writes.filter(([, call]) => !isOptional(call)).map(([, { path }]) => path);
  expect(needed.sort()).toEqual(NEEDED);
});

interface Source {
  /** The file's name without its ending. */
  name: string;
  text: string;
}

function sourcesOf(folder: string): Source[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'testing' || entry.name.startsWith('.') ? [] : sourcesOf(path);
    if (!/(?<!\.test|ontract)\.tsx?$/.test(entry.name)) return [];
    return [{ name: entry.name.replace(/\.tsx?$/, ''), text: readFileSync(path, 'utf8') }];
  });
}

/** The files that use a call, and those that use one of these files (a hook hands its answer on). */
function usersOf(name: string, sources: readonly Source[]): Source[] {
  const direct = sources.filter(({ text }) => new RegExp(`\\b${name}\\b`).test(text));
  const doors = direct.map((source) => `/${source.name}'`);
  return [...direct, ...sources.filter(({ text }) => doors.some((door) => text.includes(door)))];
}

/** The names under which the contracts export their calls. */
function nameOf(call: AnyCall): string {
  const folder = join(process.cwd(), 'src/features');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /ontract\.ts$/.test(name))
    .map((name) => join(folder, name));
  for (const file of files) {
    const exported = Object.entries(require(file) as Record<string, unknown>);
    const found = exported.find(([, value]) => value === call);
    if (found) return found[0];
  }
  return '';
}

function fieldsOf(schema: object): string[] {
  const { entries, item, options, wrapped, pipe } = schema as Record<string, object | undefined>;
  if (entries) return Object.keys(entries);
  const inner = [item, wrapped, ...Object.values(options ?? {}), ...Object.values(pipe ?? {})];
  return inner.flatMap((each) => (each && typeof each === 'object' && each !== schema ? fieldsOf(each) : []));
}

test('every other write has a reader: a file that uses the call and names a field of its content', () => {
  const sources = sourcesOf(join(process.cwd(), 'src'));
  const unheard = writes
    .filter(([, call]) => !isUnread(call))
    .filter(([, call]) => {
      const name = nameOf(call);
      const fields = fieldsOf(call.data).join('|');
      const readsField = new RegExp(`[.{,]\\s?(${fields})\\b`);
      return name === '' || !usersOf(name, sources).some(({ text }) => readsField.test(text));
    })
    .map(([route]) => route);
  expect(unheard).toEqual([]);
});
