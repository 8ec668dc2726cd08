import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXCEPTIONS } from './exceptions.mjs';
import { TARGETS } from './features.mjs';
import { findNewer } from './findNewer.mjs';

/** The texts of the inline scripts of a page. */
export function inlineScripts(html) {
  return Array.from(html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g), ([, text]) => text);
}

function isException({ feature, around }) {
  return EXCEPTIONS.some((each) => each.feature === feature && each.around.test(around));
}

/** One line for everything in the built scripts that the target phones lack; empty when there is nothing. */
export function checkTargets(dist) {
  const files = readdirSync(dist).filter((name) => name.endsWith('.js'));
  const scripts = files.map((name) => [name, readFileSync(join(dist, name), 'utf8')]);
  const inline = inlineScripts(readFileSync(join(dist, 'index.html'), 'utf8'));
  if (inline.length === 0) return ['index.html has no inline script to check'];
  const all = [...scripts, ...inline.map((text) => ['index.html', text])];
  return all.flatMap(([name, code]) =>
    findNewer(code, name)
      .filter((each) => !isException(each))
      .map(({ feature, at, around }) => {
        const phones = `Chrome ${TARGETS.chrome} or iOS ${TARGETS.ios}`;
        return `${name}:${at} uses ${feature}, which ${phones} lacks: …${around.replace(/\s+/g, ' ')}…`;
      }),
  );
}
