import type { Config } from 'umi/test';
import e2e from './jest.e2e.config';

/** The production build in the engine of iPhones. */
export default { ...e2e, roots: ['<rootDir>/e2e/webkit'], maxWorkers: 1 } as Config.InitialOptions;
