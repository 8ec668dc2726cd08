import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkStyles } from './checkStyles.mjs';

let root = '';

/** The problems of a source tree with these files. */
function problemsOf(files: Record<string, string>): string[] {
  root = mkdtempSync(join(tmpdir(), 'styles-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return checkStyles(root);
}

afterEach(() => rmSync(root, { recursive: true, force: true }));

const BOX = '<i className={styles.box} />';

/** A component, of `.box` unless told otherwise, beside this sheet. */
const withSheet = (sheet: string, code = BOX) =>
  problemsOf({
    'src/features/a/Box.tsx': `import styles from './Box.module.less';\nexport const Box = () => ${code};`,
    'src/features/a/Box.module.less': sheet,
  });

test.each([
  [
    '.box { color: var(--a); --a: 1px; }',
    '<i className={styles.bxo} />',
    [
      'src/features/a/Box.tsx:2 there is no .bxo in Box.module.less',
      'src/features/a/Box.module.less:1 .box is used nowhere',
    ],
  ],
  ['.box {}\n.spare {}', BOX, ['src/features/a/Box.module.less:2 .spare is used nowhere']],
  ['.box { .inner { top: 0 } }', BOX, ['src/features/a/Box.module.less:1 .inner is used nowhere']],
  [
    '.box {}',
    "<i className={styles['bxo'] + styles.box} />",
    ['src/features/a/Box.tsx:2 there is no .bxo in Box.module.less'],
  ],
  [
    '.box {}\n.at1 {}\n.on {}',
    `<i className={styles[\`at\${n}\`] + styles.box} />`,
    ['src/features/a/Box.module.less:3 .on is used nowhere'],
  ],
])('a class that is missing or dead: %s', (sheet, code, problems) => {
  expect(withSheet(sheet, code)).toEqual(problems);
});

test.each(['.box:focus, .box:focus-visible { top: 0; }', '.box { &,\n&:has(> input) { top: 0; } }'])(
  'a selector that old phones do not know beside one that they need: %s',
  (sheet) => {
    expect(withSheet(sheet)).toEqual([expect.stringContaining('leave out the whole rule')]);
  },
);

test('newer selectors may stand in a list of their own', () => {
  expect(withSheet('.box:focus-visible, .box:has(a, b) { top: 0; }\n.box:focus { left: 0; }')).toEqual([]);
});

test.each([
  '.box { display: flex; gap: 4px; }',
  '.box { display: flex; }\n.box:hover { column-gap: 4px; }',
  '.box { & { row-gap: 4px; } }',
])('a gap that is not in a grid: %s', (sheet) => {
  expect(withSheet(sheet)).toEqual([expect.stringContaining('gap outside a grid')]);
});

test.each(['min-height: 100vh', 'height: calc(100vh - 4px)'])('the height of the window by itself: %s', (line) => {
  expect(withSheet(`.box { ${line}; }`)).toEqual([expect.stringContaining('use var(--h-screen)')]);
});

test.each(['text-wrap: pretty', 'text-wrap: wrap pretty', 'text-wrap-style: pretty'])(
  'an end of lines that WebKit breaks: %s',
  (line) => {
    expect(withSheet(`.box { ${line}; }`)).toEqual([expect.stringContaining('breaks Chinese apart on iOS')]);
    expect(withSheet(`@supports not (hanging-punctuation: first) { .box { ${line}; } }`)).toEqual([]);
  },
);

test.each(['color: #fff', 'background: rgba(0, 0, 0, 0.2)', 'border: 1px solid red', 'fill: hsl(1, 2%, 3%)'])(
  'a colour of its own: %s',
  (line) => {
    expect(withSheet(`.box { ${line}; }`)).toEqual([expect.stringContaining('give it a name in tokens.less')]);
  },
);

test('a colour of the palette instead of one with a meaning', () => {
  const problems = problemsOf({
    'src/shared/styles/tokens.less': ':root { --leaf-700: #125d52; --c-primary: var(--leaf-700); }',
    'src/features/a/Box.tsx': "import styles from './Box.module.less';\nexport const box = styles.box;",
    'src/features/a/Box.module.less': '.box { color: var(--leaf-700); fill: var(--c-primary); }',
  });
  expect(problems).toEqual([expect.stringContaining('Box.module.less:1 a colour of the palette')]);
});

test('a variable that nobody defines, and one that nobody uses', () => {
  expect(withSheet('.box { --space: 4px; margin: var(--spcae); }')).toEqual([
    expect.stringContaining('--spcae is defined nowhere'),
    expect.stringContaining('--space is used nowhere'),
  ]);
});

test("another component's sheet, a sheet of nobody and one that is not there", () => {
  const problems = problemsOf({
    'src/a/Box.tsx': "import styles from './Row.module.less';\nexport const box = styles.row;",
    'src/a/Row.tsx': "import styles from './Row.module.less';\nexport const row = styles.row;",
    'src/a/Row.module.less': '.row {}',
    'src/a/Old.module.less': '.old {}',
    'src/a/New.tsx': "import styles from '@/a/New.module.less';\nexport const now = styles.now;",
  });
  expect(problems).toEqual([
    'src/a/New.tsx:1 there is no @/a/New.module.less',
    expect.stringContaining('src/a/Old.module.less:1 is imported by nobody'),
    expect.stringContaining("src/a/Box.tsx:1 imports Row.module.less, which is another component's"),
  ]);
});

test.each([
  ['.box { display: grid; gap: 4px; }', BOX],
  ['.box { display: grid; }\n@media (min-width: 1px) { .box { &:hover { grid-row-gap: 4px; } } }', BOX],
  ['.box { display: inline-grid; }\n.box.wide { column-gap: 4px; }', '<i className={styles.box + styles.wide} />'],
  ['/* .old { color: #fff } */ .box { background: url("data:x;{.a}#fff"); }', BOX],
  [':global(.adm-button) .box { mask: linear-gradient(#000, transparent); white-space: nowrap; }', BOX],
  ['.words() { top: 0; }\n.box { .words(); }', BOX],
  ['.small, .large { top: 0 }', "<i className={styles[isBig ? 'large' : 'small']} />"],
  ['.box { --adm-color-text: var(--gap, 4px); --gap: 1px; margin: var(--edge, 0); }', BOX],
  ['.box { --floor: #d3e2dc; background: var(--floor); }', BOX],
])('is content with %s', (sheet, code) => {
  expect(withSheet(sheet, code)).toEqual([]);
});

test('an index that is a variable means the words of the files that it comes from', () => {
  const problems = problemsOf({
    'src/a/tones.ts': "export type Tone = 'warm' | 'cold';",
    'src/a/Box.tsx':
      "import styles from './Box.module.less';\nimport type { Tone } from './tones';\nexport const box = (tone: Tone) => styles[tone];",
    'src/a/Box.module.less': '.warm {}\n.cold {}\n.dry {}',
  });
  expect(problems).toEqual(['src/a/Box.module.less:3 .dry is used nowhere']);
});

test.each([
  ['.box { transition: opacity 150ms ease; }', 1],
  ['.box { animation: turn 2s; }', 1],
  ['.box { animation: turn 0.9s linear infinite; }', 1],
  ['.box { animation: turn 0.9s linear infinite; animation-play-state: var(--play); --play: running; }', 0],
  ['.box { transition: opacity var(--t-fast); --t-fast: 120ms; }', 0],
  ['.box { transition: none; }', 0],
])('a movement that nothing stops: %s', (sheet, count) => {
  expect(withSheet(sheet)).toEqual(Array(count).fill(expect.stringContaining('has a time of its own')));
});

test.each([
  ['.box { display: grid; }', '<button className={styles.box} />', 'no grid in a button, flex does the same'],
  ['.box button { display: inline-grid; }', '<p className={styles.box}><button /></p>', 'no inline-grid in a button'],
  ['.box { display: flex; }', '<fieldset className={clsx(a, styles.box)} />', 'no flex in a fieldset, give it a div'],
])('a box that Chrome 80 lays out otherwise: %s for %s', (sheet, code, problem) => {
  expect(withSheet(sheet, code)).toEqual([expect.stringContaining(problem)]);
});

test.each([
  ['.box { display: flex; }', '<button className={styles.box} />'],
  ['.box { display: grid; }', '<fieldset><div className={styles.box} /></fieldset>'],
])('a box that every phone lays out: %s for %s', (sheet, code) => {
  expect(withSheet(sheet, code)).toEqual([]);
});
