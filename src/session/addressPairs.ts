/** One `name=value` of an address: the raw text, what stood before it, and both halves decoded. */
export interface Pair {
  readonly raw: string;
  /** '', '?', '&' or '#', as it stands in the address. */
  readonly separator: string;
  readonly name: string;
  readonly value: string;
}

/** Names that the login puts into addresses and that never belong into a return address. */
export const LOGIN_PARAMETERS = ['login_access_token', 'userId'] as const;
export const NONCE_PARAMETER = 'returnRandomParam';

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return text;
  }
}

/**
 * Splits a query ("a=1&b=2", with or without '?'). A second '?' or '#' separates too, because login pages append with
 * either; the separators are kept, so that what is put together again is what it was. Broken percent sequences stay as
 * they are; never throws.
 */
export function pairsOf(query: string): Pair[] {
  const pieces = query.match(/[?&#]?[^?&#]+|[?&#]/g) ?? [];
  return pieces.map((piece) => {
    const separator = /^[?&#]/.test(piece) ? piece.charAt(0) : '';
    const raw = piece.slice(separator.length);
    const at = raw.indexOf('=');
    // A token may hold '+', which must not become a space.
    const value = at < 0 ? '' : raw.slice(at + 1).replace(/\+/g, '%2B');
    return { raw, separator, name: decode(at < 0 ? raw : raw.slice(0, at)), value: decode(value) };
  });
}

/** The values of one name. */
export function valuesOf(pairs: readonly Pair[], name: string): string[] {
  return pairs.filter((pair) => pair.name === name).map((pair) => pair.value);
}

/** Says whether a token or a user id is among the pairs. */
export function hasLoginParameter(pairs: readonly Pair[]): boolean {
  return LOGIN_PARAMETERS.some((name) => valuesOf(pairs, name).length > 0);
}

/** The pairs without the given names, as a query without the leading separator; all others stay letter for letter. */
export function queryWithout(pairs: readonly Pair[], names: readonly string[]): string {
  const left = pairs.filter((pair) => !names.includes(pair.name));
  return left.map(({ raw, separator }, place) => (place === 0 ? '' : separator) + raw).join('');
}

/** A page hash in its parts: "#/route?query", "#a=1&b=2" or "#/route". */
export interface HashParts {
  /** The route with its leading slash, or '' when the hash has none. */
  readonly route: string;
  readonly pairs: readonly Pair[];
}

/** Splits `location.hash`. A second '#' separates like '?', as does '&' behind a route without a query. Never throws. */
export function splitHash(hash: string): HashParts {
  const text = hash.replace(/^#/, '');
  const at = text.search(/^\/[^?#&=]+&/.test(text) ? '&' : /[?#]/);
  const head = at < 0 ? text : text.slice(0, at);
  if (at < 0 && /[=&]/.test(head)) {
    // "#/a=1" and "#a=1" name no route; a route of this app has no '='.
    return { route: '', pairs: pairsOf(head.replace(/^\//, '')) };
  }
  return { route: head, pairs: at < 0 ? [] : pairsOf(text.slice(at + 1)) };
}

/** The hash without the given parameters; everything else stays letter for letter. */
export function hashWithout(hash: string, names: readonly string[]): string {
  const { route, pairs } = splitHash(hash);
  if (!pairs.some((pair) => names.includes(pair.name))) return hash;
  const query = queryWithout(pairs, names);
  if (route === '') return query === '' ? '' : `#${query}`;
  return query === '' ? `#${route}` : `#${route}?${query}`;
}
