/** The files of each screen by its address, in the order in which they are asked for. */
export function screenFiles(short: Readonly<Record<string, string>>): Record<string, string[]>;
