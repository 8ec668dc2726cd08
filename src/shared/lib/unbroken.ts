/** Words of which no space is a place to break the line. */
export const unbroken = (words: string): string => words.replace(/ /g, '\u00a0');

/** Words in which a number stays on one line with what it counts. */
export const withUnits = (words: string): string => words.replace(/(\d) /g, '$1\u00a0');
