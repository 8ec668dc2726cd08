import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A text that a member may read, where it stands. A value that is put in at run time is HOLE. */
export interface Text {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  /** The server says it where it does not do what was asked. */
  readonly isRefusal: boolean;
}

export const HOLE = '\u25a1';

const ROOMS = ['src', 'mock', 'scripts/start-page'];
const SOURCE = /\.(?:tsx?|json)$/;
/** Tests and what serves them, generated code, and the names of places and pictures. */
const OTHERS = /(?:^|\/)(?:\.umi[^/]*|testing)\/|\.test\.tsx?$|estKit\.ts$|\/areas\/|pictures\.json$/;
const SHOWN = /[\u4e00-\u9fff¥…]| · /;

function sourceFiles(): string[] {
  return ROOMS.flatMap((room) =>
    readdirSync(room, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !OTHERS.test(file)),
  );
}

/** The text between two tags as React puts it on the screen: line breaks and their indents fall away. */
function shownJsx(raw: string): string {
  const lines = raw.split('\n').map((line, index, all) => {
    const cut = index > 0 ? line.trimStart() : line;
    return index < all.length - 1 ? cut.trimEnd() : cut;
  });
  return lines.filter((line) => line !== '').join(' ');
}

function inExpression({ expression }: ts.JsxExpression): string {
  return expression && ts.isStringLiteralLike(expression) ? expression.text : HOLE;
}

/** A sentence that is put together of words, values and tags is one text. */
function inElement(children: ts.NodeArray<ts.JsxChild>): string {
  return children
    .map((child) => {
      if (ts.isJsxText(child)) return shownJsx(child.text);
      if (ts.isJsxExpression(child)) return inExpression(child);
      return ts.isJsxElement(child) ? inElement(child.children) : '';
    })
    .join('');
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => HOLE + literal.text).join('');
  if (ts.isJsxElement(node) && !ts.isJsxElement(node.parent)) return inElement(node.children);
  return undefined;
}

/** What the server's rules say no with; what was done already needs no way on. */
const REFUSING = /^(?:refuse\.(?!alreadyDone)\w+|needText|needInteger)$/;

function isRefusal({ parent }: ts.Node, tree: ts.SourceFile): boolean {
  return ts.isCallExpression(parent) && REFUSING.test(parent.expression.getText(tree));
}

/** Every text of one file: string literals, templates, and what stands between tags; comments are none. */
export function textsOf(file: string, source: string): Text[] {
  const found: Text[] = [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== undefined && SHOWN.test(text)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
      found.push({ file, line: line + 1, text, isRefusal: isRefusal(node, tree) });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Every text of the app and of the server that stands in for the provider's. */
export function allTexts(): Text[] {
  return sourceFiles().flatMap((file) => textsOf(file, readFileSync(file, 'utf8')));
}
