import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { MockRequest } from '../handle';

const MEDIA_FOLDER = join(__dirname, '..', 'media');

/** Serves a film of mock/_server/media, whole or the part that a player asks for; any other name is 404. */
export function serveMedia(req: MockRequest, res: ServerResponse): void {
  const file = req.params?.file ?? '';
  const path = join(MEDIA_FOLDER, file);
  if (!/^[a-z0-9-]+\.webm$/.test(file) || !existsSync(path)) {
    res.statusCode = 404;
    res.end();
    return;
  }
  const film = readFileSync(path);
  res.setHeader('Content-Type', 'video/webm');
  res.setHeader('Accept-Ranges', 'bytes');
  const [, from] = /^bytes=(\d+)-/.exec(req.headers.range ?? '') ?? [];
  if (from === undefined || Number(from) >= film.length) {
    res.end(film);
    return;
  }
  res.statusCode = 206;
  res.setHeader('Content-Range', `bytes ${from}-${film.length - 1}/${film.length}`);
  res.end(film.subarray(Number(from)));
}
