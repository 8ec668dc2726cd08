import ts from 'typescript';
import { parseSheet } from './parseSheet.mjs';

/** What Chrome 80 lays out as if the sheet did not say so. */
const UNKNOWN = { button: /^(?:inline-)?grid$/, fieldset: /^(?:inline-)?(?:grid|flex)$/ };

/** `{ tag, sheet, name }` for each class that the script gives to such an element; `sheet` is its name in the script. */
function givenIn(file) {
  const found = [];
  const visit = (node, tag) => {
    const isClass = ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression);
    if (tag && isClass) found.push({ tag, sheet: node.expression.text, name: node.name.text });
    ts.forEachChild(node, (child) => visit(child, tag));
  };
  const look = (node) => {
    const tag = ts.isJsxAttribute(node) && node.name.text === 'className' && node.parent.parent.tagName.getText(file);
    if (tag && Object.hasOwn(UNKNOWN, tag) && node.initializer) visit(node.initializer, tag);
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

/** The element itself that a part of a selector is about, without what it stands in. */
const lastOf = (selector) => selector.split(/[\s>+~]+/).pop();

/** The displays of a sheet that an element of this name, or of one of these classes, gets from it. */
function displaysOf(source, tag, names) {
  const isMeant = (part) => part === tag || names.some((name) => part === `.${name}`);
  return parseSheet(source)
    .filter(({ selector }) => selector.split(',').some((each) => isMeant(lastOf(each.trim()))))
    .flatMap(({ selector, declarations }) => declarations.map((each) => ({ selector, ...each })))
    .filter(({ property, value }) => property === 'display' && UNKNOWN[tag].test(value));
}

/** What one script's buttons and groups of fields get from its sheets, but not on every phone: `{ sheet, line, text }`. */
export function boxProblems(code, path, readSheet) {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const given = givenIn(file);
  const imports = file.statements.filter((each) => ts.isImportDeclaration(each) && each.importClause?.name);
  return imports.flatMap(({ importClause, moduleSpecifier }) => {
    const own = given.filter(({ sheet }) => sheet === importClause.name.text);
    const source = /\.less$/.test(moduleSpecifier.text) && readSheet(moduleSpecifier.text);
    if (!source) return [];
    return Object.keys(UNKNOWN).flatMap((tag) => {
      const names = own.filter((each) => each.tag === tag).map(({ name }) => name);
      return displaysOf(source, tag, names).map(({ selector, value, line }) => ({
        sheet: moduleSpecifier.text,
        line,
        text: `${selector}: Chrome 80 has no ${value} in a ${tag}${tag === 'button' ? ', flex does the same' : ', give it a div within'}`,
      }));
    });
  });
}
