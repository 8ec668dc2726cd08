const vm = require('node:vm');

/**
 * Jest compiles every module anew for each file of tests, which was a fifth of the work of a short one. A script is compiled
 * once for the process and run in the window of each file; what it does there is the same (docs/decisions/138).
 */
exports.compileOnce = function compileOnce() {
  const { compileFunction } = vm;
  /** By file: its source, and the script that defines the function around it. */
  const known = new Map();
  vm.compileFunction = (source, names, options) => {
    // A script that loads others by itself needs jest's own way to them.
    if (!options?.parsingContext || source.includes('import(')) return compileFunction(source, names, options);
    const { filename, parsingContext } = options;
    let compiled = known.get(filename);
    if (compiled?.source !== source) {
      const head = `(function (${names.join(', ')}) {`;
      const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
      compiled = { source, script };
      known.set(filename, compiled);
    }
    return compiled.script.runInContext(parsingContext);
  };
};
