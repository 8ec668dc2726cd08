/** Watching counts from here on. */
export const ENOUGH_SECONDS = 10;
