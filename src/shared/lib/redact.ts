/** Longest message that the app shows for an error it did not expect, in characters. */
export const ERROR_TEXT_LIMIT = 60;

const HIDDEN = '***';
/** Messages are read up to here; what follows cannot reach the shown part. */
const READ_LIMIT = 4000;

const RULES: ReadonlyArray<readonly [RegExp, string]> = [
  // Addresses, with or without scheme, and whatever follows a question mark or hash.
  [/\b[a-z][a-z0-9+.-]{1,20}:\/\/\S*/gi, HIDDEN],
  [/[?#]\S*/g, HIDDEN],
  [/\bbearer\s+\S+/gi, HIDDEN],
  // name=value and "name":"value" pairs that may hold a secret.
  [
    /\b(\w{0,40}(?:token|secret|password|authorization|cookie|userid)\w{0,20})["']?\s{0,3}[:=]\s{0,3}["']?[^\s"',;&}]+/gi,
    `$1=${HIDDEN}`,
  ],
  [/[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{1,64}/g, HIDDEN],
  // Phone, identity and card numbers: seven digits or more, also grouped by spaces or dashes.
  [/\d(?:[ -]?\d){6,}[xX]?/g, HIDDEN],
  // Anything that looks like a token.
  [/[\w-]{24,}/g, HIDDEN],
];

/** Removes addresses, secrets and personal numbers from a text. Linear in its length. */
export function redactText(text: string): string {
  return RULES.reduce((left, [pattern, replacement]) => left.replace(pattern, replacement), text.slice(0, READ_LIMIT));
}

function messageOf(error: unknown): string {
  if (typeof error === 'string') return error;
  if (typeof error !== 'object' || error === null) return '';
  try {
    const { message } = error as { message?: unknown };
    return typeof message === 'string' ? message : '';
  } catch {
    return '';
  }
}

/**
 * The text to show for an uncaught error: its message without addresses, secrets and personal numbers, cut to 60
 * characters; '' when it has none. Source: spec §8 (uncaught error of the state layer).
 */
export function describeError(error: unknown): string {
  const text = redactText(messageOf(error)).replace(/\s+/g, ' ').trim();
  return Array.from(text).slice(0, ERROR_TEXT_LIMIT).join('');
}
