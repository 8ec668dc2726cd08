// Files that show a screen ahead of the app with the app's own components: what stands for React, Umi, icons and style sheets
// in them. They draw once, with the answers that are there.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { JSDOM } from 'jsdom';
import { pureCalls } from './pureCalls.mjs';
import { twigOf } from './twigOf.mjs';

const OWN = 'scripts/start-page/drawn-once';
const STANDS_IN = {
  'react/jsx-runtime': 'jsxRuntime.ts',
  react: 'react.ts',
  umi: 'umi.ts',
  '@/session/signIn': 'acts.ts',
  'drawn-once/icon': 'icon.ts',
};

/** The classes that a style sheet names, by the names that the app's own build gives them. */
function classesOf(path, root, classNameOf) {
  const text = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  const names = new Set([...text.matchAll(/\.([a-zA-Z]\w*)/g)].map(([, name]) => name));
  const file = { resourcePath: path, rootContext: root };
  return Object.fromEntries([...names].map((name) => [name, classNameOf(file, '', name)]));
}

function iconModule(path) {
  const { documentElement } = new JSDOM(readFileSync(path, 'utf8'), { contentType: 'image/svg+xml' }).window.document;
  documentElement.removeAttribute('xmlns');
  return `import { iconOf } from 'drawn-once/icon'; export const ReactComponent = iconOf(${JSON.stringify(twigOf(documentElement))});`;
}

/** Where the app's own build has put a picture. */
function addressOf(path, dist) {
  const picture = readFileSync(path);
  const found = readdirSync(join(dist, 'static')).find((name) =>
    picture.equals(readFileSync(join(dist, 'static', name))),
  );
  if (!found) throw new Error(`the build has no picture like ${path}`);
  return `./static/${found}`;
}

const filesOfTheApp = (root, dist, classNameOf) => ({
  name: 'files of the app',
  setup({ onLoad, onResolve }) {
    // By their alias, and from beside them.
    onResolve({ filter: /\/toast\/toast$/ }, () => ({ path: join(root, OWN, 'acts.ts') }));
    onResolve({ filter: /\/(?:Link\/Link|useNavigate)$/ }, () => ({ path: join(root, OWN, 'umi.ts') }));
    const marked = pureCalls(root);
    onLoad({ filter: /[\\/]src[\\/]features[\\/].*\.ts$/ }, ({ path }) => {
      const contents = marked(readFileSync(path, 'utf8'));
      return contents === undefined ? undefined : { contents, loader: 'ts' };
    });
    onLoad({ filter: /\.module\.less$/ }, ({ path }) => ({
      contents: `export default ${JSON.stringify(classesOf(path, root, classNameOf))}`,
    }));
    onLoad({ filter: /\.webp$/ }, ({ path }) => ({
      contents: `export default ${JSON.stringify(addressOf(path, dist))}`,
    }));
    onLoad({ filter: /\.svg$/ }, ({ path }) => ({ contents: iconModule(path), resolveDir: root }));
  },
});

/** The script of such a file; `dist`: the app's build, `options`: those of every script of the page. */
export async function coverBundle(root, dist, { classNameOf, ...options }) {
  const made = await build({
    ...options,
    alias: Object.fromEntries(Object.entries(STANDS_IN).map(([name, file]) => [name, join(root, OWN, file)])),
    jsx: 'automatic',
    plugins: [filesOfTheApp(root, dist, classNameOf)],
  });
  return made.outputFiles[0].text.trim();
}
