// What journeys run in. What no file of tests changes is made once by each process of jest, not by each file: the test
// driver and its browser, the checker of answers, and the compiled code of every module.
const { TestEnvironment } = require('jest-environment-node');
const { chromium } = require('playwright-core');
const { loadChecker } = require('../contract/checker.cjs');
const { compileOnce } = require('./compileOnce.cjs');
const { mapTrace, traceQuickly } = require('./driverTraces.cjs');

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

module.exports = class extends TestEnvironment {
  handleTestEvent({ error }) {
    if (error) mapTrace(error);
  }

  async setup() {
    await super.setup();
    traceQuickly();
    Object.assign(this.global, { chromium, contractChecker, sharedBrowser });
  }
};
