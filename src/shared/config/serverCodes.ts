/**
 * What a refusal's `code` means. What is normal, a lost draw for example, is code 0 with a result.
 *
 * Source: spec §7, §8.
 */

/** A value is missing, or is none that can be asked with. */
export const BAD_INPUT = 400;
export const NOT_STARTED = 2001;
export const ENDED = 2002;
export const SOLD_OUT = 2003;
/** So many, and no more: uses, pieces, people, tries. */
export const LIMIT_REACHED = 2004;
export const NOT_ENOUGH_POINTS = 2005;
/** The member's level or card does not do. */
export const LEVEL_TOO_LOW = 2006;
/** A price, a figure or a wording is another one than the member has seen; `data` may hold the new one. */
export const CHANGED_MEANWHILE = 2007;
/** It is so already, or something else about it is under way. */
export const ALREADY_DONE = 2008;
/** `data.retryAfter`: ms until the next try. */
export const TOO_OFTEN = 2009;
/** Unknown, or removed. */
export const NOT_FOUND = 2010;
/** It belongs to another account. */
export const NOT_YOURS = 2011;
export const CODE_INVALID = 2012;
/** `data.unlockAt`: epoch ms. */
export const CODE_LOCKED = 2013;
/** `data.type`: of the consent. */
export const CONSENT_NEEDED = 2014;
/** Another member has signed in on this phone since the screen was opened; nothing was done. */
export const OTHER_MEMBER = 2015;
