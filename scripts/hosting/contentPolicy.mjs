// The content policy: in the HTML for every host, and as a header for one host (docs/decisions/064-what-a-page-may-load.md).
import { createHash } from 'node:crypto';

/** The messaging app's bridge puts frames of its own schemes into the page; without them no call of the SDK gets out. */
const BRIDGE = ['weixin:', 'weixinping:'];
/** Where the messaging app keeps the pictures of its users, and where its SDK reports to. */
const WECHAT_PICTURES = ['https://*.qlogo.cn', 'https://open.weixin.qq.com'];
/** The only maker of script addresses is webpack's, see output.trustedTypes in .umirc.ts. */
const SCRIPT_MAKERS = ['app#webpack'];

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const format = (directives) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

const parse = (policy) =>
  Object.fromEntries(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]));

/** The policy in the HTML. Which hosts deliver pictures and answer calls is known only where the app is deployed. */
export function policyOfBuild(styles, scripts) {
  return format({
    // Nothing but what comes ahead of the next screen falls back to it: up to Chrome 112 no other directive is asked there.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts.map(hashOf)],
    'style-src': ["'self'", ...styles.map(hashOf)],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'https:'],
    'media-src': ["'self'", 'https:'],
    'worker-src': ["'self'"],
    'frame-src': BRIDGE,
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': SCRIPT_MAKERS,
  });
}

/**
 * The policy of one host: `hosts` names whom the configuration needs beside the host itself. Trusted Types may be left out,
 * should a client of the messaging app put into the page what they refuse.
 */
export function policyOfHost(policy, { calls, pictures }, isTrusting = false) {
  const { 'require-trusted-types-for': required, 'trusted-types': makers, ...others } = parse(policy);
  return format({
    ...others,
    'img-src': ["'self'", 'data:', 'blob:', ...pictures, ...WECHAT_PICTURES],
    'connect-src': ["'self'", ...calls],
    'media-src': ["'self'", ...pictures],
    ...(!isTrusting && { 'require-trusted-types-for': required, 'trusted-types': makers }),
  });
}

/** What only a header can say: nobody shows the app in a frame. */
export const policyOfHeader = (policy) => `${policy}; frame-ancestors 'none'`;

const META = /(<meta http-equiv="Content-Security-Policy" content=")([^"]*)(">)/;

/** The policy that stands in the HTML. */
export function policyIn(html) {
  const policy = META.exec(html)?.[2];
  if (!policy) throw new Error('index.html has no content policy: run npm run build');
  return policy;
}

export const withPolicy = (html, policy) => html.replace(META, (_, before, __, after) => before + policy + after);
