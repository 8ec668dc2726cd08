// npm start: the development server with the mock at http://localhost:8000. API_TARGET=URL npm start: with a real server
// in its place; API_COOKIE is a session for it.
import { apiTarget, ensureDependencies, isPortFree, portOr, serverWords, startUmi, waitFor } from './lib.mjs';

const target = apiTarget();

const port = portOr(8000);
if (!(await isPortFree(port))) {
  console.error(`Port ${port} is in use. Stop the program that uses it, or run: npm start -- --port ${port + 1}`);
  process.exit(1);
}
ensureDependencies();

const env = {
  PORT: String(port),
  BROWSER: 'none',
  DID_YOU_KNOW: 'none',
  // Room for what lives briefly: a tenth of the time of a compilation was its collection.
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim(),
  ...(target && { API_TARGET: target }),
};
const server = startUmi(['dev'], env, (line) => {
  if (/error/i.test(line)) console.error(line);
});
server.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));

// While the first bundle is compiling, every address answers a waiting page.
await waitFor(`http://localhost:${port}/umi.js`, async (answer) =>
  /javascript/.test(answer.headers.get('content-type') ?? ''),
);
const personas = target ? '' : '; sign in as one of four personas';
console.log(`The app is running at http://localhost:${port} (${serverWords(target)}${personas}).`);
