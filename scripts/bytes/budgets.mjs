// What may be sent, brotli, in bytes. A build that sends more fails.

/**
 * All that the first view of the home screen is sent: the page, with React in it, and the app's own code. The names of files
 * stand in it, and compress to 100 bytes more or less with every change: 120,200 to 120,400 are meant.
 */
export const FIRST_VIEW = 120_450;

/** The page without React: style, what is seen first, and who asks for what. By the names of files 21,470 to 21,650. */
export const PAGE = 21_750;

/**
 * The page up to where the home screen's head is painted, and all of the screen as it waits: a server sends some 14,000 bytes
 * before the first acknowledgement.
 */
export const PAINTED = { head: 6000, screen: 10_500 };

/** Scripts of a screen beyond the home screen's. A campaign's page has one, see docs/decisions/055. */
export const SCREEN = { bytes: 15_000, requests: 2 };

/** A file that shows one screen ahead of the app: it comes before the app's own code. */
export const COVER = 14_500;

/**
 * What a phone fetches beside the first view, to open the app without a network: code and pictures of a few screens. By the
 * names of files the same code has 178,850 to 179,200.
 */
export const KEPT = 179_350;

/** Packages that nothing of the first view may bring along: they belong to what is opened later, or to nobody. */
export const NOT_AT_FIRST = ['core-js', 'regenerator-runtime', '@react-spring', '@use-gesture', 'web-vitals'];
