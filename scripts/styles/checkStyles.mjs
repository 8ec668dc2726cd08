import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import ts from 'typescript';
import { classProblems, sheetUses, wordsOf } from './classUse.mjs';
import { boxProblems } from './oldBoxes.mjs';
import { sheetProblems, tokenProblems } from './sheetRules.mjs';

const SHARED_STYLES = join('src', 'shared', 'styles');

function filesIn(root) {
  return readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)))
    .filter((path) => !/(?:^|[\\/])\.umi|\.test\.tsx?$|[\\/]testing[\\/]/.test(path));
}

/** One line for everything that is wrong with the sheets below `root`/src; empty when nothing is. */
export function checkStyles(root) {
  const files = filesIn(root);
  const read = (path) => readFileSync(join(root, path), 'utf8');
  const sheets = files.filter((path) => path.endsWith('.less'));
  const scripts = files.filter((path) => /\.tsx?$/.test(path));
  const resolve = (from, specifier) =>
    specifier.startsWith('@/') ? join('src', specifier.slice(2)) : normalize(join(dirname(from), specifier));

  function wordsNearby(path, code) {
    const imported = ts.preProcessFile(code).importedFiles.map(({ fileName }) => resolve(path, fileName));
    const places = imported
      .flatMap((place) => [`${place}.ts`, `${place}.tsx`])
      .filter((place) => existsSync(join(root, place)));
    return places.flatMap((place) => [...wordsOf(read(place), place)]);
  }

  const uses = scripts.flatMap((path) => {
    const code = read(path);
    if (!code.includes('.less')) return [];
    return sheetUses(code, path, () => wordsNearby(path, code)).map((use) => ({
      ...use,
      path,
      sheet: resolve(path, use.specifier),
    }));
  });
  const boxes = scripts.flatMap((path) => {
    const code = read(path);
    if (!/<(?:button|fieldset)\b/.test(code)) return [];
    const readSheet = (specifier) => sheets.includes(resolve(path, specifier)) && read(resolve(path, specifier));
    return boxProblems(code, path, readSheet).map((each) => `${resolve(path, each.sheet)}:${each.line} ${each.text}`);
  });
  const modules = sheets.filter((path) => path.endsWith('.module.less'));
  const own = sheets.filter((path) => !path.startsWith(SHARED_STYLES));
  return [
    ...uses
      .filter(({ sheet }) => !sheets.includes(sheet))
      .map(({ path, specifier }) => `${path}:1 there is no ${specifier}`),
    ...modules.flatMap((path) =>
      classProblems(
        path,
        read(path),
        uses.filter(({ sheet }) => sheet === path),
      ),
    ),
    ...new Set(boxes),
    ...own.flatMap((path) => sheetProblems(read(path)).map(({ line, text }) => `${path}:${line} ${text}`)),
    ...tokenProblems(sheets.map(read), scripts.map(read)).map(
      (text) => `${join(SHARED_STYLES, 'tokens.less')}: ${text}`,
    ),
  ];
}
