/** The digits of a code in groups of four, as they are read aloud. */
export function groupedCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1 ');
}
