// npm run preview: the production build with the mock, for QA and the end-to-end tests.
import {
  apiTarget,
  ensureBuild,
  ensureDependencies,
  isPortFree,
  portOr,
  serverWords,
  startUmi,
  waitFor,
} from './lib.mjs';

const target = apiTarget();
const port = portOr(4172);
if (!(await isPortFree(port))) {
  console.error(`Port ${port} is in use. Choose another: npm run preview -- --port ${port + 1}`);
  process.exit(1);
}
ensureDependencies();
ensureBuild();

const env = { DID_YOU_KNOW: 'none', ...(target && { API_TARGET: target }) };
const server = startUmi(['preview', '--port', String(port)], env, (line) => {
  if (/error/i.test(line)) console.error(line);
});
server.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));

await waitFor(`http://localhost:${port}/`, (answer) => answer.ok);
console.log(`The production build is running at http://localhost:${port} (${serverWords(target)}).`);
