// The rules of a style sheet that some documents need at first, in their order.

/** Splits a minified sheet into its rules: what stands before the braces, and in them. */
function rulesOf(sheet) {
  const rules = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (const { 0: sign, index } of sheet.matchAll(/[{}]/g)) {
    if (sign === '{' && depth === 0) open = index;
    depth += sign === '{' ? 1 : -1;
    if (depth > 0) continue;
    // An @import or @charset ends before the rule begins.
    const head = sheet.slice(start, open).split(';').pop().trim();
    rules.push({ head, body: sheet.slice(open + 1, index) });
    start = index + 1;
  }
  return rules;
}

/** States that nothing is in at first. */
const LATER = /:(active|hover|focus|focus-visible|focus-within|checked|target|visited)\b/;

function isNeeded(selector, documents) {
  if (LATER.test(selector)) return false;
  const plain = selector.replace(/::?(before|after|placeholder|-webkit-[\w-]+)/g, '') || '*';
  return documents.some((each) => each.querySelector(plain.replace(/[>+~\s]+$/, ' *')) !== null);
}

function keep(rules, documents) {
  return rules.flatMap(({ head, body }) => {
    if (/^@(media|supports)/.test(head)) {
      const inner = keep(rulesOf(body), documents);
      return inner.length > 0 ? [{ head, body: textOf(inner) }] : [];
    }
    if (head.startsWith('@')) return [{ head, body }];
    const selectors = head.split(',').filter((selector) => isNeeded(selector, documents));
    return selectors.length > 0 ? [{ head: selectors.join(','), body }] : [];
  });
}

const textOf = (rules) => rules.map(({ head, body }) => `${head}{${body}}`).join('');

/** Without animations that nothing names, and without custom properties that nothing reads. */
function prune(rules, markup) {
  const named = (text, name) => new RegExp(`[:\\s,]${name}\\b`).test(text);
  const others = textOf(rules.filter(({ head }) => !/^@[\w-]*keyframes/.test(head)));
  const moving = rules.filter(({ head }) => {
    const [, name] = /^@[\w-]*keyframes\s+(\S+)$/.exec(head) ?? [];
    return name === undefined || named(others, name);
  });
  let pruned = moving;
  for (let size = -1; size !== textOf(pruned).length; ) {
    const text = textOf(pruned);
    size = text.length;
    const isRead = (name) => text.includes(`var(${name}`) || markup.includes(`var(${name}`);
    pruned = pruned
      .map(({ head, body }) => ({
        head,
        body: head.startsWith('@')
          ? body
          : body
              .split(';')
              .filter((each) => !/^\s*--/.test(each) || isRead(each.split(':')[0].trim()))
              .join(';'),
      }))
      .filter(({ body }) => body !== '');
  }
  return pruned;
}

/** `sheets`: texts in their order; `documents`: what is shown at first. */
export function criticalStyle(sheets, documents) {
  const markup = documents.map((each) => each.documentElement.outerHTML).join('');
  return textOf(prune(keep(sheets.flatMap(rulesOf), documents), markup));
}
