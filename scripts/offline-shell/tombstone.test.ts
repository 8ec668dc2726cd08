type Listener = (event: { waitUntil(work: Promise<unknown>): void }) => void;

test('goes with all that was kept, and once more after a page has registered it again', async () => {
  const heard = new Map<string, Listener>();
  const unregister = jest.fn().mockResolvedValue(true);
  const deleted = jest.fn().mockResolvedValue(true);
  const names = ['shell:/:a', 'shell:/other/:a'];
  Object.assign(window, {
    registration: { scope: 'https://m.example.com/', unregister },
    skipWaiting: () => Promise.resolve(),
    caches: { keys: async () => names, delete: deleted },
  });
  const listen = (name: string, listener: unknown) => heard.set(name, listener as Listener);
  jest.spyOn(window, 'addEventListener').mockImplementation(listen);
  await import('./tombstone');
  const meet = async (name: string) => {
    const work: Promise<unknown>[] = [];
    heard.get(name)?.({ waitUntil: (each) => work.push(each) });
    await Promise.all(work);
  };
  await meet('install');
  await meet('activate');
  expect(deleted.mock.calls).toEqual([['shell:/:a']]);
  expect(unregister).toHaveBeenCalledTimes(1);
  await meet('fetch');
  expect(unregister).toHaveBeenCalledTimes(2);
});
