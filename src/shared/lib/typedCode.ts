export const MAX_CODE_LENGTH = 64;

/**
 * A typed, scanned or forwarded code as it is sent: full-width characters become plain ones, capitals, without spaces and
 * dashes, at most 64 characters. Whether O means 0 is for the server to say.
 */
export function tidyCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\u2010-\u2015\u200b-\u200d-]/g, '')
    .slice(0, MAX_CODE_LENGTH);
}

/** Finds the code in what a scanner has read: the `code` of a link, or the text itself. '' when there is none. */
export function readScannedCode(scanned: string): string {
  const inLink = /[?&]code=([^&#\s]+)/.exec(scanned)?.[1];
  if (inLink !== undefined) return tidyCode(decodeSafely(inLink));
  return /^[\w\s-]{4,64}$/.test(scanned.trim()) ? tidyCode(scanned) : '';
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
