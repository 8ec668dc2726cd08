/** What was typed, as codes are kept: capitals, no spaces or dashes, and no letters that look like digits. */
export function normaliseCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
}
