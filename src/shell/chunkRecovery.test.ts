import { type ChunkRuntime, installChunkRecovery } from './chunkRecovery';

function runtimeThat(load: (chunkId: string | number, file: string) => Promise<unknown>) {
  const files: string[] = [];
  const runtime: ChunkRuntime = {
    u: (chunkId) => `${chunkId}.js`,
    e: (chunkId) => {
      const file = runtime.u(chunkId);
      files.push(file);
      return load(chunkId, file);
    },
  };
  return { runtime, files };
}

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('a chunk that comes at once is asked for once', async () => {
  const { runtime, files } = runtimeThat(async () => 'code');
  installChunkRecovery(runtime, { reload: jest.fn(), onSlow: jest.fn() });
  await expect(runtime.e('goods')).resolves.toBe('code');
  expect(files).toEqual(['goods.js']);
});

test('a failed chunk is asked for again past the cache', async () => {
  let failures = 2;
  const { runtime, files } = runtimeThat(async () => {
    if (failures-- > 0) throw new Error('ChunkLoadError');
    return 'code';
  });
  installChunkRecovery(runtime, { reload: jest.fn(), onSlow: jest.fn() });
  await expect(runtime.e('goods')).resolves.toBe('code');
  expect(files).toEqual(['goods.js', 'goods.js?r=1', 'goods.js?r=2']);
});

test('after three failures the page is loaded anew once, and then the error is shown', async () => {
  const reload = jest.fn();
  const { runtime } = runtimeThat(async () => {
    throw new Error('ChunkLoadError');
  });
  installChunkRecovery(runtime, { reload, onSlow: jest.fn() });
  runtime.e('goods').catch(() => {});
  await jest.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledTimes(1);
  await expect(runtime.e('goods')).rejects.toThrow('ChunkLoadError');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a chunk that hangs for 15 s is reported as slow and asked for again', async () => {
  const onSlow = jest.fn();
  const { runtime, files } = runtimeThat((_, file) => {
    if (file.includes('?r=')) return Promise.resolve('code');
    const tag = document.createElement('script');
    tag.setAttribute('src', `/${file}`);
    document.head.append(tag);
    return new Promise((_resolve, reject) => tag.addEventListener('error', () => reject(new Error('hung'))));
  });
  installChunkRecovery(runtime, { reload: jest.fn(), onSlow });
  const loaded = runtime.e('goods');
  await jest.advanceTimersByTimeAsync(14_999);
  expect(onSlow).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await expect(loaded).resolves.toBe('code');
  expect(onSlow).toHaveBeenCalledTimes(1);
  expect(files).toEqual(['goods.js', 'goods.js?r=1']);
});

test('code that nobody waits for is asked for once, and its absence changes nothing', async () => {
  const { runtime, files } = runtimeThat(async () => {
    throw new Error('ChunkLoadError');
  });
  const reload = jest.fn();
  installChunkRecovery(runtime, { reload, onSlow: jest.fn() });
  await expect(runtime.e('optional.1a')).rejects.toThrow('ChunkLoadError');
  expect(files).toEqual(['optional.1a.js']);
  expect(reload).not.toHaveBeenCalled();
});
