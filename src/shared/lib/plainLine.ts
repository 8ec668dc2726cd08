import { UNSEEN } from './unseen';

/** A typed or pasted text as one line: without unseen marks, every run of blanks and line breaks as one space. */
export function plainLine(typed: string): string {
  return typed.replace(UNSEEN, '').replace(/\s+/g, ' ').trim();
}
