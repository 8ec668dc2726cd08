/**
 * What a table holds under a word that came from outside (server, address bar). Own entries only, so that `constructor` or
 * `__proto__` finds nothing.
 */
export function ownValue<Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined {
  return Object.keys(table).includes(word) ? table[word] : undefined;
}
