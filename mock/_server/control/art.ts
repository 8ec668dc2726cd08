import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { MockRequest } from '../handle';

const ART_FOLDER = join(__dirname, '..', 'art');

/** Serves a picture of mock/_server/art; any name that is not a plain file name there is 404. */
export function serveArt(req: MockRequest, res: ServerResponse): void {
  const file = req.params?.file ?? '';
  const path = join(ART_FOLDER, file);
  if (!/^[a-z0-9-]+\.webp$/.test(file) || !existsSync(path)) {
    res.statusCode = 404;
    res.end();
    return;
  }
  res.setHeader('Content-Type', 'image/webp');
  res.setHeader('Cache-Control', 'public, max-age=3600');
  res.end(readFileSync(path));
}
