/** A short mark of a text (two FNV-1a sums, base 36): the same text gives the same mark, which does not show the text. */
export function fingerprint(text: string): string {
  let first = 0x811c9dc5;
  let second = 0x01000193;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    first = Math.imul(first ^ unit, 0x01000193);
    second = Math.imul(second ^ (unit + index), 0x01000193);
  }
  return `${(first >>> 0).toString(36)}.${(second >>> 0).toString(36)}`;
}
