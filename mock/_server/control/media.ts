import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { MockRequest } from '../handle';

const MEDIA_FOLDER = join(__dirname, '..', 'media');

const TYPES: Readonly<Record<string, string>> = {
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
};

/** The part "bytes=from-to" of a file, both ends counted in; undefined for what cannot be a part of it. */
function partOf(range: string | undefined, size: number): { from: number; to: number } | undefined {
  const [, from, to = ''] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  const part = { from: Number(from), to: Math.min(to === '' ? size - 1 : Number(to), size - 1) };
  return from === undefined || part.from > part.to ? undefined : part;
}

/** Serves a film of mock/_server/media or its captions, whole or the part that a player asks for; else 404. */
export function serveMedia(req: MockRequest, res: ServerResponse): void {
  const file = req.params?.file ?? '';
  const path = join(MEDIA_FOLDER, file);
  const type = TYPES[extname(file)];
  if (!/^[a-z0-9-]+\.\w+$/.test(file) || type === undefined || !existsSync(path)) {
    res.statusCode = 404;
    res.end();
    return;
  }
  const film = readFileSync(path);
  res.setHeader('Content-Type', type);
  res.setHeader('Accept-Ranges', 'bytes');
  const part = partOf(req.headers.range, film.length);
  if (!part) {
    res.end(film);
    return;
  }
  res.statusCode = 206;
  res.setHeader('Content-Range', `bytes ${part.from}-${part.to}/${film.length}`);
  res.end(film.subarray(part.from, part.to + 1));
}
