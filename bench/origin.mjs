// The server of a run, in a process of its own: the built app and the floors over TLS and HTTP/2, the mock behind it, the
// link before it. Started by fork; takes one message { dist, pages, mockPort, tls, link } and answers { port }.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { listenBehindLink } from './link.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.json': 'application/json',
};
/** What a server keeps ahead in one stream; the others get their turn between two pieces. */
const PIECE = 8192;

/** A name with a fingerprint never changes its content. */
const isFingerprinted = (path) => /\.[0-9a-f]{6,8}\.\w+/.test(path);

function send(stream, headers, body) {
  if (stream.destroyed) return;
  stream.on('error', () => {});
  stream.respond({ ...headers, 'content-length': body.length }, { endStream: body.length === 0 });
  let from = 0;
  const next = () => {
    if (stream.destroyed || body.length === 0) return;
    const piece = body.subarray(from, from + PIECE);
    from += PIECE;
    if (from >= body.length) stream.end(piece);
    else stream.write(piece, next);
  };
  next();
}

/** A file as it is sent: read once, compressed as the build has done it. */
function fileOf(dist, pages, path) {
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  if (pages[path]) return { type, encoding: 'br', body: brotliCompressSync(Buffer.from(pages[path])) };
  const file = join(dist, normalize(path));
  if (!file.startsWith(dist) || !existsSync(file) || !statSync(file).isFile()) return undefined;
  const isPacked = existsSync(`${file}.br`);
  return { type, encoding: isPacked ? 'br' : 'identity', body: readFileSync(isPacked ? `${file}.br` : file) };
}

function sendFile(stream, file, path, asked) {
  const etag = `"${createHash('sha1').update(file.body).digest('hex').slice(0, 16)}"`;
  const cache = isFingerprinted(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
  const headers = { 'content-type': file.type, 'content-encoding': file.encoding, 'cache-control': cache, etag };
  if (asked === etag) send(stream, { ':status': 304, ...headers }, Buffer.alloc(0));
  else send(stream, { ':status': 200, ...headers }, file.body);
}

/** Hands a call to the mock and its answer back. */
function askMock(mockPort, stream, headers) {
  const plain = Object.entries(headers).filter(([name]) => !name.startsWith(':'));
  const options = {
    port: mockPort,
    path: headers[':path'],
    method: headers[':method'],
    headers: Object.fromEntries(plain),
  };
  const call = request(options, (answer) => {
    const parts = [];
    answer.on('data', (part) => parts.push(part));
    answer.on('end', () => {
      const { connection, 'transfer-encoding': _, 'keep-alive': __, ...rest } = answer.headers;
      send(stream, { ':status': answer.statusCode, ...rest }, Buffer.concat(parts));
    });
  });
  call.on('error', () => send(stream, { ':status': 502 }, Buffer.alloc(0)));
  stream.pipe(call);
}

async function serve({ dist, pages, mockPort, tls, link }) {
  const files = new Map();
  const server = createSecureServer(tls);
  server.on('sessionError', () => {});
  server.on('stream', (stream, headers) => {
    const path = headers[':path'].split('?')[0];
    if (path.startsWith('/api/')) return askMock(mockPort, stream, headers);
    const name = path === '/' ? '/index.html' : path;
    if (!files.has(name)) files.set(name, fileOf(dist, pages, name));
    const file = files.get(name);
    if (file) sendFile(stream, file, name, headers['if-none-match']);
    else send(stream, { ':status': 404 }, Buffer.alloc(0));
  });
  process.send({ port: await listenBehindLink(server, link) });
}

process.once('message', serve);
process.once('disconnect', () => process.exit(0));
