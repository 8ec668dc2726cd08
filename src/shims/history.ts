/**
 * The history package (5.3) with the one kind of history that this app has: Umi names the other two as well, and their code
 * would come along. Put in its place by .umirc.ts.
 */
// biome-ignore lint/performance/noBarrelFile: it stands for a package's entry
export { Action, createHashHistory, createPath, parsePath } from 'history/index.js';

export const createBrowserHistory = undefined;
export const createMemoryHistory = undefined;
