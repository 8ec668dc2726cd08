import { type AppConfig, appConfig, environment } from '@/shared/config/appConfig';
import { APP_CODE, OAUTH_SCOPE, OAUTH_STATE } from '@/shared/config/constants';
import { isResearchHash } from '@/shared/lib/researchAddress';
import { withQuery } from '@/shared/lib/withQuery';

/** The separate login host's route that gets the return address. */
function loginHostAddress(config: AppConfig, returnAddress: string): string {
  const page = config.wxLoginUrl.startsWith('/') ? window.location.origin + config.wxLoginUrl : config.wxLoginUrl;
  return `${page.split('#')[0] ?? ''}#/wx-login?returnUrl=${encodeURIComponent(returnAddress)}`;
}

/** The messaging app compares this address letter for letter: order and case of the parameters are fixed. */
function oauthAddress(config: AppConfig, returnAddress: string): string {
  const redirect = encodeURIComponent(loginHostAddress(config, returnAddress));
  return (
    `${config.oauthUrl}?appid=${encodeURIComponent(config.publicAppId)}&redirect_uri=${redirect}` +
    `&response_type=code&scope=${OAUTH_SCOPE}&state=${OAUTH_STATE}#wechat_redirect`
  );
}

/** Where the app was when the login started. */
export interface LoginOrigin {
  readonly host: string;
  readonly hostname: string;
  readonly hash: string;
}

/**
 * The page that signs the member in: the official account for every hash that starts with /keyan, the messaging app's OAuth
 * page on the test host and on localhost, the central authorisation page everywhere else. `returnAddress` is encoded once
 * per step.
 * Source: spec §7 (Login).
 */
export function buildAuthorizeAddress({ host, hostname, hash }: LoginOrigin, returnAddress: string): string {
  const config = appConfig();
  const encoded = encodeURIComponent(returnAddress);
  if (isResearchHash(hash)) {
    return withQuery(config.urlPrefix + config.officialAuthorizePath, `returnUrl=${encoded}`);
  }
  if (hostname === 'localhost' || environment(host).name === 'test') return oauthAddress(config, returnAddress);
  return withQuery(config.authorizeUrl, `appCode=${APP_CODE}&url=${encoded}`);
}
