// What package-lock.json must hold, so that an install is what was looked at before.
import { faultOfLicence } from './licences.mjs';

const REGISTRY = 'https://registry.npmjs.org/';

/** Packages that run a program when they are installed, each for a reason. */
export const RUN_AT_INSTALL = {
  esbuild: 'chooses the program of this platform',
  '@parcel/watcher': 'chooses the program of this platform',
  'core-js': 'prints a word about itself',
  'core-js-pure': 'prints a word about itself',
  'es5-ext': 'prints a word about itself',
};

/** What the app is made of. Another package, or one whose name looks alike, is put here by whoever has looked at it. */
export const ASKED_FOR = [
  '@umijs/plugins',
  'ahooks',
  'antd-mobile',
  'clsx',
  'history',
  'react',
  'react-dom',
  'react-router-dom',
  'umi',
  'umi-request',
  'uqr',
  'valibot',
  'web-vitals',
  'weixin-js-sdk',
];

const nameOf = (place) => place.replace(/^.*node_modules\//, '');

/** A program for another platform, or for none: never fetched here, and the registry at hand may not have it. */
const isElsewhere = (entry, place) => entry.optional === true && (entry.os !== undefined || /wasm32/.test(place));

function faultsOfEntry(place, entry) {
  const name = nameOf(place);
  const faults = [];
  if (!entry.integrity && !isElsewhere(entry, place)) faults.push(`${name} has no checksum`);
  if (entry.integrity && !entry.integrity.startsWith('sha512-')) faults.push(`${name} has a weak checksum`);
  if (entry.resolved && !entry.resolved.startsWith(REGISTRY)) faults.push(`${name} comes from ${entry.resolved}`);
  if (entry.hasInstallScript && !RUN_AT_INSTALL[name]) faults.push(`${name} runs a program when it is installed`);
  // What was never fetched says nothing of its licence, and is not used.
  if (entry.integrity) faults.push(faultOfLicence(name, entry.license));
  return faults.filter(Boolean);
}

/** What is wrong with a lock file, and with the versions that are asked for. */
export function faultsOfLock({ packages }) {
  const { '': own, ...entries } = packages;
  const asked = Object.entries({ ...own.dependencies, ...own.devDependencies });
  return [
    ...asked
      .filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(version))
      .map(([name, version]) => `${name} is asked for as ${version}`),
    ...Object.entries(entries).flatMap(([place, entry]) => faultsOfEntry(place, entry)),
  ];
}

/** Names of the entries without a checksum. */
export const withoutChecksum = ({ packages }) =>
  Object.keys(packages)
    .filter((place) => place !== '' && !packages[place].integrity)
    .map(nameOf);
