import { UNSEEN } from './unseen';

export const MAX_CODE_LENGTH = 64;

/** What is typed: the code of an activation or exchange, or the number of a card. */
export type CodeKind = 'code' | 'card';

/** How each is called in a message; what follows the name is it. */
const NAMED: Record<CodeKind, RegExp> = {
  code: /码[^A-Z0-9]{0,6}([A-Z0-9][A-Z0-9 \t-]+)/,
  card: /卡号[^A-Z0-9]{0,6}([A-Z0-9][A-Z0-9 \t-]+)/,
};
const WORDS = /\p{Script=Han}/u;
const RUNS = /[A-Z0-9][A-Z0-9 \t-]*/g;
/** No code is shorter; a shorter run in a message is a number of days or hours. */
const MIN_LENGTH = 6;

function withoutGaps(text: string): string {
  return text.replace(/[\s-]/g, '');
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** The `code` of a link; undefined when there is none. */
function codeInLink(text: string): string | undefined {
  const inLink = /[?&]code=([^&#\s]+)/i.exec(text)?.[1];
  return inLink === undefined ? undefined : decodeSafely(inLink);
}

/** The code in a message: what its name stands before, else the longest that can be one, else the text as it is. */
function codeInMessage(message: string, kind: CodeKind): string {
  if (!WORDS.test(message)) return message;
  const named = withoutGaps(NAMED[kind].exec(message)?.[1] ?? '');
  if (named.length >= MIN_LENGTH) return named;
  const runs = (message.match(RUNS) ?? []).map(withoutGaps).filter((run) => run.length >= MIN_LENGTH && /\d/.test(run));
  return runs.sort((a, b) => b.length - a.length)[0] ?? message;
}

/**
 * A typed, pasted or forwarded code as it is sent: full-width characters become plain ones, capitals, without spaces,
 * dashes and unseen marks, at most 64 characters; out of a message or a link the code alone. Whether O means 0 is for the
 * server to say.
 */
export function tidyCode(typed: string, kind: CodeKind = 'code'): string {
  const text = (codeInLink(typed) || typed).normalize('NFKC').replace(UNSEEN, '');
  const plain = text.toUpperCase().replace(/[\u2010-\u2015\u2212]/g, '-');
  return withoutGaps(codeInMessage(plain, kind)).slice(0, MAX_CODE_LENGTH);
}

/** Words or marks are left where no code was found in them: handed in, they would cost a try. */
export function isWords(code: string): boolean {
  return WORDS.test(code) || (code !== '' && !/[A-Z0-9]/.test(code));
}

/** Finds the code in what a scanner has read: the `code` of a link, or the text itself. '' when there is none. */
export function readScannedCode(scanned: string): string {
  const inLink = codeInLink(scanned);
  if (inLink !== undefined) return tidyCode(inLink);
  return /^[\w\s-]{4,64}$/.test(scanned.trim()) ? tidyCode(scanned) : '';
}
