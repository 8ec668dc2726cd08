// Runs after every install: Umi writes src/.umi, which the type check and the tests import.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// During a partial install (for example only production packages in an image) Umi may not be there yet.
if (existsSync(new URL('../node_modules/umi/package.json', import.meta.url))) {
  const done = spawnSync(process.execPath, ['node_modules/umi/bin/umi.js', 'setup'], {
    cwd: new URL('..', import.meta.url),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.exitCode = done.status ?? 1;
}
