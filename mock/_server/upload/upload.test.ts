import { ask } from '@/testing/ask';
import { deliver } from '@/testing/fakeServer';
import { openSession, SESSION_COOKIE } from '../session';
import { DAY, serverNow, setServerNow } from '../state';

const UPLOAD = 'POST /api/miniapp/upload/image';
const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(60, 7)]);
const PNG = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(60)]);
const fileOf = (bytes: Buffer, type = 'jpeg') => `data:image/${type};base64,${bytes.toString('base64')}`;
const upload = (file: unknown, clientToken?: string) =>
  ask<{ url: string }>(UPLOAD, { file, clientToken }, { as: 'member' });
const look = (url: string, userId?: string) =>
  deliver({ method: 'GET', url, headers: { cookie: userId ? `${SESSION_COOKIE}=${openSession(userId)}` : '' } });

test.each([
  ['JPG', JPEG, 'image/jpeg'],
  ['PNG called JPG', PNG, 'image/png'],
  ['WebP', Buffer.from('RIFF0000WEBPVP8 0000'), 'image/webp'],
])('a %s is kept and shown to its owner only', async (_, bytes, type) => {
  const { data } = await upload(fileOf(bytes));
  expect(data.url).toMatch(/^\/api\/__mock\/upload\/[0-9a-f]{24}\.(jpeg|png|webp)$/);
  const shown = await look(data.url, 'U1002');
  expect(shown).toMatchObject({ status: 200, headers: { 'content-type': type, 'x-content-type-options': 'nosniff' } });
  expect((await look(data.url, 'U1004')).status).toBe(404);
  expect((await look(data.url)).status).toBe(404);
});

test.each([
  ['nothing', undefined, /没有收到/],
  ['a number', 7, /没有收到/],
  ['no data address', 'hello', /没有收到/],
  ['HTML', fileOf(Buffer.from('<html><script>alert(1)</script></html>')), /只能上传/],
  [
    'a drawing with scripts',
    `data:image/svg+xml;base64,${Buffer.from('<svg onload="x"/>   ').toString('base64')}`,
    /只能上传/,
  ],
  ['more than 2 MB', fileOf(Buffer.concat([JPEG, Buffer.alloc(2 * 1024 * 1024)])), /2 MB/],
])('%s is refused', async (_, file, msg) => {
  expect(await upload(file)).toMatchObject({ code: 400, msg: expect.stringMatching(msg) });
});

test('a guest sends nothing', async () => {
  expect((await ask(UPLOAD, { file: fileOf(JPEG) })).code).toBe(999);
});

test('a photo whose answer was lost is sent again and is one photo', async () => {
  const first = await upload(fileOf(JPEG), 'photo-1');
  expect((await upload(fileOf(JPEG), 'photo-1')).data.url).toBe(first.data.url);
  expect((await upload(fileOf(JPEG), 'photo-2')).data.url).not.toBe(first.data.url);
});

test('sixty a day', async () => {
  for (let turn = 0; turn < 60; turn += 1) await upload(fileOf(JPEG));
  expect((await upload(fileOf(JPEG))).code).toBe(2004);
  setServerNow(serverNow() + DAY);
  expect((await upload(fileOf(JPEG))).code).toBe(0);
});
