// npm run test:webkit: every view in WebKit, the engine of iPhones. Arguments go to jest (for example -t 长辈版).
import { spawnSync } from 'node:child_process';
import { bin, ensureBuild, ensureDependencies, run } from './lib.mjs';

ensureDependencies();
const missing = ['WebKitWebDriver', 'xvfb-run'].filter(
  (name) => spawnSync(name, ['--help'], { stdio: 'ignore' }).error,
);
if (missing.length > 0) {
  console.error(`${missing.join(' and ')} not found (Debian: apt-get install webkit2gtk-driver xvfb)`);
  process.exit(1);
}
ensureBuild();
run(bin('jest'), ['-c', 'jest.webkit.config.ts', '--verbose', ...process.argv.slice(2)], { label: 'test:webkit' });
