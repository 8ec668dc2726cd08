interface LoginAnswer {
  login_access_token: string;
  userId: string;
}

/** Splits a page hash into its route and the pairs after it; a hash without a route is all pairs. */
function splitHash(hash: string): { route: string; pairs: string[] } {
  const text = hash.replace(/^#/, '');
  const at = text.indexOf('?');
  const [route, query] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
  const pairsOf = (part: string) => part.split('&').filter((pair) => pair !== '');
  return text.startsWith('/') ? { route, pairs: pairsOf(query) } : { route: '', pairs: pairsOf(text) };
}

/**
 * The address to return to with the login answer in its page hash: route and other parameters stay, an older answer is
 * replaced. Without an answer an older one is taken out.
 */
export function withLoginAnswer(address: URL, answer?: LoginAnswer): string {
  const { route, pairs } = splitHash(address.hash);
  const kept = pairs.filter((pair) => !/^(login_access_token|userId)(=|$)/.test(pair));
  const added = answer
    ? [
        `login_access_token=${encodeURIComponent(answer.login_access_token)}`,
        `userId=${encodeURIComponent(answer.userId)}`,
      ]
    : [];
  const query = [...kept, ...added].join('&');
  const page = address.href.slice(0, address.href.length - address.hash.length);
  if (route === '' && query === '') return page;
  const mark = route !== '' && query !== '' ? '?' : '';
  return `${page}#${route}${mark}${query}`;
}
