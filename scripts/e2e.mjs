// npm run e2e: the journeys in Chromium, on the production build. Arguments go to jest (for example a file name).
import { bin, ensureBuild, ensureDependencies, findChromium, run } from './lib.mjs';

ensureDependencies();
const chromium = findChromium({ install: true });
if (!chromium) {
  console.error('No Chromium found. Install Chromium or Google Chrome, or set CHROMIUM_PATH to its program file.');
  process.exit(1);
}
ensureBuild();
run(bin('jest'), ['-c', 'jest.e2e.config.ts', ...process.argv.slice(2)], {
  label: 'e2e',
  env: { ...process.env, CHROMIUM_PATH: chromium },
});
