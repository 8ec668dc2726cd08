import { spawnSync } from 'node:child_process';
import { type Config, createConfig } from 'umi/test';

// What the answers in the browser are held against; made anew when a contract has changed.
spawnSync(process.execPath, ['scripts/contract.mjs', '--cached'], { stdio: ['ignore', 'ignore', 'inherit'] });

/**
 * E2E_BASE names one server, whose state belongs to one worker. A journey waits for half of its time: where the browser is
 * the light one, four of them fill two cores.
 */
function workers(): number {
  if (process.env.E2E_BASE) return 1;
  return process.env.HEADLESS_SHELL_PATH ? 4 : 2;
}

/** The journeys in a real Chromium, on the production build with the mock server. */
export default {
  ...createConfig({ target: 'node', jsTransformer: 'esbuild', jsTransformerOpts: { jsx: 'automatic' } }),
  testEnvironment: '<rootDir>/scripts/jest/journeyEnvironment.cjs',
  transformIgnorePatterns: ['/node_modules/(?!@umijs/|umi/|.*/esm?/).+\\.c?js$'],
  runtime: '<rootDir>/scripts/jest/runtime.cjs',
  roots: ['<rootDir>/e2e/journeys'],
  testMatch: ['**/*.e2e.ts'],
  globalSetup: '<rootDir>/e2e/support/startServer.ts',
  globalTeardown: '<rootDir>/e2e/support/stopServer.ts',
  setupFilesAfterEnv: ['<rootDir>/e2e/support/setup.ts'],
  testSequencer: '<rootDir>/scripts/jest/longestFirst.cjs',
  maxWorkers: workers(),
  testTimeout: 180_000,
  // A connection that a browser has left open must not keep a finished run from ending.
  forceExit: true,
} as Config.InitialOptions;
