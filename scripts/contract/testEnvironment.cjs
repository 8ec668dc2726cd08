// The browser that tests run in, with the checker of answers: loaded and compiled once by each process of jest, not by each
// file of tests.
const { TestEnvironment } = require('jest-environment-jsdom');
const { loadChecker } = require('./checker.cjs');

const contractChecker = loadChecker();

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.contractChecker = contractChecker;
  }
};
