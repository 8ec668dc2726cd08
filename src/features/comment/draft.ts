/** Characters of a comment that the server takes. Source: api of addComment, 1 to 200. */
export const MOST_CHARACTERS = 200;

export type DraftState = 'blank' | 'wordless' | 'long' | 'ready';

/** Characters as the server counts them: code points, without blanks at both ends. */
export function countCharacters(text: string): number {
  return Array.from(text.trim()).length;
}

/** Letters that show nothing: the fillers of Hangul. */
const FILLERS = /[\u115F\u1160\u3164\uFFA0]/g;

/** Letters and digits that are shown as a picture: 1️⃣, ℹ️. */
const PICTURES = /.(?:\uFE0F\u20E3?|\u20E3)/gu;

/** Whether a text can be handed in: blank, without a letter or digit, too long, or ready. */
export function judgeDraft(text: string): DraftState {
  const seen = text.replace(FILLERS, '');
  if (seen.trim() === '') return 'blank';
  if (countCharacters(text) > MOST_CHARACTERS) return 'long';
  return /[\p{L}\p{N}]/u.test(seen.replace(PICTURES, '')) ? 'ready' : 'wordless';
}

/** Marks without a picture among them. */
const MARKS = /^[\p{P}\p{Sc}\p{Sk}\p{Sm}\s]+$/u;

/** What the button says when the text cannot be handed in yet. */
export function draftReason(state: Exclude<DraftState, 'ready'>, text: string): string {
  if (state === 'blank') return '先写几个字';
  if (state === 'wordless') return MARKS.test(text) ? '不能只有标点' : '不能只有表情';
  return `超出 ${countCharacters(text) - MOST_CHARACTERS} 个字`;
}
