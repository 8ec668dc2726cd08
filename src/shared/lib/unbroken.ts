/** Words of which no space is a place to break the line. */
export const unbroken = (words: string): string => words.replace(/ /g, '\u00a0');
