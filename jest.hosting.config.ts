import type { Config } from 'umi/test';
import e2e from './jest.e2e.config';

/** The production build behind a real nginx, as docs/operate.md sets it up. */
export default {
  ...e2e,
  roots: ['<rootDir>/e2e/hosting'],
  globalSetup: '<rootDir>/e2e/support/startHosting.ts',
  globalTeardown: '<rootDir>/e2e/support/stopHosting.ts',
  // One mock behind both sites.
  maxWorkers: 1,
} as Config.InitialOptions;
