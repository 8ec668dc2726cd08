import { basename } from 'node:path';
import ts from 'typescript';
import { parseSheet } from './parseSheet.mjs';

function walk(node, visit) {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** The texts that a template may give, as an expression; a part that is not written is anything. */
function templateOf({ head, templateSpans }) {
  const asPattern = (text) => text.replace(/[^\w-]/g, '\\$&');
  return new RegExp(
    `^${asPattern(head.text)}${templateSpans.map(({ literal }) => `.*${asPattern(literal.text)}`).join('')}$`,
  );
}

function literalsOf(file) {
  const found = new Set();
  walk(file, (node) => {
    if (ts.isStringLiteralLike(node)) found.add(node.text);
    else if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) found.add(node.name.text);
  });
  return found;
}

/** Whether `name` is one of the classes that an index names: a written word, a template, or any word its file knows. */
function keyOf(index, words) {
  if (ts.isStringLiteralLike(index)) return { name: index.text };
  if (ts.isTemplateExpression(index)) return { matches: (name) => templateOf(index).test(name) };
  return { matches: (name) => words().has(name) };
}

/**
 * What one script takes from its sheets: a list of `{ specifier, names, matches }`, where `names` are the classes by
 * line and `matches` say which others it may mean. `wordsNearby` gives the words of the files that it imports: an index
 * that is a variable gets its word there.
 */
export function sheetUses(code, path, wordsNearby = () => []) {
  const file = ts.createSourceFile(
    path,
    code,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const sheets = new Map();
  walk(file, (node) => {
    if (!ts.isImportDeclaration(node) || !/\.less$/.test(node.moduleSpecifier.text)) return;
    const name = node.importClause?.name?.text;
    sheets.set(name ?? node.moduleSpecifier.text, {
      specifier: node.moduleSpecifier.text,
      names: new Map(),
      matches: [],
    });
  });
  const words = () => new Set([...literalsOf(file), ...wordsNearby()]);
  walk(file, (node) => {
    if (!ts.isPropertyAccessExpression(node) && !ts.isElementAccessExpression(node)) return;
    const sheet = ts.isIdentifier(node.expression) && sheets.get(node.expression.text);
    if (!sheet) return;
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    const key = ts.isPropertyAccessExpression(node) ? { name: node.name.text } : keyOf(node.argumentExpression, words);
    if (key.name) sheet.names.set(key.name, line + 1);
    else sheet.matches.push(key.matches);
  });
  return [...sheets.values()];
}

/** The words that a script writes. */
export function wordsOf(code, path) {
  return literalsOf(ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
}

const stem = (path) => path.replace(/(?:\.module\.less|\.tsx?)$/, '');

/** What one script's use of a sheet with these classes does wrong. */
function useProblems(path, classes, use) {
  const unknown = [...use.names].filter(([name]) => !classes.has(name));
  return [
    ...(stem(use.path) === stem(path)
      ? []
      : [`${use.path}:1 imports ${basename(path)}, which is another component's: share a part or a mixin`]),
    ...unknown.map(([name, line]) => `${use.path}:${line} there is no .${name} in ${basename(path)}`),
  ];
}

/** What is wrong between one sheet and the scripts that import it: `uses` are theirs, each with its `path`. */
export function classProblems(path, source, uses) {
  if (uses.length === 0) return [`${path}:1 is imported by nobody`];
  const classes = new Map(parseSheet(source).flatMap((rule) => rule.classes.map((name) => [name, rule.line])));
  const isUsed = (name) => uses.some((use) => use.names.has(name) || use.matches.some((matches) => matches(name)));
  const unused = [...classes].filter(([name]) => !isUsed(name));
  return [
    ...uses.flatMap((use) => useProblems(path, classes, use)),
    ...unused.map(([name, line]) => `${path}:${line} .${name} is used nowhere`),
  ];
}
