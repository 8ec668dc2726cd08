const STRING_OR_COMMENT = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g;

/** Comments as blanks and strings (data addresses) without their letters, so that places stay. */
function plain(text) {
  return text.replace(STRING_OR_COMMENT, (found) =>
    /^["']/.test(found) ? found.replace(/[^"'\n]/g, '_') : found.replace(/[^\n]/g, ' '),
  );
}

function classesOf(selector) {
  const own = selector.replace(/:global\((?:[^()]|\([^()]*\))*\)/g, '');
  return Array.from(own.matchAll(/\.([A-Za-z_][\w-]*)/g), ([, name]) => name);
}

function statement(text, line, parent) {
  const words = text.trim();
  if (words === '' || !parent) return;
  const [, property, value] = /^([\w@-]+)\s*:\s*([\s\S]*)$/.exec(words) ?? [];
  if (property) parent.declarations.push({ property, value, line });
}

function openRule(text, line, parent) {
  const selector = text.trim();
  const isPlain = !selector.startsWith('@') && !/\)$/.test(selector.replace(/:[\w-]+\([^)]*\)+$/, ''));
  return { selector, line, parent, classes: isPlain ? classesOf(selector) : [], declarations: [] };
}

/**
 * The rules of a LESS sheet in their order, each with what stands directly in it: `{ selector, line, parent, classes,
 * declarations: { property, value, line }[] }`. Mixins and at-rules are rules without classes.
 */
export function parseSheet(source) {
  const text = plain(source);
  const rules = [];
  let rule;
  let start = 0;
  const lineAt = (from) => text.slice(0, from + /^\s*/.exec(text.slice(from))[0].length).split('\n').length;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at];
    if (!'{};'.includes(mark)) continue;
    const part = text.slice(start, at);
    if (mark === '{') {
      rule = openRule(part, lineAt(start), rule);
      rules.push(rule);
    } else {
      statement(part, lineAt(start), rule);
      if (mark === '}') rule = rule?.parent;
    }
    start = at + 1;
  }
  return rules;
}
