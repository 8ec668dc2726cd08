// The browser that tests run in. What no file of tests changes is made once by each process of jest, not by each file:
// the checker of answers, where each call's contract is, and the compiled code of every module.
const { TestEnvironment } = require('jest-environment-jsdom');
const { loadChecker } = require('../contract/checker.cjs');
const { compileOnce } = require('./compileOnce.cjs');

compileOnce();
const contractChecker = loadChecker();
const contractFileOf = new Map();

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { contractChecker, contractFileOf });
  }
};
