import type { ServerResponse } from 'node:http';
import { signIn } from '../control/builtin';
import type { GuestContext, MockRequest } from '../handle';
import { sendJson } from '../message';
import { refuse } from '../refusal';
import { redirectToAuthorize } from './authorize';
import { takeCode } from './codes';
import { ownAddress } from './origin';
import { ASK_SCRIPT, sendPage } from './page';
import { withLoginAnswer } from './returnAddress';

const SCRIPT = `${ASK_SCRIPT}
var title = document.querySelector('h1');
var note = document.querySelector('.lead');
var back = document.querySelector('a');
var cut = location.hash.indexOf('?');
var isRoute = location.hash.slice(0, cut < 0 ? undefined : cut) === '#/wx-login';
var returnUrl = isRoute ? new URLSearchParams(location.hash.slice(cut + 1)).get('returnUrl') : null;
var code = new URLSearchParams(location.search).get('code');
function tell(head, text) { title.textContent = head; note.textContent = text; }
function offerWayBack() {
  return ask('/api/__mock/wxlogin/return', { returnUrl: returnUrl }).then(function (answer) {
    if (answer.code !== 0) return;
    back.href = answer.data.location;
    back.hidden = false;
  });
}
if (!code) {
  tell('您已取消授权', '没有登录，您可以返回继续浏览。');
  offerWayBack();
} else {
  ask('/api/__mock/wxlogin/return', { code: code, returnUrl: returnUrl }).then(function (answer) {
    if (answer.code !== 0) throw new Error(answer.msg);
    location.replace(answer.data.location);
  }).catch(function (error) {
    tell('登录没有完成', error.message);
    offerWayBack();
  });
}`;

/** The page that stands for the separate login host with its route #/wx-login. */
export function showWxLogin(_: MockRequest, res: ServerResponse): void {
  sendPage(res, {
    title: '正在登录',
    body: '<h1 role="status">正在登录…</h1><p class="lead">请稍候</p><a class="plain" hidden>返回</a>',
    script: SCRIPT,
  });
}

/**
 * Exchanges a code for a session and says where to go. Without a code (the member refused) it only says where to go.
 * Addresses of other hosts are refused before the code is taken.
 */
export function returnToApp({ body, req, res }: GuestContext) {
  const target = ownAddress(body.returnUrl, req);
  if (!target) throw refuse.badInput('返回地址不属于本站');
  if (body.code === undefined) return { location: withLoginAnswer(target) };
  return { location: withLoginAnswer(target, signIn(takeCode(body.code), res)) };
}

/** Central authorisation: `?appCode=…&url=…`. */
export function authorizeCentrally(req: MockRequest, res: ServerResponse, query: Record<string, string>): void {
  redirectToAuthorize(req, res, query.url);
}

/** Official-account authorisation: with a code the login answer, without one the way to get it. */
export function authorizeOfficially(req: MockRequest, res: ServerResponse, query: Record<string, string>): void {
  if (query.code === undefined) {
    redirectToAuthorize(req, res, query.returnUrl);
    return;
  }
  sendJson(res, 200, { code: 0, msg: '', data: signIn(takeCode(query.code), res) });
}
