import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setImmediate } from 'node:timers';
import { keepExample } from './keepExample';
import { mockRoutes } from './mockRoutes';

type Middleware = (req: unknown, res: unknown, next: () => void) => void;
type Listener = (req: IncomingMessage, res: ServerResponse) => void;
interface App {
  use: (middleware: Middleware) => void;
}

// Express needs it, and jsdom hides it.
Object.assign(globalThis, { setImmediate });

const UMI = join(process.cwd(), 'node_modules/@umijs');
const express = require(join(UMI, 'bundler-utils/compiled/express')) as () => App & Listener;
const { createMockMiddleware } = require(join(UMI, 'preset-umi/dist/features/mock/createMockMiddleware')) as {
  createMockMiddleware: (options: { context: { mockData: object } }) => Middleware;
};

/** What is asked over the socket is an example of the contract as well. */
function noteExample(req: IncomingMessage & { body?: unknown }, res: ServerResponse): void {
  const end = res.end.bind(res) as (body?: unknown) => ServerResponse;
  res.end = ((body?: unknown) => {
    const route = res.getHeader('X-Mock-Route');
    const { method = '', url = '' } = req;
    const sent = { method, url, body: JSON.stringify(req.body) };
    const answered = { status: res.statusCode, headers: {}, body: String(body), isCut: false };
    if (typeof route === 'string') keepExample(route, sent, answered);
    return end(body);
  }) as typeof res.end;
}

/**
 * The mock server as QA has it: Umi's own middleware behind Express and a real socket. `before` sees each request first
 * and may change how it is answered.
 */
export async function openMock(before?: Listener): Promise<Server> {
  const mockData = Object.fromEntries(
    mockRoutes().map(({ route, handler }) => {
      const [method = '', path = ''] = route.split(' ');
      return [route, { method, path, handler }];
    }),
  );
  const app = express();
  app.use(createMockMiddleware({ context: { mockData } }));
  const server = createServer((req, res) => {
    (before ?? noteExample)(req, res);
    app(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

export async function closeMock(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
