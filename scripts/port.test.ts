import { execFile } from 'node:child_process';
import { createServer } from 'node:net';

/** What a command of the project says to a port, or to a number of its own, that it cannot take. */
const saidBy = (args: string[], PORT: string) =>
  new Promise<string>((resolve) => {
    execFile(process.execPath, args, { env: { ...process.env, PORT } }, (_, __, words) => resolve(words));
  });

test.each(['scripts/start.mjs', 'scripts/preview.mjs'])(
  '%s takes its port from the environment, and the one that is named before it',
  async (script) => {
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(0, resolve);
    });
    const address = server.address();
    const taken = String(typeof address === 'object' && address ? address.port : '');
    expect(await saidBy([script], taken)).toContain(`Port ${taken} is in use`);
    expect(await saidBy([script, '--port', taken], '1')).toContain(`Port ${taken} is in use`);
    server.close();
    expect(await saidBy([script, '--port', 'abc'], taken)).toBe('abc is no port: it takes a number from 1 to 65535.\n');
  },
);

test.each([
  [['--workers', '0'], '--workers 0: it takes a whole number from 1.\n'],
  [['--workers', 'many'], '--workers many: it takes a whole number from 1.\n'],
  [['--port', 'abc'], 'abc is no port: it takes a number from 1 to 65535.\n'],
])('the gallery says what %j should be', async (args, words) => {
  expect(await saidBy(['scripts/scenarios.mjs', ...args], '')).toBe(words);
});
