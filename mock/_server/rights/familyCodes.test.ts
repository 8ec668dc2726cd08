import { ask } from '@/testing/ask';
import { freshToken } from '../order/testKit';
import { resetServer } from '../state';

/* Codes of one right for several people at one counter; the right has two uses left, F1 and F2 are in the family book. */

const rightPost = (call: string, payload: Record<string, unknown>) =>
  ask(
    `POST /api/miniapp/right/${call}`,
    { rightId: 'R-wound', clientToken: freshToken(), ...payload },
    { as: 'member' },
  );
const codeFor = async (forWhom?: string) => (await rightPost('code/create', forWhom ? { forWhom } : {})).data.code;
const use = (code: unknown) => ask('POST /api/__mock/use', { code });
const left = async () =>
  (await ask('GET /api/miniapp/right/detail', { rightId: 'R-wound' }, { as: 'member' })).data.remaining;

beforeEach(() => resetServer());

test('a code for the family stands while the member uses his own: each is a use, as long as there are some', async () => {
  expect(await left()).toBe(2);
  const [own, hers, hersNext] = [await codeFor(), await codeFor('F1'), await codeFor('F1')];
  expect(await use(own)).toMatchObject({ code: 0 });
  expect(await use(hers)).toMatchObject({ code: 0 });
  expect(await left()).toBe(0);
  expect((await use(hersNext)).code).toBe(2012);
});

test('the code of a use that was handed on stands while the last other one is used', async () => {
  await rightPost('transfer', { toUser: 'F1' });
  const [own, hers] = [await codeFor(), await codeFor('F1')];
  expect(await use(own)).toMatchObject({ code: 0 });
  expect(await use(hers)).toMatchObject({ code: 0 });
});

test('a code is refused with the reason once the last use is gone', async () => {
  await rightPost('transfer', { toUser: 'F1' });
  const [own, daughters] = [await codeFor(), await codeFor('F2')];
  await use(own);
  expect(await use(daughters)).toMatchObject({ code: 2004, msg: '次数已经用完，可以看看其他权益' });
});
