// Of a contract a script that draws one screen needs a call or two. A bundler leaves out the others, with their schemas, where
// it is told that making them does nothing else, and where their addresses are plain texts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PREFIX = '$' + '{PREFIX}';

/** `root`: the project's. Gives a function that marks the text of a module; undefined for one without schemas. */
export function pureCalls(root) {
  const schema = readFileSync(join(root, 'src/shared/lib/schema.ts'), 'utf8');
  const own = [...schema.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
  const makers = new RegExp(`(?<![\\w.])(?:defineCall|v\\.(?!parse|safeParse)\\w+|${own.join('|')})\\(`, 'g');
  return (text) => {
    if (!text.includes("'@/shared/lib/schema'")) return undefined;
    const prefix = text.match(/const PREFIX = '([^']*)'/)?.[1] ?? PREFIX;
    return text.replaceAll(PREFIX, prefix).replace(makers, '/* @__PURE__ */ $&');
  };
}
