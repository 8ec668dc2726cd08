import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';

const STYLE = `
*{box-sizing:border-box;margin:0}
body{font:16px/1.5 -apple-system,"PingFang SC","Noto Sans CJK SC","Microsoft YaHei",sans-serif;color:#18221f;background:linear-gradient(#dfeee9,#f2f5f3 280px) no-repeat #f2f5f3;min-height:100vh;display:flex;flex-direction:column}
main{width:100%;max-width:430px;margin:0 auto;padding:40px 20px 32px;flex:1}
.mark{display:block;width:64px;height:64px;margin:0 auto 12px}
h1{font-size:20px;line-height:1.4;text-align:center}
.lead{margin-top:6px;text-align:center;color:#4f5c58;font-size:14px}
section{margin-top:24px;padding:16px;background:#fff;border-radius:22px 22px 22px 8px;box-shadow:0 1px 2px rgba(11,58,52,.04),0 4px 14px rgba(11,58,52,.05)}
h2{font-size:15px}
ul{margin-top:8px;padding-left:20px;color:#4f5c58;font-size:14px}
.who{display:block;width:100%;margin-top:12px;padding:12px 16px;min-height:60px;border:1px solid #bcdfd5;border-radius:14px;background:#eff7f4;font:inherit;text-align:left;color:inherit;cursor:pointer}
.who:active{background:#dceee8}
.who b{display:block;font-size:16px}
.who span{display:block;font-size:13px;color:#4f5c58}
.plain{display:block;width:100%;margin-top:20px;padding:10px;min-height:48px;border:0;border-radius:24px;background:#fff;font:inherit;color:#125d52;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button:focus-visible,a:focus-visible{outline:3px solid #f09a3e;outline-offset:2px}
button[disabled]{opacity:.6}
[hidden]{display:none!important}
footer{padding:16px 20px 24px;text-align:center;font-size:12px;color:#5f6c68}
`;

const MARK = `<svg class="mark" viewBox="0 0 64 64" aria-hidden="true"><circle cx="32" cy="37" r="22" fill="#f09a3e"/><path d="M32 16c-7 8-7 26 2 40" fill="none" stroke="#c06c12" stroke-width="2.5" stroke-linecap="round"/><path d="M32 16c2-9 10-13 20-12-1 9-8 14-20 12z" fill="#125d52"/></svg>`;

interface Page {
  title: string;
  body: string;
  script?: string;
  status?: number;
}

/** Answers a page of the mock server. It runs no script but its own and may be framed by nobody. */
export function sendPage(res: ServerResponse, { title, body, script = '', status = 200 }: Page): void {
  const nonce = randomBytes(16).toString('base64');
  res.statusCode = status;
  res.setHeader('Content-Type', 'text/html; charset=utf-8');
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('Referrer-Policy', 'no-referrer');
  res.setHeader(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
  res.end(`<!doctype html>
<html lang="zh-CN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><title>${title}</title><style>${STYLE}</style></head>
<body><main>${MARK}${body}<noscript><p class="lead">请打开浏览器的脚本功能。</p></noscript></main><footer>测试环境，数据均为虚构</footer>${script === '' ? '' : `<script nonce="${nonce}">${script}</script>`}</body>
</html>`);
}

/** A script's way to ask the server: ask(path, body) resolves with the envelope. */
export const ASK_SCRIPT = `
function ask(path, body) {
  return fetch(path, { method: 'POST', credentials: 'same-origin', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
    .then(function (res) { return res.json(); });
}`;
