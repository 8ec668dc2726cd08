// Writes nginx's configuration of one release from deploy/*.template.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

function fill(root, name, values) {
  const template = readFileSync(join(root, 'deploy', name), 'utf8');
  const filled = template.replace(/\$\{([A-Z_]+)\}/g, (place, key) => {
    if (values[key] === undefined) throw new Error(`deploy/${name} asks for ${place}, which nothing says`);
    return values[key];
  });
  return filled.replace(/^[ \t]+$/gm, '');
}

/** Whether the nginx of this machine sends files that are compressed as brotli. */
export function knowsBrotli() {
  const place = mkdtempSync(join(tmpdir(), 'nginx-'));
  const conf = join(place, 'nginx.conf');
  const server = `access_log off; brotli_static on; server { listen unix:${place}/socket; }`;
  const modules = 'include /etc/nginx/modules-enabled/*.conf;';
  writeFileSync(conf, `pid ${place}/pid; ${modules} events {} http { ${server} }`);
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
  const { status } = spawnSync('nginx', ['-t', '-q', '-c', conf], { stdio: 'ignore', env });
  rmSync(place, { recursive: true });
  return status === 0;
}

function tlsLines({ certificate, key }) {
  if (!certificate) return '';
  return [
    `ssl_certificate ${certificate};`,
    `ssl_certificate_key ${key};`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_session_cache shared:h5:10m;',
    'ssl_session_timeout 1d;',
  ].join('\n    ');
}

/** Who comes without TLS is sent on. */
const redirect = (name) =>
  `\nserver {\n    listen 80;\n    server_name ${name};\n    server_tokens off;\n    return 301 https://$host$request_uri;\n}\n`;

/** The server block. `release`: the release's files below the site's folder; `policy`: the header's content policy. */
export function renderSite(root, { at, name, prefix, listen, api, brotli, tls, release, policy, apiPath }) {
  const bare = prefix.replace(/\/$/, '');
  return fill(root, 'site.conf.template', {
    SITE: at,
    NAME: name,
    PREFIX: prefix,
    LISTEN: tls.certificate ? `${listen} ssl http2` : listen,
    TLS: tlsLines(tls),
    // What a visitor says of that himself counts for nothing.
    SCHEME: tls.certificate ? '$scheme' : '$h5_scheme',
    REDIRECT: tls.certificate && listen === '443' ? redirect(name) : '',
    BROTLI: brotli ? 'brotli_static on;' : '',
    NO_BROTLI: brotli ? 'brotli_static off;' : '',
    API_PATH: apiPath,
    API_PASS: api ? `proxy_pass ${api.replace(/\/+$/, '')}/api/;` : 'return 404;',
    RELEASE: release,
    POLICY: policy,
    OUTSIDE: bare === '' ? 'return 404;' : `rewrite ^${bare}$ ${prefix} permanent;\n        return 404;`,
  });
}

/** nginx's own configuration, for an nginx that serves nothing else. */
export const renderNginx = (root, { at, run }) => fill(root, 'nginx.conf.template', { SITE: at, RUN: run });
