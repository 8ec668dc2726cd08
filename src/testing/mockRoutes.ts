import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MockHandler } from '../../mock/_server/handle';

interface MockRoute {
  /** "METHOD /path" as the mock file spells it. */
  route: string;
  method: string;
  pattern: RegExp;
  names: string[];
  handler: MockHandler;
  file: string;
}

const MOCK_FOLDER = join(process.cwd(), 'mock');

/** Reads a path as Umi does: `:name` or `:name(pattern)`, any case, with or without a slash at the end. */
function compile(path: string): { pattern: RegExp; names: string[] } {
  const names: string[] = [];
  const source = path.replace(/:(\w+)(?:\(([^)]+)\))?|[.*+?^${}()|[\]\\]/g, (part, name: string, pattern = '[^/]+') => {
    if (!name) return `\\${part}`;
    names.push(name);
    return `(${pattern})`;
  });
  return { pattern: new RegExp(`^${source}/?$`, 'i'), names };
}

function routesOf(file: string): MockRoute[] {
  const exported = require(join(MOCK_FOLDER, file)) as { default: Record<string, MockHandler> };
  return Object.entries(exported.default).map(([route, handler]) => {
    const [method = '', path = ''] = route.split(' ');
    return { route, method, ...compile(path), handler, file };
  });
}

let loaded: MockRoute[] | undefined;
const failures: string[] = [];

function loadRoutesOf(file: string): MockRoute[] {
  try {
    return routesOf(file);
  } catch (error) {
    failures.push(`mock/${file}: ${String(error)}`);
    return [];
  }
}

/** Every route of every file directly in mock/, as Umi collects them. A file that does not load has none. */
export function mockRoutes(): readonly MockRoute[] {
  loaded ??= readdirSync(MOCK_FOLDER)
    .filter((file) => file.endsWith('.ts'))
    .flatMap(loadRoutesOf);
  return loaded;
}

/** Why files of mock/ did not load, one sentence each. */
export function loadFailures(): readonly string[] {
  mockRoutes();
  return failures;
}

/** The handler for a request, with the values of the path's `:name` parts. */
export function findRoute(method: string, path: string) {
  for (const route of mockRoutes()) {
    const match = route.method === method ? route.pattern.exec(path) : null;
    if (!match) continue;
    const values = match.slice(1).map(decodeURIComponent);
    return { ...route, params: Object.fromEntries(route.names.map((name, index) => [name, values[index] ?? ''])) };
  }
  return undefined;
}
