import { request as ask, createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BASE } from './visitor';

/** How many digits the marks of builds have, and the fingerprint of the main script. */
const BUILD = /(?<=name="build" content="|"version":")[0-9a-f]{12}/;
const MAIN = /umi\.[0-9a-f]{8}\.js/;

/** Headers that say something of the very bytes that have come. */
const UNFIT = ['content-length', 'transfer-encoding', 'connection', 'etag', 'last-modified'];

/** A web server of one test before the app's own. */
export interface Front {
  readonly base: string;
  /** Paths that were asked for, in their order. */
  readonly asked: string[];
  /** Nothing answers any more: connections break. */
  isDown: boolean;
  /** What the server has instead of a file, from here on; undefined: the file is missing. */
  readonly instead: Map<string, (body: string) => string | undefined>;
  /** From here on the server has another build: the same files under a mark and a main script of its own. */
  release: (digit: string) => void;
  close: () => void;
}

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

function hand(method: string, path: string, headers: object, body: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const passed = { ...headers, 'accept-encoding': 'identity', connection: 'close' };
    const handed = ask(new URL(path, BASE), { method, headers: passed }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    handed.on('error', reject);
    handed.end(body);
  });
}

async function readBody(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, 'localhost', () => resolve((server.address() as AddressInfo).port));
  });
}

/** Starts one. What it changes are files of the build; calls go through as they are. */
export async function openFront(): Promise<Front> {
  const html = await (await fetch(`${BASE}/`)).text();
  const [[ownBuild = ''], [ownMain = '']] = [BUILD.exec(html) ?? [''], MAIN.exec(html) ?? ['']];
  const asked: string[] = [];
  const instead: Front['instead'] = new Map();
  let digit: string | undefined;

  const rename = (text: string) =>
    digit === undefined
      ? text
      : text.replaceAll(ownBuild, digit.repeat(12)).replaceAll(ownMain, `umi.${digit.repeat(8)}.js`);

  /** What is sent of an answer; undefined when the file is missing. */
  function bodyOf(pathname: string, body: Buffer): Buffer | string | undefined {
    const change = instead.get(pathname);
    if (!change && !['/', '/sw.js', '/version.json', '/app-config.js'].includes(pathname)) return body;
    const text = rename(body.toString());
    return change ? change(text) : text;
  }

  const server = createServer(async (req, res) => {
    if (front.isDown) return void req.socket.destroy();
    const { pathname, search } = new URL(req.url ?? '/', BASE);
    asked.push(pathname);
    const file = pathname.replace(/^\/umi\.(\w)\1{7}\.js$/, `/${ownMain}`);
    const answer = await hand(req.method ?? 'GET', file + search, req.headers, await readBody(req));
    const body = bodyOf(pathname, answer.body);
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined && !UNFIT.includes(name)) res.setHeader(name, value);
    res.statusCode = body === undefined ? 404 : answer.status;
    res.end(body);
  });
  const port = await listen(server);
  const front: Front = {
    base: `http://localhost:${port}`,
    asked,
    isDown: false,
    instead,
    release: (next) => {
      digit = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return front;
}
