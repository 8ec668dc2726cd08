// The calls of every contract, as the app's own modules define them, with what their sources say.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from '../lib.mjs';
import { ANNOTATIONS, annotate } from './annotate.mjs';
import { CACHE, contractFiles } from './stamp.mjs';

const annotated = {
  name: 'annotated',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, ({ path }) => ({
      contents: annotate(path.replaceAll('\\', '/'), readFileSync(path, 'utf8')),
      loader: 'ts',
    }));
  },
};

/** Bundles modules of the app and imports them. */
async function load(lines) {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'bundle-'));
  try {
    const outfile = join(folder, 'contracts.mjs');
    const { metafile } = await build({
      absWorkingDir: ROOT,
      metafile: true,
      stdin: { contents: lines.join('\n'), resolveDir: ROOT, loader: 'ts' },
      bundle: true,
      format: 'esm',
      platform: 'node',
      logLevel: 'error',
      outfile,
      alias: { '@': join(ROOT, 'src') },
      banner: { js: ANNOTATIONS },
      // A door names its feature's parts beside its contract; their sheets and pictures say nothing here.
      loader: { '.less': 'empty', '.svg': 'empty', '.webp': 'empty', '.jpg': 'empty' },
      plugins: [annotated],
    });
    const inputs = Object.keys(metafile.inputs).filter((file) => file.startsWith('src/'));
    return { ...(await import(pathToFileURL(outfile).href)), inputs };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Every call with the room of its contract, the numbers of the refusals by name, the converter, and the files read. */
export async function loadCalls() {
  const files = contractFiles();
  const { toJsonSchema, codes, inputs, ...contracts } = await load([
    "export { toJsonSchema } from '@valibot/to-json-schema';",
    "export * as codes from './src/shared/config/serverCodes.ts';",
    ...files.map((file, index) => `export * as contract${index} from './${file}';`),
  ]);
  const calls = new Map();
  for (const [index, file] of files.entries()) {
    const room = file.split('/').at(file.startsWith('src/request/') ? 1 : 2);
    for (const [name, call] of Object.entries(contracts[`contract${index}`]))
      if (typeof call?.path === 'string' && call.data)
        calls.set(`${call.method} ${call.path}`, { ...call, name, room });
  }
  return { toJsonSchema, codes, inputs, calls: [...calls.values()] };
}
