import ts from 'typescript';

const { SyntaxKind } = ts;
const EITHER = [SyntaxKind.AmpersandAmpersandToken, SyntaxKind.BarBarToken, SyntaxKind.QuestionQuestionToken];

/** Says whether `node` or something in it names the feature without calling it: `x.at`, `'at' in x`, `typeof WeakRef`. */
function mentions(node, name) {
  if (!node) return false;
  if (ts.isFunctionLike(node)) return false;
  if (ts.isCallExpression(node)) {
    const isOptional = node.questionDotToken !== undefined;
    const { expression } = node;
    const inner = ts.isPropertyAccessExpression(expression) && !isOptional ? expression.expression : expression;
    return mentions(inner, name) || node.arguments.some((each) => mentions(each, name));
  }
  if (ts.isNewExpression(node)) return (node.arguments ?? []).some((each) => mentions(each, name));
  if (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) return node.text === name;
  return ts.forEachChild(node, (child) => mentions(child, name) || undefined) ?? false;
}

function leaves(statement) {
  if (ts.isReturnStatement(statement) || ts.isThrowStatement(statement)) return true;
  return ts.isBlock(statement) && statement.statements.some(leaves);
}

/** `if (!x.at) return …` earlier in the same list of statements. */
function isLeftBefore(statement, name) {
  const list = statement.parent?.statements;
  if (!list) return false;
  const before = list.slice(0, list.indexOf(statement));
  return before.some((each) => ts.isIfStatement(each) && mentions(each.expression, name) && leaves(each.thenStatement));
}

/** The expression that decides whether `child` is reached inside `parent`. */
function deciderOf(parent, child) {
  if (ts.isIfStatement(parent) && parent.expression !== child) return parent.expression;
  if (ts.isConditionalExpression(parent) && parent.condition !== child) return parent.condition;
  if (ts.isBinaryExpression(parent) && EITHER.includes(parent.operatorToken.kind) && parent.right === child) {
    return parent.left;
  }
  return undefined;
}

/** The node is itself the test: asked for its type or its presence, not used. */
function isTest(node) {
  const { parent } = node;
  if (ts.isTypeOfExpression(parent) || ts.isIfStatement(parent)) return true;
  if (ts.isPrefixUnaryExpression(parent)) return parent.operator === SyntaxKind.ExclamationToken;
  if (ts.isConditionalExpression(parent)) return parent.condition === node;
  if (!ts.isBinaryExpression(parent)) return false;
  const { kind } = parent.operatorToken;
  const compares = [
    SyntaxKind.EqualsEqualsToken,
    SyntaxKind.EqualsEqualsEqualsToken,
    SyntaxKind.ExclamationEqualsToken,
    SyntaxKind.ExclamationEqualsEqualsToken,
    SyntaxKind.InKeyword,
  ];
  return compares.includes(kind) || (EITHER.includes(kind) && parent.left === node);
}

/** Says whether the code asks for the feature `name` before it uses it at `node`. */
export function isTestedFor(node, name) {
  if (isTest(node)) return true;
  if (ts.isCallExpression(node.parent) && node.parent.questionDotToken) return true;
  for (let child = node; child.parent; child = child.parent) {
    if (mentions(deciderOf(child.parent, child), name) || isLeftBefore(child, name)) return true;
  }
  return false;
}
