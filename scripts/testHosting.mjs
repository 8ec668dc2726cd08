// npm run test:hosting: the production build behind a real nginx, in Chromium. Arguments go to jest (for example a file name).
import { findNginx } from './hosting/findNginx.mjs';
import { bin, browsersForTests, ensureBuild, ensureDependencies, run } from './lib.mjs';

ensureDependencies();
if (!findNginx()) process.exit(0);
const browsers = browsersForTests();
if (!browsers) {
  console.error('No Chromium found. Install Chromium or Google Chrome, or set CHROMIUM_PATH to its program file.');
  process.exit(1);
}
ensureBuild();
run(bin('jest'), ['-c', 'jest.hosting.config.ts', '--verbose', ...process.argv.slice(2)], {
  label: 'test:hosting',
  env: { ...process.env, ...browsers },
});
