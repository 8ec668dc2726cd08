/**
 * What the app imports from 'umi', without the rest: Umi's own entry also loads src/app.tsx, so that every screen test
 * would boot the whole app.
 */
import { createHistory, history } from '@@/core/history';

createHistory({ type: 'hash' });

// biome-ignore lint/performance/noBarrelFile: it stands for a package's entry
export { useModel } from '@@/plugin-model';
// biome-ignore lint/performance/noReExportAll: the door gives on what Umi's entry gives on
export * from '@umijs/renderer-react';
export { history };
