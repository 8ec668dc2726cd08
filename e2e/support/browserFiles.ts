import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string | undefined;

/** Where the browsers of this run keep their files: what one that is killed leaves there goes with the run. */
export function keepBrowserFiles(): void {
  folder = mkdtempSync(join(tmpdir(), 'journeys-'));
  process.env.TMPDIR = folder;
}

export function dropBrowserFiles(): void {
  if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
