const { createRequire } = require('node:module');
const { dirname } = require('node:path');

/** Jest's own, of the release that runs. */
const { default: Runtime } = createRequire(require.resolve('jest'))('jest-runtime');

/** The text of every file that was read, for all files of tests of a process. */
class KeptTexts extends Map {
  /** A file of tests that ends would take them along. */
  clear() {}
}
const texts = new KeptTexts();

/** What jest asks for by folder and name: the same question has the same answer in every file of tests. */
function answeredOnce(resolver, method) {
  const answers = new Map();
  const answer = resolver[method].bind(resolver);
  resolver[method] = (from, name, options) => {
    const question = `${dirname(from)}\0${name}\0${options?.conditions}`;
    const known = answers.get(question);
    if (known !== undefined) return known;
    const found = answer(from, name, options);
    answers.set(question, found);
    return found;
  };
}

const quick = new WeakSet();
function resolveOnce(resolver) {
  if (quick.has(resolver)) return;
  quick.add(resolver);
  answeredOnce(resolver, 'resolveModule');
  answeredOnce(resolver, 'getMockModule');
}

/**
 * Jest reads every module anew and looks its place up anew for each file of tests: a twelfth of the work of a short one. Both
 * are done once for the process (docs/decisions/138). Who watches files wants what stands in them now.
 */
module.exports = class extends Runtime {
  constructor(config, environment, resolver, transformer, own, coverage, testPath, globalConfig) {
    const isWatching = globalConfig?.watch || globalConfig?.watchAll;
    if (!isWatching) resolveOnce(resolver);
    for (const [file, text] of own) texts.set(file, text);
    super(config, environment, resolver, transformer, isWatching ? own : texts, coverage, testPath, globalConfig);
  }
};
