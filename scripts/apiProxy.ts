import type { IncomingMessage } from 'node:http';

/** As umi and http-proxy-middleware take it. */
interface ApiProxy {
  target: string;
  changeOrigin: true;
  cookieDomainRewrite: '';
  logLevel: 'warn';
  headers?: { cookie: string };
  onProxyRes: (answer: Pick<IncomingMessage, 'headers'>) => void;
}

/** A browser that asks localhost over plain HTTP keeps no cookie that is for TLS alone. */
function forPlainHttp(cookie: string): string {
  return cookie.replace(/; *secure(?=;|$)/i, '').replace(/; *samesite=none(?=;|$)/i, '; SameSite=Lax');
}

/**
 * Where /api/ is handed on when API_TARGET names a server, instead of the mock. Cookies of its host become those of this
 * one; API_COOKIE is a session that every call carries. The commands have looked at the address: lib.mjs, apiTarget.
 */
export function apiProxy({ API_TARGET, API_COOKIE }: NodeJS.ProcessEnv): { '/api': ApiProxy } | undefined {
  if (!API_TARGET) return undefined;
  const session = API_COOKIE ? { headers: { cookie: API_COOKIE } } : {};
  const onProxyRes: ApiProxy['onProxyRes'] = ({ headers }) => {
    const cookies = headers['set-cookie'];
    if (cookies) headers['set-cookie'] = cookies.map(forPlainHttp);
  };
  return {
    '/api': {
      target: API_TARGET,
      changeOrigin: true,
      cookieDomainRewrite: '',
      logLevel: 'warn',
      ...session,
      onProxyRes,
    },
  };
}
