/**
 * The fixed values of the specification, each once. Everything that differs between environments is in appConfig.ts.
 *
 * Source: spec §9 (and §7, §8 where a line says so).
 */

/** How the app names itself in every request. */
export const APP_CODE = 'scheduling';

/** Where the app runs: the web-view of a mini-program, or anything else. */
export type Platform = 'miniProgram' | 'wxWap';

/** The activity that comments, lottery and reports belong to where nothing names another. */
export const ACTIVITY_ID = 99;

/** The level that comes with the paid card, as the server counts levels. The specification has no levels. */
export const PAID_LEVEL = 2;

/** At most one login redirect in this time. */
export const LOGIN_THROTTLE_MS = 2000;
export const OAUTH_SCOPE = 'snsapi_userinfo';
/** Source: spec §7 (the state of the authorisation address is a constant). */
export const OAUTH_STATE = 'STATE';

/** Keys of session storage. */
export const LOGIN_INFO_KEY = 'loginInfo';
export const REDIRECT_FLAG_KEY = 'systemOauthRedirect';

/** Money is held in cents and shown with two decimals. */
export const MONEY_DECIMALS = 2;
export const CENTS_PER_YUAN = 10 ** MONEY_DECIMALS;

export const SHARE_DELAY_MS = 2000;

export const LOADING_TEXT = '加载中';
/** How long a message stays: by default, one that is read at a glance, one that is long, a passing note. */
export const TOAST_MS = 3000;
export const TOAST_SHORT_MS = 3000;
export const TOAST_LONG_MS = 8000;
export const NOTIFICATION_MS = 1500;
export const COMMENT_FAILURE_TOAST_MS = 1000;
export const GLOBAL_ERROR_TOAST_MS = 3000;

/** After a network failure while a login redirect is under way. */
export const NETWORK_FAILURE_WAIT_MS = 3000;
/** After an answer that means "not signed in". */
export const UNAUTHORISED_WAIT_MS = 10_000;

/** When loading a script chunk gives up. */
export const CHUNK_TIMEOUT_MS = 120_000;
