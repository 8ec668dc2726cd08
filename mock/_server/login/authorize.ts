import type { ServerResponse } from 'node:http';
import { needPersona } from '../control/builtin';
import type { GuestContext, MockRequest } from '../handle';
import { refuse } from '../refusal';
import type { PersonaKey } from '../users';
import { createCode } from './codes';
import { originOf, ownAddress } from './origin';
import { ASK_SCRIPT, sendPage } from './page';

const PAGE_PATH = '/api/__mock/connect/oauth2/authorize';

const CHOICES: ReadonlyArray<{ persona: PersonaKey; name: string; about: string }> = [
  { persona: 'newcomer', name: '普通新客', about: '第一次来：没有积分，没有会员卡' },
  { persona: 'member', name: '会员', about: '金杏会员：有积分，各种状态的订单和卡券' },
  { persona: 'lapsed', name: '过期会员', about: '会员卡已经过期，还有一些积分' },
  { persona: 'elder', name: '长辈会员', about: '名字很长，适合长辈版的大字界面' },
];

const SCRIPT = `${ASK_SCRIPT}
var asked = new URLSearchParams(location.search);
document.querySelectorAll('button').forEach(function (button) {
  button.addEventListener('click', function () {
    document.querySelectorAll('button').forEach(function (each) { each.disabled = true; });
    ask('/api/__mock/connect/oauth2/choose', {
      persona: button.dataset.persona || null,
      redirectUri: asked.get('redirect_uri'),
      state: asked.get('state') || ''
    }).then(function (answer) {
      if (answer.code !== 0) throw new Error(answer.msg);
      location.replace(answer.data.location);
    }).catch(function (error) {
      document.querySelector('[role=alert]').textContent = error.message;
      document.querySelectorAll('button').forEach(function (each) { each.disabled = false; });
    });
  });
});`;

function choiceButton({ persona, name, about }: (typeof CHOICES)[number]): string {
  return `<button type="button" class="who" data-persona="${persona}" aria-labelledby="n-${persona}" aria-describedby="d-${persona}"><b id="n-${persona}">${name}</b><span id="d-${persona}">${about}</span></button>`;
}

/** The page that stands for the messaging app's authorisation page. */
export function showAuthorizePage(req: MockRequest, res: ServerResponse, query: Record<string, string>): void {
  if (!ownAddress(query.redirect_uri, req)) {
    const body = '<h1>无法授权</h1><p class="lead">返回地址与登记的域名不一致（10003）。</p>';
    sendPage(res, { title: '无法授权', body, status: 400 });
    return;
  }
  sendPage(res, {
    title: '微信授权（模拟）',
    body: `<h1>“杏邻”申请使用您的身份</h1><p class="lead">请选择以谁的身份登录</p>
<section><h2>同意后，对方将获得</h2><ul><li>您的昵称和头像</li><li>您在本服务中的会员身份</li></ul>${CHOICES.map(choiceButton).join('')}</section>
<p class="lead" role="alert"></p><button type="button" class="plain">拒绝</button>`,
    script: SCRIPT,
  });
}

function isState(value: unknown): value is string {
  return typeof value === 'string' && /^[a-zA-Z0-9]{0,128}$/.test(value);
}

/** The address to which a choice leads: code and state before the hash; a refusal carries the state only. */
export function choose({ body, req }: GuestContext) {
  const target = ownAddress(body.redirectUri, req);
  if (!target) throw refuse.badInput('返回地址与登记的域名不一致');
  if (!isState(body.state)) throw refuse.badInput('state 只能是字母和数字');
  if (body.persona !== null) target.searchParams.set('code', createCode(needPersona(body.persona)));
  target.searchParams.set('state', body.state);
  return { location: target.href };
}

function redirect(res: ServerResponse, location: string): void {
  res.statusCode = 302;
  res.setHeader('Location', location);
  res.setHeader('Cache-Control', 'no-store');
  res.end();
}

/** Sends the browser to the authorisation page; from there it comes back to `returnUrl` through the wx-login page. */
export function redirectToAuthorize(req: MockRequest, res: ServerResponse, returnUrl: string | undefined): void {
  const loginPage = `${originOf(req)}/api/__mock/wxlogin#/wx-login?returnUrl=${encodeURIComponent(returnUrl ?? originOf(req))}`;
  redirect(
    res,
    `${PAGE_PATH}?appid=mock&redirect_uri=${encodeURIComponent(loginPage)}&response_type=code&scope=snsapi_userinfo&state=STATE#wechat_redirect`,
  );
}
