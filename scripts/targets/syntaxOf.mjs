import ts from 'typescript';

const { SyntaxKind } = ts;

const LOGICAL_ASSIGNMENTS = [
  SyntaxKind.QuestionQuestionEqualsToken,
  SyntaxKind.BarBarEqualsToken,
  SyntaxKind.AmpersandAmpersandEqualsToken,
];

function ofPattern(pattern, flags) {
  return [
    /\(\?<[=!]/.test(pattern) && 'lookbehind in a regular expression',
    /\(\?[ims]*(-[ims]+)?:/.test(pattern.replace(/\(\?:/g, '')) && 'modifiers in a regular expression',
    flags.includes('d') && 'flag d of a regular expression',
    flags.includes('v') && 'flag v of a regular expression',
  ].filter(Boolean);
}

function ofLiteral(text) {
  const end = text.lastIndexOf('/');
  return ofPattern(text.slice(1, end), text.slice(end + 1));
}

/** `new RegExp('…', '…')` with written words. */
function ofConstructor({ expression, arguments: given = [] }) {
  if (!ts.isIdentifier(expression) || expression.text !== 'RegExp') return [];
  const [pattern, flags] = given.map((each) => (ts.isStringLiteralLike(each) ? each.text : ''));
  return ofPattern(pattern ?? '', flags ?? '');
}

function ofOperator({ operatorToken: { kind }, left }) {
  if (kind === SyntaxKind.QuestionQuestionToken) return ['nullish coalescing (??)'];
  if (LOGICAL_ASSIGNMENTS.includes(kind)) return ['logical assignment'];
  return kind === SyntaxKind.InKeyword && ts.isPrivateIdentifier(left) ? ['private "in"'] : [];
}

function ofField(node) {
  const isStatic = node.modifiers?.some(({ kind }) => kind === SyntaxKind.StaticKeyword);
  return [isStatic ? 'static class field' : 'class field'];
}

function isAtTopLevel(node) {
  for (let each = node.parent; each; each = each.parent) if (ts.isFunctionLike(each)) return false;
  return true;
}

/** The names (of SYNTAX) of the ways of writing that `node` itself uses. */
export function syntaxOf(node) {
  if (node.questionDotToken) return ['optional chaining (?.)'];
  switch (node.kind) {
    case SyntaxKind.BinaryExpression:
      return ofOperator(node);
    case SyntaxKind.PropertyDeclaration:
      return ofField(node);
    case SyntaxKind.PrivateIdentifier:
      return ['private class member'];
    case SyntaxKind.ClassStaticBlockDeclaration:
      return ['static block'];
    case SyntaxKind.NumericLiteral:
      return node.getText().includes('_') ? ['numeric separator'] : [];
    case SyntaxKind.BigIntLiteral:
      return ['BigInt literal'];
    case SyntaxKind.MetaProperty:
      return node.keywordToken === SyntaxKind.ImportKeyword ? ['top-level await or import.meta'] : [];
    case SyntaxKind.AwaitExpression:
      return isAtTopLevel(node) ? ['top-level await or import.meta'] : [];
    case SyntaxKind.RegularExpressionLiteral:
      return ofLiteral(node.text);
    case SyntaxKind.NewExpression:
    case SyntaxKind.CallExpression:
      return ofConstructor(node);
    default:
      return [];
  }
}
