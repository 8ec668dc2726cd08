import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { ASK_SCRIPT, sendPage } from '../login/page';
import type { MockRequest } from '../message';

const FOLDER = join(__dirname, 'drawer');

/** What app-config.js runs before the app while the mock server stands behind it. */
export function prelude(): string {
  return readFileSync(join(FOLDER, 'prelude.js'), 'utf8');
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** Serves a module or a sheet of the drawer. The app's own policy lets neither be written into the page. */
export function serveDrawer(req: MockRequest, res: ServerResponse): void {
  const file = req.params?.file ?? '';
  const path = join(FOLDER, file);
  if (!/^[a-z]+\.(js|css)$/i.test(file) || !existsSync(path)) {
    res.statusCode = 404;
    res.end();
    return;
  }
  res.setHeader('Content-Type', TYPES[extname(file)] ?? '');
  res.setHeader('Cache-Control', 'no-store');
  res.end(readFileSync(path));
}

const SCRIPT = `${ASK_SCRIPT}
var word = new URLSearchParams(location.search).get('what') || '';
function read() {
  var bytes = atob(word.replace(/-/g, '+').replace(/_/g, '/'));
  return JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, function (each) { return each.charCodeAt(0); })));
}
function keep(store, name, value) {
  if (value) store.setItem(name, value); else store.removeItem(name);
}
Promise.resolve().then(function () {
  var setting = read();
  return ask('/api/__mock/qaTake', setting).then(function (answer) {
    if (answer.code !== 0) throw new Error(answer.msg);
    keep(sessionStorage, 'loginInfo', setting.who ? JSON.stringify(answer.data) : '');
    keep(sessionStorage, 'qaHost', setting.host);
    keep(sessionStorage, 'qaCalm', setting.calm ? 'on' : '');
    keep(localStorage, 'elderMode', setting.elder ? '1' : '');
    sessionStorage.setItem('qa', 'on');
    location.replace('/' + (/^#\\//.test(setting.at) ? setting.at : '#/'));
  });
}).catch(function (error) {
  document.querySelector('[role=alert]').textContent = error instanceof SyntaxError || error.name === 'InvalidCharacterError' ? '这个链接不完整，请重新复制' : error.message;
});`;

/** Opens what a link describes: the data, the clock, the person, the host, and then the screen. */
export function openSetting(_req: MockRequest, res: ServerResponse): void {
  const body = '<h1>正在复现</h1><p class="lead" role="alert">稍等，正在恢复数据和登录</p>';
  sendPage(res, { title: '测试工作台', body, script: SCRIPT });
}
