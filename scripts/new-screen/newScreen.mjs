// npm run new:screen -- --feature <feature> --address </path> --kind list|detail|form --title <Chinese title> [--name <name>]
// Writes a screen in the form of the model screens: its page and address, calls, rule, and tests. docs/add-a-screen.md.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { option, ROOT } from '../lib.mjs';

const TEMPLATES = join(ROOT, 'scripts/new-screen/templates');

/** The routes that each kind adds to the mock server: its rule by "METHOD name". */
const RULES = {
  list: { 'GET list': 'list__Name__', 'POST read': 'mark__Name__Read', 'POST delete': 'remove__Name__' },
  detail: { 'GET detail': 'show__Name__', 'POST confirm': 'settle__Name__' },
  form: { 'POST submit': 'take__Name__' },
};

const read = (file) => readFileSync(join(process.cwd(), file), 'utf8');

function refuse(reason) {
  console.error(reason);
  process.exit(1);
}

/** What the command line asks for, with the names that follow from it. */
function readWish() {
  const [feature, address, kind, title] = ['feature', 'address', 'kind', 'title'].map((name) => option(name) ?? '');
  if (!/^[a-z][a-zA-Z]*$/.test(feature)) refuse('--feature: the name of a folder of src/features, for example notice');
  if (!/^(\/[a-z][a-z0-9-]*)+$/.test(address)) refuse('--address: a path, for example /schedule/letters');
  if (!(kind in RULES)) refuse(`--kind: one of ${Object.keys(RULES).join(', ')}`);
  if (!/\p{Script=Han}/u.test(title) || /['"`$\\<>{}]/.test(title)) refuse('--title: Chinese words');
  const last = address.split('/').pop();
  const name = option('name') ?? last.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name)) refuse('--name: a name in camelCase');
  return { feature, address, kind, title, name };
}

/** The files of a kind with the names filled in, by path. */
function filesOf({ feature, address, kind, title, name }) {
  const pascal = name[0].toUpperCase() + name.slice(1);
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const values = {
    Name: pascal,
    name,
    feature,
    title,
    address,
    api: `/api/miniapp/${kebab}`,
    id: pascal.slice(0, 2).toUpperCase(),
  };
  const fill = (text) => text.replace(/__(\w+?)__/g, (_, key) => values[key]);
  const template = (file) => fill(readFileSync(join(TEMPLATES, kind, `${file}.txt`), 'utf8'));
  const screen = `src/features/${feature}/screens/${pascal}Screen`;
  const rule = `mock/_server/${feature}/${name}`;
  return {
    fill,
    api: values.api,
    id: values.id,
    files: {
      [`src/pages${address}/index.tsx`]: `export { ${pascal}Screen as default } from '@/features/${feature}/screens/${pascal}Screen';\n`,
      [`${screen}.tsx`]: template('screen.tsx'),
      [`${screen}.test.tsx`]: template('screen.test.tsx'),
      [`src/features/${feature}/${name}Contract.ts`]: template('contract.ts'),
      [`${rule}.ts`]: template('rule.ts'),
      [`${rule}.test.ts`]: template('rule.test.ts'),
    },
  };
}

/** Puts `line` into a file before the first line that fits. */
function insertBefore(file, pattern, line) {
  const text = read(file);
  const at = text.search(pattern);
  if (at < 0) refuse(`${file} has changed: ${pattern} is not there.`);
  return text.slice(0, at) + line + text.slice(at);
}

/** The mock's table of the feature with the lines of this screen, new or longer. */
function mockTable(wish, { fill, api }) {
  const file = `mock/${wish.feature}.ts`;
  const rules = Object.entries(RULES[wish.kind]).map(([route, rule]) => [route.split(' '), fill(rule)]);
  const lines = rules.map(([[method, call], rule]) => `  '${method} ${api}/${call}': forMember(${rule}),\n`).join('');
  const names = rules.map(([, rule]) => rule).join(', ');
  const imports = `import { ${names} } from './_server/${wish.feature}/${wish.name}';\n`;
  const handle = "import { forMember, routes } from './_server/handle';\n";
  if (!existsSync(join(process.cwd(), file))) {
    return { [file]: `${handle}${imports}\nexport default routes({\n${lines}});\n` };
  }
  const longer = insertBefore(file, /^\}\);/m, lines).replace(/^\nexport default/m, `${imports}\nexport default`);
  const hasHelper = /\bforMember\b[^;]*from '\.\/_server\/handle'/.test(longer);
  return { [file]: hasHelper ? longer : `import { forMember } from './_server/handle';\n${longer}` };
}

const wish = readWish();
const made = filesOf(wish);
const taken = Object.keys(made.files).filter((file) => existsSync(join(process.cwd(), file)));
const routes = read('src/shared/config/routes.ts');
if (taken.length > 0) refuse(`There is already ${taken.join(', ')}`);
if (routes.includes(`path: '${wish.address}',`)) refuse(`There is already an address ${wish.address}`);
if (new RegExp(`^  ${wish.name}: \\{`, 'm').test(routes))
  refuse(`There is already an address named ${wish.name}: add --name`);

const written = {
  ...made.files,
  ...mockTable(wish, made),
  'src/shared/config/routes.ts': insertBefore(
    'src/shared/config/routes.ts',
    /^ {2}login: \{/m,
    `  ${wish.name}: { path: '${wish.address}', title: '${wish.title}' },\n`,
  ),
  // Whoever wants a card for it gives it words and a picture there.
  'src/features/wechat/shareTable.ts': insertBefore(
    'src/features/wechat/shareTable.ts',
    /^ {2}login: /m,
    `  ${wish.name}: 'private',\n`,
  ),
  ...(wish.kind === 'detail' && {
    'src/testing/visits.ts': insertBefore(
      'src/testing/visits.ts',
      /^ {4}login: \[/m,
      `    ${wish.name}: ['', 'id=${made.id}0', 'id=${made.id}1001'],\n`,
    ),
  }),
};
for (const [file, text] of Object.entries(written)) {
  mkdirSync(dirname(join(process.cwd(), file)), { recursive: true });
  writeFileSync(join(process.cwd(), file), text);
}
const biome = join(ROOT, 'node_modules/.bin/biome');
const checked = spawnSync(biome, ['check', '--write', ...Object.keys(written)], { encoding: 'utf8' });
if (checked.status !== 0) console.error(checked.stdout + checked.stderr);
for (const file of Object.keys(written)) console.log(file);
process.exit(checked.status ?? 1);
