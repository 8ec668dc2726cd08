import * as constants from './constants';

// The values of the specification's section 9, line by line.
test.each([
  ['appCode is scheduling', constants.APP_CODE, 'scheduling'],
  ['the activity id is 99', constants.ACTIVITY_ID, 99],
  ['the login redirect throttle is 2000 ms', constants.LOGIN_THROTTLE_MS, 2000],
  ['the OAuth scope is snsapi_userinfo', constants.OAUTH_SCOPE, 'snsapi_userinfo'],
  ['the OAuth state is STATE', constants.OAUTH_STATE, 'STATE'],
  ['login info is kept under loginInfo', constants.LOGIN_INFO_KEY, 'loginInfo'],
  ['the redirect flag is systemOauthRedirect', constants.REDIRECT_FLAG_KEY, 'systemOauthRedirect'],
  ['money is divided by 100', constants.CENTS_PER_YUAN, 100],
  ['money has 2 decimals', constants.MONEY_DECIMALS, 2],
  ['the share delay is 2 seconds', constants.SHARE_DELAY_MS, 2000],
  ['the loading text is Chinese for loading', constants.LOADING_TEXT, '加载中'],
  ['a toast stays 3 seconds', constants.TOAST_MS, 3000],
  ['a short toast stays 3 seconds', constants.TOAST_SHORT_MS, 3000],
  ['a long toast stays 8 seconds', constants.TOAST_LONG_MS, 8000],
  ['a notification stays 1.5 seconds', constants.NOTIFICATION_MS, 1500],
  ['a comment failure stays 1 second', constants.COMMENT_FAILURE_TOAST_MS, 1000],
  ['a global error stays 3 seconds', constants.GLOBAL_ERROR_TOAST_MS, 3000],
  ['a network failure waits 3 seconds', constants.NETWORK_FAILURE_WAIT_MS, 3000],
  ['an authorisation failure waits 10 seconds', constants.UNAUTHORISED_WAIT_MS, 10_000],
  ['chunk loading gives up after 120000 ms', constants.CHUNK_TIMEOUT_MS, 120_000],
])('%s', (_, actual, expected) => {
  expect(actual).toBe(expected);
});
