/** Says a masked text in words, so that a reader does not spell out asterisks: "138****2046" -> "138，隐去 4 位，2046". */
export function describeMasked(text: string): string {
  return text
    .split(/(\*+)/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('*') ? `隐去 ${part.length} 位` : part))
    .join('，');
}
