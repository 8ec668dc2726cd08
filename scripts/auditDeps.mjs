// npm run audit:deps: what the registry knows of holes in the locked packages. Fails on grave ones. Arguments go to npm.
import { spawnSync } from 'node:child_process';
import { ROOT } from './lib.mjs';

const GRAVE = ['high', 'critical'];
const args = ['audit', '--package-lock-only', '--json', ...process.argv.slice(2)];
const { stdout } = spawnSync('npm', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

function answerOf(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

const { vulnerabilities, metadata } = answerOf(stdout);
if (!vulnerabilities) {
  console.log('- not asked: this registry answers no audit.');
  console.log('  Where another one may be reached: npm run audit:deps -- --registry=https://registry.npmjs.org');
  process.exit(0);
}

const grave = Object.values(vulnerabilities).filter(({ severity }) => GRAVE.includes(severity));
for (const { name, severity, range } of grave) console.log(`✗ ${name} ${range}: ${severity}`);
const { total } = metadata.vulnerabilities;
console.log(`${total} packages with known holes, ${grave.length} of them high or critical`);
process.exit(grave.length === 0 ? 0 : 1);
