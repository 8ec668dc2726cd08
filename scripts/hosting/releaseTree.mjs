// A site's folder: releases/<id>/{files,site.conf}, current -> the one that is served, kept/1 … 4 -> the files of the
// newest and of the one served last, verify/ with the files for the messaging app, nginx.conf.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { brotli } from '../bytes/compress.mjs';
import { withCalls } from './callsPrefix.mjs';
import { policyIn, policyOfHeader, policyOfHost, withPolicy } from './contentPolicy.mjs';
import { hostsOf, keepsShell } from './hostsOf.mjs';
import { renderNginx, renderSite } from './renderSite.mjs';

/** The release that is served, and three before it, for pages that were opened under them. */
const KEPT = 4;

/** Never missing in between: the new link takes the old one's name. */
function pointTo(target, link) {
  rmSync(`${link}.new`, { force: true });
  symlinkSync(target, `${link}.new`);
  renameSync(`${link}.new`, link);
}

/** What stands below a site's releases, whole or not. */
function foldersOf(site) {
  const folder = join(site, 'releases');
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** The ids of all releases, newest first. What makes one was interrupted where its configuration is missing. */
export function releasesOf(site) {
  const isWhole = (id) => existsSync(join(site, 'releases', id, 'site.conf'));
  return foldersOf(site).filter(isWhole).sort().reverse();
}

/** The id of the release that is served. */
export function currentOf(site) {
  const conf = join(site, 'current/site.conf');
  if (!existsSync(conf)) return undefined;
  return /\/releases\/([^/]+)\/files\/index\.html/.exec(readFileSync(conf, 'utf8'))?.[1];
}

/** The HTML with what its host needs, as it is sent. */
function writeHtml(files, html) {
  const file = join(files, 'index.html');
  writeFileSync(file, html);
  writeFileSync(`${file}.br`, brotli(html));
  writeFileSync(`${file}.gz`, gzipSync(html, { level: 9 }));
}

/** What takes the service worker's place where the configuration switches it off, under its name. */
function writeTombstone(dist, files) {
  for (const name of readdirSync(dist).filter((each) => each.startsWith('sw-off.js')))
    cpSync(join(dist, name), join(files, name.replace('-off', '')), { preserveTimestamps: true });
}

/** Puts the build with this configuration down as a release, without serving it. */
export function addRelease(root, { site, id, config, ...options }) {
  const files = join(site, 'releases', id, 'files');
  if (existsSync(files)) throw new Error(`${files} is there already`);
  const source = readFileSync(config, 'utf8');
  const { prefix, apiPath, ...hosts } = hostsOf(source);
  cpSync(join(root, 'dist'), files, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !['app-config.js', 'sw-off.js'].some((name) => basename(path).startsWith(name)),
  });
  if (!keepsShell(source)) writeTombstone(join(root, 'dist'), files);
  writeFileSync(join(files, 'app-config.js'), source);
  const html = readFileSync(join(files, 'index.html'), 'utf8');
  const policy = policyOfHost(policyIn(html), hosts, options.isTrusting);
  writeHtml(files, withCalls(withPolicy(html, policy), prefix));
  const release = `releases/${id}/files`;
  const conf = renderSite(root, { ...options, release, apiPath, policy: policyOfHeader(policy) });
  writeFileSync(join(site, 'releases', id, 'site.conf'), conf);
  writeFileSync(join(site, 'nginx.conf'), renderNginx(root, options));
  mkdirSync(join(site, 'verify'), { recursive: true });
  return policy;
}

/**
 * Serves a release from the next reload on, and keeps what older pages may still ask for. Until that reload nginx goes on with
 * the one before, however old that is after a way back.
 */
export function serveRelease(site, id) {
  const releases = releasesOf(site);
  if (!releases.includes(id)) throw new Error(`there is no release ${id}; there are ${releases.join(', ') || 'none'}`);
  const served = currentOf(site);
  const needed = releases.filter((each) => each === id || each === served);
  const kept = [...new Set([...needed, ...releases])].slice(0, KEPT).sort().reverse();
  mkdirSync(join(site, 'kept'), { recursive: true });
  for (const [index, each] of kept.entries())
    pointTo(`../releases/${each}/files`, join(site, 'kept', String(index + 1)));
  pointTo(`releases/${id}`, join(site, 'current'));
  const old = foldersOf(site).filter((each) => !kept.includes(each));
  for (const each of old) rmSync(join(site, 'releases', each), { recursive: true });
  return old;
}

/** The release before the one that is served. */
export function releaseBefore(site) {
  const releases = releasesOf(site);
  return releases[releases.indexOf(currentOf(site) ?? '') + 1];
}
