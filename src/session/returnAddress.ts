import { appConfig } from '@/shared/config/appConfig';
import { hashWithout, LOGIN_PARAMETERS, NONCE_PARAMETER, pairsOf, queryWithout, splitHash } from './addressPairs';

/** The parts of `location` that a return address is made of. */
export interface Whereabouts {
  readonly origin: string;
  readonly host: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

const MAX_LENGTH = 2048;
const STRIPPED = [...LOGIN_PARAMETERS, NONCE_PARAMETER];

/**
 * The deployment path on the hospital's host: without index.html, the segment hisuser and the trailing slash, which is
 * put back once. Other hosts keep their path. Source: spec §7.
 * Assumption: the rule shortens the path inside the return address.
 */
function deploymentPath({ host, pathname }: Whereabouts): string {
  if (host.toLowerCase() !== appConfig().hospitalPath.host) return pathname;
  const prefix = pathname
    .replace(/\/index\.html$/i, '/')
    .replace(/\/hisuser(?=\/|$)/i, '')
    .replace(/\/+$/, '');
  return `${prefix}/`;
}

/** The hash without login parameters and nonce. */
export function cleanHash(hash: string): string {
  return hashWithout(hash, STRIPPED);
}

/**
 * The address to which the authorisation page returns: own origin, original query and hash without login parameters,
 * and exactly one nonce, however often the login is repeated. What is longer than 2048 characters loses first its query,
 * then its hash. Not encoded; the caller encodes it once. Source: spec §7.
 */
export function buildReturnAddress(where: Whereabouts, nonce: string): string {
  const path = deploymentPath(where);
  const query = queryWithout(pairsOf(where.search), STRIPPED);
  const hash = cleanHash(where.hash);
  const { route } = splitHash(hash);
  const ownQuery = `${NONCE_PARAMETER}=${encodeURIComponent(nonce)}`;
  const candidates = [
    `${path}?${query === '' ? '' : `${query}&`}${ownQuery}${hash}`,
    `${path}?${ownQuery}${hash}`,
    `${path}?${ownQuery}${route === '' ? '' : `#${route}`}`,
    `/?${ownQuery}`,
  ];
  // The URL parser also replaces what encodeURIComponent could not encode (lone surrogates).
  const addresses = candidates.map((candidate) => new URL(where.origin + candidate).href);
  return addresses.find((address) => address.length <= MAX_LENGTH) ?? where.origin;
}
