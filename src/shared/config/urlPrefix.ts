/** Says whether a configured value is an address of http(s) or a path of the own host ("javascript:…", "//host" are not). */
export function isAddress(value: string): boolean {
  return /^(https?:\/\/[^/]|\/(?![/\\]))/i.test(value);
}

/** What stands before every API path, from the configured `urlPrefix`; '' (the app's own host) when it does not fit. */
export function readUrlPrefix(value: unknown): string {
  const prefix = typeof value === 'string' ? value.trim() : '';
  return isAddress(prefix) ? prefix.replace(/\/+$/, '') : '';
}
