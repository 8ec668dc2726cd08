// A copy of the tree in which a check may add, change and delete files.
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './lib.mjs';

const COPIED = [
  'src',
  'mock',
  'scripts',
  'bench',
  '.umirc.ts',
  'biome.json',
  'jest.config.ts',
  'package.json',
  'plugin.ts',
  'tsconfig.json',
  'typings.d.ts',
];

/** Copies the tree. `end` takes the copy away and ends the process, with 1 when something has failed. */
export function copyTree(prefix) {
  const copy = mkdtempSync(join(tmpdir(), prefix));
  let hasFailed = false;
  for (const name of COPIED) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));

  const fail = (reason) => {
    hasFailed = true;
    console.error(reason);
  };

  /** Runs a program of node_modules or of the copy, with more in its environment; says what it printed when it fails. */
  const run = (label, program, args, more) => {
    const file = program.startsWith('scripts/') ? join(copy, program) : join(ROOT, 'node_modules', program);
    const child = spawn(process.execPath, [file, ...args], { cwd: copy, env: { ...process.env, ...more } });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (printed += data));
    return new Promise((resolve) => {
      child.on('close', (status) => {
        if (status !== 0) fail(`${label}\n${printed}`);
        resolve(status);
      });
    });
  };

  const end = () => {
    rmSync(copy, { recursive: true, force: true });
    process.exit(hasFailed ? 1 : 0);
  };
  return { copy, run, fail, end };
}
