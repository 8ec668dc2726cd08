// npm run preview: the production build with the mock, for QA and the end-to-end tests.
import { ensureBuild, ensureDependencies, isPortFree, option, startUmi, waitFor } from './lib.mjs';

const port = Number(option('port') ?? 4172);
if (!(await isPortFree(port))) {
  console.error(`Port ${port} is in use. Choose another: npm run preview -- --port ${port + 1}`);
  process.exit(1);
}
ensureDependencies();
ensureBuild();

const server = startUmi(['preview', '--port', String(port)], { DID_YOU_KNOW: 'none' }, (line) => {
  if (/error/i.test(line)) console.error(line);
});
server.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));

await waitFor(`http://localhost:${port}/`, (answer) => answer.ok);
console.log(`The production build is running at http://localhost:${port} (mock server included).`);
