import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { gunzipSync, gzipSync } from 'node:zlib';
import { refuse } from '../refusal';
import { restoreState, serverState } from '../state';

const FOLDER = join(process.cwd(), '.qa');

/** Everything that the mock server knows, as one file. */
export function packState(): Buffer {
  return gzipSync(serialize(serverState()));
}

export function unpackState(file: Buffer): void {
  try {
    restoreState(deserialize(gunzipSync(file)));
  } catch {
    throw refuse.badInput('这不是保存下来的数据文件，请重新选择');
  }
}

/** Keeps the state on this machine under a name that a link can hold. */
export function keepState(): string {
  const file = packState();
  const name = createHash('sha256').update(file).digest('hex').slice(0, 12);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}.state`), file);
  return name;
}

export function returnToState(name: unknown): void {
  const path = join(FOLDER, `${String(name)}.state`);
  if (!/^[0-9a-f]{12}$/.test(String(name)) || !existsSync(path))
    throw refuse.notFound('这台机器上没有这份数据，请向报告人要数据文件，在测试工作台里载入');
  unpackState(readFileSync(path));
}
