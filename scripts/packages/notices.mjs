// third-party.txt: the packages that are sent to phones, with their licences.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageOf } from '../bytes/sources.mjs';
import { isSendable } from './licences.mjs';

/** What scripts/assets makes our icons, pictures and districts of. */
const DRAWN_FROM = ['@iconify-json/healthicons', '@iconify-json/tabler', '@lobehub/fluent-emoji-3d', '@vant/area-data'];

function textOf(folder) {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.\w+)?$/i.test(name));
  return file ? readFileSync(join(folder, file), 'utf8').trim() : 'The package brings no text of its licence.';
}

function packageIn(root, folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return { title: `${name} ${version} (${license})`, name, licence: String(license), text: textOf(join(root, folder)) };
}

/** `paths`: the modules of the build. Gives the text, and what may not be sent. */
export function noticesOf(root, paths) {
  const built = paths.map((path) => packageOf(path.replace(/^\.\//, ''))?.root).filter(Boolean);
  const folders = [...new Set([...built, ...DRAWN_FROM.map((name) => `node_modules/${name}`)])];
  // Two copies of one version are one package.
  const packages = new Map(folders.map((folder) => packageIn(root, folder)).map((each) => [each.title, each]));
  const sorted = [...packages.values()].sort((a, b) => (a.title < b.title ? -1 : 1));
  return {
    text: sorted.map(({ title, text }) => `${title}\n\n${text}\n`).join(`\n${'-'.repeat(80)}\n\n`),
    problems: sorted
      .filter(({ licence }) => !isSendable(licence))
      .map(({ name, licence }) => `${name} is sent to phones, which its licence ${licence} does not simply allow`),
  };
}
