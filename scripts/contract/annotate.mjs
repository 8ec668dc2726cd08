// Carries what a contract's source says of its calls and fields (the comments, the building blocks) into the bundle that
// the document is made of. The app's own code holds none of it.
import ts from 'typescript';

const BLOCKS = '@/shared/lib/schema';

/** The text of a doc comment in one line, or undefined. */
function commentOf(node) {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const text = ts.getTextOfJSDocComment(comment?.comment);
  return text
    ?.replace(/\s+/g, ' ')
    .replace(/\s*Source: spec[^.]*\.?$/, '')
    .trim();
}

/** Names of the building blocks in a file: what it imports of them, or declares where they are made. */
function blockNames(source) {
  const imported = source.statements
    .filter((each) => ts.isImportDeclaration(each) && each.moduleSpecifier.text === BLOCKS)
    .flatMap((each) => each.importClause?.namedBindings?.elements ?? [])
    .map((each) => each.name.text);
  if (!source.fileName.endsWith('shared/lib/schema.ts')) return new Set(imported);
  const made = source.statements.flatMap((each) => {
    if (ts.isFunctionDeclaration(each)) return [each.name?.text];
    return ts.isVariableStatement(each) ? each.declarationList.declarations.map((one) => one.name.getText()) : [];
  });
  return new Set(made);
}

function isBlock(node, names) {
  return ts.isCallExpression(node) && ts.isIdentifier(node.expression) && names.has(node.expression.text);
}

/** What is said of the thing that an expression defines. */
function saidOf(node) {
  const owner = node.parent;
  if (owner === undefined || owner.initializer !== node) return undefined;
  if (ts.isPropertyAssignment(owner)) return commentOf(owner);
  return ts.isVariableDeclaration(owner) ? commentOf(owner.parent.parent) : undefined;
}

const WITH_FALLBACK = ['lenient', 'oneOf'];

/** What is written around an expression, as pairs of what stands before and after it, from the outside in. */
function wrapsOf(node, names) {
  if (ts.isShorthandPropertyAssignment(node)) {
    const said = commentOf(node);
    return said ? [[`${node.name.text}: /* @__PURE__ */ __said(`, `, ${JSON.stringify(said)})`]] : [];
  }
  const said = saidOf(node);
  const wraps = said ? [['/* @__PURE__ */ __said(', `, ${JSON.stringify(said)})`]] : [];
  if (!isBlock(node, names)) return wraps;
  const block = node.expression.text;
  const fallback = WITH_FALLBACK.includes(block) ? `, ${node.arguments[1].getText()}` : '';
  return [...wraps, [`/* @__PURE__ */ __made(${JSON.stringify(block)}, `, `${fallback})`]];
}

/** The source of a module with its comments and building blocks as calls of `__said` and `__made`. */
export function annotate(fileName, text) {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const names = blockNames(source);
  const edits = [];
  const visit = (node) => {
    const wraps = wrapsOf(node, names);
    for (const [before] of wraps) edits.push({ at: node.getStart(), text: before, rank: 1 });
    ts.forEachChild(node, visit);
    for (const [, after] of wraps.reverse()) edits.push({ at: node.end, text: after, rank: -1 });
  };
  visit(source);
  // At one place what ends there stands before what begins there; a shorthand's name stays inside.
  edits.sort((a, b) => a.at - b.at || a.rank - b.rank);
  let at = 0;
  let out = '';
  for (const edit of edits) {
    out += text.slice(at, edit.at) + edit.text;
    at = edit.at;
  }
  return out + text.slice(at);
}

/**
 * What the annotated modules call. A schema, a call or a list of words is copied with what is told of it, anything else
 * passes; of a pipe the converter sees the parts.
 */
export const ANNOTATIONS = `
const __tell = (value, told) => {
  if (typeof value !== 'object' || value === null || !(value.kind === 'schema' || 'method' in value)) return value;
  const [first, ...rest] = value.pipe ?? [];
  return { ...value, ...told(value), ...(first ? { pipe: [{ ...first, ...told(first) }, ...rest] } : {}) };
};
const __said = (value, said) =>
  Array.isArray(value)
    ? Object.defineProperty([...value], '~said', { value: said })
    : __tell(value, () => ({ '~said': said }));
const __made = (block, value, fallback) =>
  __tell(value, (each) => ({ '~made': [...(each['~made'] ?? []), { block, fallback }] }));
`;
