import { ask } from '../../../src/testing/ask';
import { deliver, failNext, serverClock } from '../../../src/testing/fakeServer';
import { DAY } from '../state';
import { masked, maskedText, maskedUrl } from './drawer/mask.js';

const control = <T = Record<string, unknown>>(name: string, body: Record<string, unknown> = {}) =>
  ask<T>(`POST /api/__mock/${name}`, body);

const lastCalls = async () => (await ask<Record<string, unknown>[]>('GET /api/__mock/calls')).data;

const pointsOf = async () => (await ask('GET /api/miniapp/points/summary', {}, { as: 'newcomer' })).data.available;

test('the whole state is saved as a file and loaded again, with its clock and its faults', async () => {
  await ask('POST /api/miniapp/points/sign/do', {}, { as: 'newcomer' });
  const before = await pointsOf();
  await control('clock', { now: serverClock.now() + DAY });
  failNext('/api/miniapp/mall/home', '500', -1);
  const { file } = (await control<{ file: string }>('qaSave')).data;
  await control('reset');
  expect(await pointsOf()).not.toBe(before);
  await control('qaLoad', { file });
  expect(await pointsOf()).toBe(before);
  expect((await control('qaSee')).data).toMatchObject({ isMoved: true, faults: [{ kind: '500', times: -1 }] });
});

test.each(['', 'AAAA', Buffer.from('{}').toString('base64')])('what is no such file is refused: %p', async (file) => {
  const before = await pointsOf();
  expect((await control('qaLoad', { file })).code).toBe(400);
  expect(await pointsOf()).toBe(before);
});

test.each(['../../package', '000000000000', 7])('a link to data that are not here says so: %p', async (data) => {
  expect(await control('qaTake', { data })).toMatchObject({ code: 2010, msg: expect.stringContaining('数据文件') });
});

test('the last calls tell what was asked, by whom, what came, and which fault had spoiled it', async () => {
  await ask('GET /api/miniapp/points/summary', { probe: '1' }, { as: 'member' });
  failNext('/api/miniapp/points/summary', 'drop');
  await ask('GET /api/miniapp/points/summary', {}, { as: 'member' }).catch(() => undefined);
  const [cut, whole] = await lastCalls();
  expect(cut).toMatchObject({ status: 0, fault: 'drop', answer: '' });
  expect(whole).toMatchObject({
    status: 200,
    fault: '',
    misfit: '',
    url: expect.stringContaining('probe=1'),
    userId: 'U1002',
  });
  expect(JSON.parse(String(whole?.answer))).toMatchObject({ code: 0 });
});

test('no more than a hundred calls are kept', async () => {
  for (let count = 0; count < 105; count += 1) await ask('GET /api/miniapp/user/app/config');
  expect(await lastCalls()).toHaveLength(100);
});

test('a copied call says nothing of a person', () => {
  const asked = { name: '林书意', mobile: '13800002046', areaCodes: ['330106'], note: '打 13800002046', code: 0 };
  expect(masked(asked)).toEqual({ name: '***', mobile: '***', areaCodes: ['330106'], note: '打 ***', code: 0 });
  expect(maskedUrl('/api/x?code=ABC&page=1')).toBe('/api/x?code=***&page=1');
  expect(maskedText('{"data":{"nickname":"阿黎"}}')).toBe('{"data":{"nickname":"***"}}');
  expect(maskedText('{"broken')).toBe('(8 characters)');
});

test('the drawer comes before the app, and only its own files leave its folder', async () => {
  const get = (url: string) => deliver({ method: 'GET', url });
  expect((await get('/app-config.js')).body).toContain('/api/__mock/qa/main.js');
  expect((await get('/api/__mock/qa/main.js')).headers['content-type']).toMatch(/^text\/javascript/);
  expect((await get('/api/__mock/qa/style.css')).headers['content-type']).toMatch(/^text\/css/);
  expect((await get('/api/__mock/qa/control.ts')).status).toBe(404);
});
