import { tabNotes } from '@/shared/lib/deviceStorage';
import { isResearchHash } from '@/shared/lib/researchAddress';
import { pairsOf, splitHash, valuesOf } from './addressPairs';

/** Through which channel the member came; both '' when unknown. Source: spec §3. */
export interface Channel {
  readonly channelName: string;
  readonly channelType: string;
}

const KEY_PREFIX = 'nurseday';
const MAX_LENGTH = 64;

const PUBLIC_CODE = /^[A-Za-z0-9]{1,32}$/;

/** Says whether a text can be a member's public code, as invitations carry it; it names nobody to somebody else. */
export function isPublicCode(text: string): boolean {
  return PUBLIC_CODE.test(text);
}

let untoldSearch: string | undefined;

function resolve(name: keyof Channel | 'inviter'): string {
  const { hash, search } = window.location;
  if (isResearchHash(hash)) {
    // Nobody is told that a member came for a study, also not after he has gone on in this document.
    untoldSearch = search;
    return '';
  }
  const pairs = [...splitHash(hash).pairs, ...(search === untoldSearch ? [] : pairsOf(search))];
  const [value] = valuesOf(pairs, name).filter((each) => each !== '');
  const key = `${KEY_PREFIX}_${name}` as const;
  const isUsable = value !== undefined && (name === 'inviter' ? isPublicCode(value) : value.length <= MAX_LENGTH);
  if (isUsable) tabNotes.write(key, value);
  return (isUsable ? value : tabNotes.read(key)) ?? '';
}

/**
 * The channel from the address (hash query before search), and from session storage where the address lacks it. Values
 * longer than 64 characters count as missing. Reading also remembers. The recruiting for research has no channel. Source: spec §3, §7.
 */
export function readChannel(): Channel {
  return { channelName: resolve('channelName'), channelType: resolve('channelType') };
}

/** The public code of who invited the member, from the address or the session; '' when there is none that fits. */
export function readInviter(): string {
  return resolve('inviter');
}
