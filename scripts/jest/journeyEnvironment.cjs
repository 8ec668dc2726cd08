// What journeys run in. What no file of tests changes is made once by each process of jest, not by each file: the test
// driver and its browser, the checker of answers, and the compiled code of every module.
const { TestEnvironment } = require('jest-environment-node');
const { chromium } = require('playwright-core');
const { loadChecker } = require('../contract/checker.cjs');
const { compileOnce } = require('./compileOnce.cjs');

compileOnce();
const contractChecker = loadChecker();

/** The browser of this process; one that has gone is started anew. */
let launched;
function sharedBrowser(options) {
  const launch = () => chromium.launch(options);
  launched = launched ? launched.then((browser) => (browser.isConnected() ? browser : launch()), launch) : launch();
  return launched;
}

// Jest has stopped listening for more work: all files are done, and the process ends when nothing is open any more.
process.on('removeListener', async (event) => {
  if (event === 'message') await (await launched)?.close();
});

/*
 * For each of its calls the test driver takes a trace, in an error without words, and reads file names from it. Jest would
 * look every line of it up in the source maps for nothing; errors with words keep that.
 */
function traceQuickly() {
  const { prepareStackTrace } = Error;
  Error.prepareStackTrace = (error, frames) =>
    error.message === '' || !prepareStackTrace
      ? [String(error), ...frames.map((frame) => `    at ${frame}`)].join('\n')
      : prepareStackTrace(error, frames);
}

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    traceQuickly();
    Object.assign(this.global, { chromium, contractChecker, sharedBrowser });
  }
};
