import { askAgainForCode } from '@/shared/lib/codeLoads';
import { type ChunkRuntime, installChunkRecovery } from './chunkRecovery';

const fail = async (): Promise<unknown> => {
  throw new Error('ChunkLoadError');
};

function installOn(load: (chunkId: string | number, file: string) => Promise<unknown>, replaces = false) {
  const files: string[] = [];
  const runtime: ChunkRuntime = {
    u: (chunkId) => `${chunkId}.js`,
    e: (chunkId) => {
      const file = runtime.u(chunkId);
      files.push(file);
      return load(chunkId, file);
    },
  };
  const replacePage = jest.fn(async () => replaces);
  installChunkRecovery(runtime, { replacePage });
  return { runtime, files, replacePage };
}

/** Like webpack: a script that hangs until somebody says that it has failed. */
function hang(_: string | number, file: string): Promise<unknown> {
  const tag = document.createElement('script');
  tag.setAttribute('src', `/${file}`);
  document.head.append(tag);
  return new Promise((_resolve, reject) =>
    tag.addEventListener('error', () => {
      tag.remove();
      reject(new Error('hung'));
    }),
  );
}

function follow(promise: Promise<unknown>) {
  const outcome = { state: 'waiting', error: undefined as unknown };
  promise.then(
    () => Object.assign(outcome, { state: 'loaded' }),
    (error: unknown) => Object.assign(outcome, { state: 'failed', error }),
  );
  return outcome;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

test('a chunk that comes at once is asked for once', async () => {
  const { runtime, files } = installOn(async () => 'code');
  await expect(runtime.e('goods')).resolves.toBe('code');
  expect(files).toEqual(['goods.js']);
});

test('a failed chunk is asked for again past the cache', async () => {
  let failures = 2;
  const { runtime, files, replacePage } = installOn(() => (failures-- > 0 ? fail() : Promise.resolve('code')));
  await expect(runtime.e('goods')).resolves.toBe('code');
  expect(files).toEqual(['goods.js', 'goods.js?r=1', 'goods.js?r=2']);
  expect(replacePage).not.toHaveBeenCalled();
});

test('after three failures the page is loaded anew, and nothing is shown meanwhile', async () => {
  const { runtime, replacePage } = installOn(fail, true);
  const outcome = follow(runtime.e('goods'));
  await jest.advanceTimersByTimeAsync(300_000);
  expect(replacePage).toHaveBeenCalledTimes(1);
  expect(outcome.state).toBe('waiting');
});

test('where the page may not be loaded anew the error is told; who asks later asks under a new address', async () => {
  const { runtime, files } = installOn(fail);
  await expect(runtime.e('goods')).rejects.toThrow('ChunkLoadError');
  await expect(runtime.e('goods')).rejects.toThrow('ChunkLoadError');
  expect(new Set(files).size).toBe(6);
});

test('chunks that were lost together share one decision; the next try decides anew', async () => {
  const slowly = async (chunkId: string | number) => {
    await new Promise((resolve) => setTimeout(resolve, chunkId === 'goods' ? 10 : 1000));
    throw new Error('ChunkLoadError');
  };
  const { runtime, replacePage } = installOn(slowly);
  const first = follow(runtime.e('goods'));
  const second = follow(runtime.e('shared'));
  await jest.advanceTimersByTimeAsync(100);
  expect([first.state, second.state]).toEqual(['failed', 'waiting']);
  expect(replacePage).toHaveBeenCalledTimes(1);
  replacePage.mockResolvedValue(true);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(second.state).toBe('failed');
  expect(replacePage).toHaveBeenCalledTimes(1);
  const again = follow(runtime.e('goods'));
  await jest.advanceTimersByTimeAsync(100);
  expect(replacePage).toHaveBeenCalledTimes(2);
  expect(again.state).toBe('waiting');
});

test('a chunk that hangs is asked for again after 15 s and after 45 s, and given up after 120 s', async () => {
  const { runtime, files, replacePage } = installOn(hang);
  const outcome = follow(runtime.e('goods'));
  await jest.advanceTimersByTimeAsync(14_999);
  expect(files).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(files).toEqual(['goods.js', 'goods.js?r=1']);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(files).toEqual(['goods.js', 'goods.js?r=1', 'goods.js?r=2']);
  await jest.advanceTimersByTimeAsync(74_999);
  expect(outcome.state).toBe('waiting');
  await jest.advanceTimersByTimeAsync(1);
  expect(outcome).toMatchObject({ state: 'failed', error: { name: 'ChunkLoadError' } });
  expect(files).toHaveLength(3);
  expect(replacePage).not.toHaveBeenCalled();
});

test('a chunk that comes late comes', async () => {
  const { runtime } = installOn((chunkId, file) =>
    file.includes('r=2') ? Promise.resolve('code') : hang(chunkId, file),
  );
  const outcome = follow(runtime.e('goods'));
  await jest.advanceTimersByTimeAsync(45_000);
  expect(outcome.state).toBe('loaded');
});

test('the member asks again: at once, past the cache, and the two minutes begin anew', async () => {
  const { runtime, files } = installOn(hang);
  const outcome = follow(runtime.e('goods'));
  await jest.advanceTimersByTimeAsync(100_000);
  askAgainForCode();
  await jest.advanceTimersByTimeAsync(0);
  expect(files).toHaveLength(4);
  await jest.advanceTimersByTimeAsync(119_999);
  expect(outcome.state).toBe('waiting');
  await jest.advanceTimersByTimeAsync(1);
  expect(outcome.state).toBe('failed');
});

test('two who wait for the same chunk wait for one load', async () => {
  const { runtime, files } = installOn(hang);
  const outcomes = [follow(runtime.e('goods')), follow(runtime.e('goods'))];
  await jest.advanceTimersByTimeAsync(15_000);
  expect(files).toEqual(['goods.js', 'goods.js?r=1']);
  await jest.advanceTimersByTimeAsync(105_000);
  expect(outcomes.map(({ state }) => state)).toEqual(['failed', 'failed']);
});

test('code that nobody waits for is asked for once, and its absence changes nothing', async () => {
  const { runtime, files, replacePage } = installOn(fail, true);
  await expect(runtime.e(90_001)).rejects.toThrow('ChunkLoadError');
  expect(files).toEqual(['90001.js']);
  expect(replacePage).not.toHaveBeenCalled();
});

test('code whose absence its caller tells is asked for again past the cache, and the page stays', async () => {
  const { runtime, files, replacePage } = installOn(fail, true);
  await expect(runtime.e(80_000)).rejects.toThrow('ChunkLoadError');
  expect(files).toEqual(['80000.js', '80000.js?r=1', '80000.js?r=2']);
  expect(replacePage).not.toHaveBeenCalled();
});
