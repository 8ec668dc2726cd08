// Finds what the target phones lack in a built script: ways of writing, methods, members and globals. Quiet where the
// code tests for the feature first.
import ts from 'typescript';
import { GLOBALS, METHODS, STATICS, SYNTAX, TARGETS } from './features.mjs';
import { isTestedFor } from './isTestedFor.mjs';
import { syntaxOf } from './syntaxOf.mjs';

function isNewer([chrome, ios]) {
  return chrome > TARGETS.chrome || ios > TARGETS.ios;
}

const own = (table, name) => (Object.hasOwn(table, name) && isNewer(table[name]) ? name : undefined);

/** The name of a member in `a.name` and `a['name']`. */
function memberOf(node) {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)) {
    return node.argumentExpression.text;
  }
  return undefined;
}

const isCalled = (node) => ts.isCallExpression(node.parent) && node.parent.expression === node;
const isWritten = (node) =>
  ts.isBinaryExpression(node.parent) &&
  node.parent.left === node &&
  node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;

const GLOBAL_OBJECTS = ['window', 'self', 'globalThis'];

/** A member that a method, a static or a global of the lists stands for. */
function findMember(node) {
  const name = memberOf(node);
  if (name === undefined || isWritten(node)) return undefined;
  const base = ts.isIdentifier(node.expression) ? node.expression.text : '';
  const found = own(STATICS, `${base}.${name}`);
  if (found) return { feature: found, name };
  if (GLOBAL_OBJECTS.includes(base)) return own(GLOBALS, name) && { feature: name, name };
  return isCalled(node) && own(METHODS, name) ? { feature: `.${name}()`, name } : undefined;
}

function isReference(node) {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  const names = [
    ts.isMethodDeclaration,
    ts.isVariableDeclaration,
    ts.isParameter,
    ts.isFunctionDeclaration,
    ts.isFunctionExpression,
    ts.isClassDeclaration,
    ts.isBindingElement,
    ts.isGetAccessor,
    ts.isLabeledStatement,
  ];
  return !names.some((is) => is(parent) && (parent.name === node || parent.label === node));
}

function findGlobal(node, declared) {
  const name = own(GLOBALS, node.text);
  return name && !declared.has(name) && isReference(node) && !isWritten(node) ? { feature: name, name } : undefined;
}

/** Names that the file itself declares, in any scope. */
function declaredIn(source) {
  const names = new Set();
  const visit = (node) => {
    if (node.name && ts.isIdentifier(node.name) && !ts.isPropertyAccessExpression(node)) names.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

function findIn(node, declared) {
  if (ts.isIdentifier(node)) return findGlobal(node, declared);
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) return findMember(node);
  return undefined;
}

/** `[{ feature, at, around }]`: `at` is line and column, `around` some of the code. */
export function findNewer(code, fileName = 'file.js') {
  const source = ts.createSourceFile(fileName, code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JS);
  const declared = declaredIn(source);
  const found = [];
  const add = (node, feature) => {
    const start = node.getStart(source);
    const { line, character } = source.getLineAndCharacterOfPosition(start);
    found.push({
      feature,
      at: `${line + 1}:${character + 1}`,
      around: code.slice(Math.max(0, start - 60), start + 60),
    });
  };
  const visit = (node) => {
    for (const feature of syntaxOf(node)) if (isNewer(SYNTAX[feature])) add(node, feature);
    const member = findIn(node, declared);
    if (member && !isTestedFor(node, member.name)) add(node, member.feature);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
