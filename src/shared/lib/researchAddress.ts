/**
 * The address of the recruiting for research is recognised by how its hash starts: it is read off posters and passed on in
 * chats, so that words may follow it. Source: spec §2.
 */
const PATH = '/keyan';
const START = /^#?[/\\]+keyan/i;

/** Says whether a hash, or the path in it, starts like the recruiting for research. */
export function isResearchHash(hash: string): boolean {
  return START.test(hash);
}

/**
 * The router path of a hash that starts like the recruiting for research: its own path with the query that is there, without
 * what else follows. undefined for every other hash.
 */
export function researchPath(hash: string): string | undefined {
  if (!isResearchHash(hash)) return undefined;
  const [, query = ''] = /^#?[^?#]*\?([^#]*)/.exec(hash) ?? [];
  return query === '' ? PATH : `${PATH}?${query}`;
}
