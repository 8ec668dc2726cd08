// npm run e2e: the journeys in Chromium, on the production build. Arguments go to jest (for example a file name).
import { bin, browsersForTests, ensureBuild, ensureDependencies, run } from './lib.mjs';

ensureDependencies();
const browsers = browsersForTests();
if (!browsers) {
  console.error('No Chromium found. Install Chromium or Google Chrome, or set CHROMIUM_PATH to its program file.');
  process.exit(1);
}
ensureBuild();
run(bin('jest'), ['-c', 'jest.e2e.config.ts', ...process.argv.slice(2)], {
  label: 'e2e',
  env: { ...process.env, ...browsers },
});
