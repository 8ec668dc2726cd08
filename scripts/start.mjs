// npm start: the development server with the mock at http://localhost:8000.
import { ensureDependencies, isPortFree, option, startUmi } from './lib.mjs';

const port = Number(option('port') ?? 8000);
if (!(await isPortFree(port))) {
  console.error(`Port ${port} is in use. Stop the program that uses it, or run: npm start -- --port ${port + 1}`);
  process.exit(1);
}
ensureDependencies();

const { waitFor } = await import('./lib.mjs');
const server = startUmi(['dev'], { PORT: String(port), BROWSER: 'none', DID_YOU_KNOW: 'none' }, (line) => {
  if (/error/i.test(line)) console.error(line);
});
server.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));

// While the first bundle is compiling, every address answers a waiting page.
await waitFor(`http://localhost:${port}/umi.js`, async (answer) =>
  /javascript/.test(answer.headers.get('content-type') ?? ''),
);
console.log(`The app is running at http://localhost:${port} (mock server included; sign in as one of four personas).`);
