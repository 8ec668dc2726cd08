import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Context, MockRequest } from '../handle';
import { refuse } from '../refusal';
import { findSessionUser } from '../session';
import { DAY } from '../state';
import { addressOf, keepUpload, uploads } from './store';

const MOST_BYTES = 2 * 1024 * 1024;
const MOST_A_DAY = 60;
const DATA_ADDRESS = /^data:image\/[a-z+]{2,10};base64,([A-Za-z0-9+/]+={0,2})$/;

function needPicture(file: unknown): Buffer {
  const content = typeof file === 'string' ? DATA_ADDRESS.exec(file)?.[1] : undefined;
  if (content === undefined) throw refuse.badInput('没有收到图片，请重新选一张');
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > MOST_BYTES) throw refuse.badInput('图片不能超过 2 MB，请换一张');
  return bytes;
}

/** What a file really is, by its first bytes; undefined when it is no picture that is taken. */
function pictureTypeOf(bytes: Buffer): 'image/jpeg' | 'image/png' | 'image/webp' | undefined {
  if (bytes.length < 16) return undefined;
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'image/png';
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'image/webp' : undefined;
}

/** Takes one picture of a member and answers its address. What it is, is decided by its content, not by its name. */
export function uploadImage({ user, body, now }: Context) {
  const bytes = needPicture(body.file);
  const type = pictureTypeOf(bytes);
  if (!type) throw refuse.badInput('只能上传 JPG、PNG 或 WebP 图片，请换一张');
  const recent = uploads().rows.filter(({ userId, at }) => userId === user.userId && at > now - DAY);
  if (recent.length >= MOST_A_DAY) throw refuse.limit('今天上传的图片太多了，请明天再试');
  const file = `${randomBytes(12).toString('hex')}.${type.slice('image/'.length)}`;
  keepUpload({ file, userId: user.userId, type, bytes, at: now });
  return { url: addressOf({ file }) };
}

/** Shows a picture to the member who has sent it; to everybody else there is none. */
export function serveUpload(req: MockRequest, res: ServerResponse): void {
  const row = uploads().rows.find(({ file }) => file === req.params?.file);
  if (!row || findSessionUser(req.headers.cookie)?.userId !== row.userId) {
    res.statusCode = 404;
    res.end();
    return;
  }
  res.setHeader('Content-Type', row.type);
  res.setHeader('Cache-Control', 'private, max-age=3600');
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.end(row.bytes);
}
