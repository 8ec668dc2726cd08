// The browser that tests run in. What no file of tests changes is made once by each process of jest, not by each file:
// the checker of answers, and the compiled code of every module.
const { TestEnvironment } = require('jest-environment-jsdom');
const { loadChecker } = require('../contract/checker.cjs');
const { compileOnce } = require('./compileOnce.cjs');

compileOnce();
const contractChecker = loadChecker();

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.contractChecker = contractChecker;
  }
};
