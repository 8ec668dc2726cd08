import type { MockRequest } from '../handle';

/** The origin under which the asking browser knows this server. */
export function originOf(req: MockRequest): string {
  const isSecure = req.headers['x-forwarded-proto'] === 'https';
  return `${isSecure ? 'https' : 'http'}://${req.headers.host ?? 'localhost'}`;
}

/** An address of this server, or undefined: other hosts, other schemes and addresses with a user name are none. */
export function ownAddress(value: unknown, req: MockRequest): URL | undefined {
  if (typeof value !== 'string' || value.length > 8192 || !URL.canParse(value)) return undefined;
  const url = new URL(value);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  const isOwn = url.host === new URL(originOf(req)).host && url.username === '' && url.password === '';
  return isWeb && isOwn ? url : undefined;
}
