import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Call } from '@/request/defineCall';
import { STRICT } from '@/shared/lib/schema';
import type { loadChecker } from '../../scripts/contract/checker.cjs';

type AnyCall = Call<unknown, unknown>;

const ROOMS = ['src/features', 'src/campaigns', 'src/request'].map((room) => join(process.cwd(), room));

function isCall(value: unknown): value is AnyCall {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'data' in value;
}

function contractFiles(): string[] {
  return ROOMS.filter((room) => existsSync(room)).flatMap((room) =>
    readdirSync(room, { recursive: true })
      .map(String)
      .filter((file) => /[cC]ontract\.ts$/.test(file))
      .map((file) => join(room, file)),
  );
}

/** Of the process, not of a file of tests; see scripts/jest/testEnvironment.cjs. */
declare global {
  var contractChecker: ReturnType<typeof loadChecker>;
  /** Which file has the contract of a route, as the first file of tests has found it. */
  var contractFileOf: Map<string, string>;
}

let callsByRoute: Map<string, AnyCall> | undefined;

const routeOf = ({ method, path }: AnyCall): string => `${method} ${path}`;

const callsIn = (file: string): AnyCall[] => Object.values(require(file) as Record<string, unknown>).filter(isCall);

/** Every call of every contract by "METHOD /path". Two contracts for one route are an error. */
export function contractCalls(): ReadonlyMap<string, AnyCall> {
  if (callsByRoute) return callsByRoute;
  const found = new Map<string, AnyCall>();
  const places: [string, string][] = [];
  for (const file of contractFiles()) {
    for (const call of callsIn(file)) {
      const route = routeOf(call);
      if (found.has(route) && found.get(route) !== call) throw new Error(`two contracts for ${route}, one in ${file}`);
      found.set(route, call);
      places.push([route, file]);
    }
  }
  for (const [route, file] of places) globalThis.contractFileOf.set(route, file);
  callsByRoute = found;
  return found;
}

/** The call of a route: all contracts bring half of the app along, its own one brings little. */
function callOf(route: string): AnyCall | undefined {
  if (callsByRoute || globalThis.contractFileOf.size === 0) return contractCalls().get(route);
  const file = globalThis.contractFileOf.get(route);
  return file === undefined ? undefined : callsIn(file).find((call) => routeOf(call) === route);
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  return `  at ${v.getDotPath(issue) ?? '(the whole data)'}: expected ${issue.expected}, received ${issue.received}`;
}

/**
 * Compares a 200 answer with the contract's document (a field too many, a code that it does not name), and then, to the
 * letter, with the schema that the app reads it by. Returns what does not fit, or undefined.
 */
export function findMisfit(route: string, body: string): string | undefined {
  const call = callOf(route);
  if (!call) return undefined;
  const envelope = JSON.parse(body) as { code: unknown; msg: unknown; data: unknown };
  if (typeof envelope.code !== 'number' || typeof envelope.msg !== 'string')
    return `${route}: not an envelope: ${body}`;
  const misfit = globalThis.contractChecker.answer(route, envelope);
  if (misfit || envelope.code !== 0) return misfit;
  const result = v.safeParse(call.data, envelope.data, STRICT);
  if (result.success) return undefined;
  return `${route} does not keep its contract:\n${result.issues.slice(0, 8).map(describeIssue).join('\n')}`;
}
