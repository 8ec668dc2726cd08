const MAX_LENGTH = 64;

/**
 * A typed, scanned or forwarded code as it is sent: full-width characters become plain ones, capitals, without spaces and
 * dashes, at most 64 characters. Whether O means 0 is for the server to say.
 */
export function tidyCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\u2010-\u2015\u200b-\u200d-]/g, '')
    .slice(0, MAX_LENGTH);
}
