/*
 * For each of its calls the test driver takes a trace, in an error without words, and reads file names from it. Jest would
 * look every line of it up in the source maps for nothing: that is left for the call that fails. Errors with words keep it.
 */

/** Jest's way from errors and their frames to a trace with the lines of the sources. */
let traceWithSources;

exports.traceQuickly = function traceQuickly() {
  const { prepareStackTrace } = Error;
  traceWithSources = prepareStackTrace;
  Error.prepareStackTrace = (error, frames) =>
    error.message === '' || !prepareStackTrace
      ? [String(error), ...frames.map((frame) => `    at ${frame}`)].join('\n')
      : prepareStackTrace(error, frames);
};

/** What the driver says begins with the call that failed: `locator.click: …`. */
const DRIVER_FAILURE = /^\w+\.\w+: /;
const FRAME = /^ +at (?:.*\()?([^()]+):(\d+):(\d+)\)?$/;

/** A place of the compiled file, as V8 hands it to who writes a trace. */
class Frame {
  constructor(file, line, column) {
    Object.assign(this, { file, line, column });
  }
  getFileName() {
    return this.file;
  }
  getScriptNameOrSourceURL() {
    return this.file;
  }
  getLineNumber() {
    return this.line;
  }
  getColumnNumber() {
    return this.column;
  }
  getFunctionName() {
    return null;
  }
  isNative() {
    return false;
  }
  isConstructor() {
    return false;
  }
  isToplevel() {
    return true;
  }
}

/** Gives the failure of one of the driver's calls the lines of the sources. */
exports.mapTrace = function mapTrace(error) {
  if (!traceWithSources || !DRIVER_FAILURE.test(error.message ?? '')) return;
  const rows = error.stack.split('\n');
  const frames = rows.flatMap((row) => {
    const [, file, line, column] = FRAME.exec(row) ?? [];
    return file ? [new Frame(file, Number(line), Number(column))] : [];
  });
  error.stack = [
    ...rows.filter((row) => !FRAME.test(row)),
    ...traceWithSources({ message: '' }, frames).split('\n').slice(1),
  ].join('\n');
};
