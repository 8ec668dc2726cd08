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

/** Opens what a link describes: the data, the clock, the person, the host, and then the screen. */
export function openSetting(_req: MockRequest, res: ServerResponse): void {
  const script = `${ASK_SCRIPT}${readFileSync(join(FOLDER, 'open.js'), 'utf8')}`;
  const body = '<h1>正在复现</h1><p class="lead" role="alert">稍等，正在恢复数据和登录</p>';
  sendPage(res, { title: '测试工作台', body, script });
}
