import { readLoginInfo } from '@/session/loginInfo';

/** What every request says of itself, the early ones too: JSON comes back, and JSON is its content type. Source: spec §7. */
const JSON_HEADERS = { Accept: 'application/json', 'Content-Type': 'application/json;charset=UTF-8' };

/**
 * The headers of a request, whose body may name a member. The cookie, which goes along with each, belongs to the phone and
 * the login to the tab: one in which nobody has signed in asks to be answered as a guest
 * (docs/decisions/169-a-tab-without-a-login.md).
 */
export function requestHeaders(body?: { expectedUserId?: unknown }): Record<string, string> {
  const isGuest = readLoginInfo().login_access_token === '' && !body?.expectedUserId;
  return isGuest ? { ...JSON_HEADERS, 'X-Guest': '1' } : JSON_HEADERS;
}
