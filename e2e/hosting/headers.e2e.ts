import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { addressOf, folderOf, OLD_PICTURES, originOf, PICTURES, SITES } from '../support/sites';
import { ask } from '../support/webServer';

const EACH = SITES.map((site) => [site.name, site] as const);
const WECHAT_PHONE = { 'user-agent': 'Mozilla/5.0 (iPhone) MicroMessenger/8.0.50 miniProgram/wx1' };

const policyIn = (html: string) => /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
/** The hashes of what stands in the page itself between the tags of this name, a style sheet under its file's name as well. */
const inlineOf = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}(?: data-href="[^"]*")?>([\\s\\S]*?)</${tag}>`, 'g'))]
    .map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join(' ');

/** The whole policy of a host, line by line: of scripts and styles in the page itself, those that stand there and no other. */
function policyOf(html: string, pictures: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${inlineOf(html, 'script')}`,
    `style-src 'self' ${inlineOf(html, 'style')}`,
    `img-src 'self' data: blob: https://${pictures} https://*.qlogo.cn https://open.weixin.qq.com`,
    "font-src 'self'",
    "connect-src 'self'",
    `media-src 'self' https://${pictures}`,
    "worker-src 'self'",
    'frame-src weixin: weixinping:',
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types app#webpack',
  ].join('; ');
}

test.each(EACH)('%s: every answer has the headers that protect', async (_, site) => {
  const html = await ask(addressOf(site));
  const policy = policyOf(html.body.toString(), PICTURES);
  expect(policyIn(html.body.toString())).toBe(policy);
  const expected = {
    'content-security-policy': `${policy}; frame-ancestors 'none'`,
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy':
      'accelerometer=(), camera=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    server: 'nginx',
  };
  const paths = ['', 'app-config.js', 'favicon.svg', 'nothing'].map((file) => site.prefix + file);
  for (const path of [...paths, '/api/miniapp/mall/goods/list', '/api/__mock/reset', '/.git/config']) {
    expect((await ask(originOf(site) + path)).headers).toMatchObject(expected);
  }
});

test.each(EACH)('%s: in the messaging app the page keeps its process', async (_, site) => {
  const { headers } = await ask(addressOf(site), WECHAT_PHONE);
  expect(headers['cross-origin-opener-policy']).toBeUndefined();
  expect(headers['content-security-policy']).toBeDefined();
});

test('back to the release before: its page, its configuration and its policy together', async () => {
  const [, site] = SITES;
  if (!site) throw new Error('no second site');
  const go = (...words: string[]) => {
    execFileSync(process.execPath, ['scripts/release.mjs', `--site=${folderOf(site)}`, ...words]);
    execFileSync('nginx', ['-c', `${folderOf(site)}/nginx.conf`, '-s', 'reload'], { stdio: 'ignore' });
  };
  const policyNow = async () => String((await ask(addressOf(site))).headers['content-security-policy']);
  const becomes = async (host: string) => {
    const until = Date.now() + 5000;
    while (!(await policyNow()).includes(host) && Date.now() < until) await new Promise((done) => setTimeout(done, 50));
    const html = (await ask(addressOf(site))).body.toString();
    expect(await policyNow()).toBe(`${policyOf(html, host)}; frame-ancestors 'none'`);
    expect((await ask(`${addressOf(site)}app-config.js`)).body.toString()).toContain(host);
  };
  const present = /releases\/([^/]+)\/files\/index/.exec(
    readFileSync(`${folderOf(site)}/current/site.conf`, 'utf8'),
  )?.[1];
  go('--back');
  await becomes(OLD_PICTURES);
  go(`--back=${present}`);
  await becomes(PICTURES);
});
