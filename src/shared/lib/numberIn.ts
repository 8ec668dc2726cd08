/** A number in what has come with a refusal, for example `retryAfter` in ms; undefined when there is none. */
export function numberIn(data: unknown, name: string): number | undefined {
  const value = (data as Record<string, unknown> | null | undefined)?.[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
