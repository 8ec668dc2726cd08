/**
 * Umi's link (@umijs/renderer-react/dist/link.js, 4.7.22) without its ways of fetching code beforehand, which the shell has
 * for every link (src/shell/nextScreens.ts). Put in its place by .umirc.ts.
 */
// biome-ignore lint/performance/noBarrelFile: it stands for a module of a package
export { Link as LinkWithPrefetch } from 'react-router-dom';
