import type { ServerResponse } from 'node:http';
import type { AppConfig } from '../../../src/shared/config/appConfig';
import type { Licences } from '../../../src/shared/config/licences';
import { PROVIDER } from '../consent/writing';
import type { MockRequest } from '../handle';
import { prelude } from '../qa/serve';
import { originOf } from './origin';

/**
 * The runtime configuration of the mock environment. The asking host counts as test and mini-app host, so that the login
 * loop runs on every address under which a phone in the same network may open the app.
 */
function configFor(req: MockRequest): AppConfig & { licences: Licences; offlineShell: boolean } {
  const origin = originOf(req);
  const { host } = new URL(origin);
  return {
    urlPrefix: '',
    hosts: { production: [], test: [host], miniApp: [host], links: [host, 'www.example.com'] },
    authorizeUrl: '/api/__mock/authorize',
    oauthUrl: '/api/__mock/connect/oauth2/authorize',
    publicAppId: 'wx0000000000000000',
    wxLoginUrl: '/api/__mock/wxlogin',
    officialAuthorizePath: '/api/miniapp/wxofficial/login/authorization',
    hospitalPath: { host: '' },
    customerService: {
      link: `${origin}/api/__mock/chat?about={about}&number={number}`,
      miniProgramPage: '/pages/chat/index',
    },
    offlineShell: true,
    noticePages: { shipping: '/pages/notice/ship', expiry: '/pages/notice/expiry' },
    brand: {
      name: '杏邻',
      slogan: '护理到家，像邻里一样',
      phone: PROVIDER.phone,
      phoneHours: '每天 8:00–20:00',
      organiser: PROVIDER.name,
    },
    licences: {
      business: '91330000EXAMPLE01X（示例）',
      medical: 'PDY00000033010000000（示例）',
      device: '示例市械经营备 20260001 号',
      icp: '示例 ICP 备 20260001 号',
    },
  };
}

/** Stands for public/app-config.js while the mock server runs. */
export function serveAppConfig(req: MockRequest, res: ServerResponse): void {
  const json = JSON.stringify(configFor(req)).replaceAll('<', '\\u003c');
  res.setHeader('Content-Type', 'text/javascript; charset=utf-8');
  res.setHeader('Cache-Control', 'no-store');
  res.end(`window.__APP_CONFIG__ = ${json};\n${prelude()}`);
}
