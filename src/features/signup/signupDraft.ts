import { memberMemory, memberTab } from '@/session/memberStorage';
import { readRecord } from '@/shared/lib/storage';

/**
 * What a member has filled in. It is kept in the tab, under his mark, so that a reload, a login, an address or a consent in
 * between loses nothing; of addresses and of persons in the family book only the ids are kept. A typed name stays in the
 * document: a reload or a login loses it.
 */
export interface SignupDraft {
  readonly slotId: string;
  /** '': the first one of the list. */
  readonly personId: string;
  readonly isMinor: boolean;
  readonly guardianName: string;
  readonly guardianAgrees: boolean;
  readonly addressId: string;
  readonly note: string;
  /** Chosen options by the key of their field. */
  readonly answers: Readonly<Record<string, string>>;
  readonly agrees: boolean;
}

export const EMPTY_DRAFT: SignupDraft = {
  slotId: '',
  personId: '',
  isMinor: false,
  guardianName: '',
  guardianAgrees: false,
  addressId: '',
  note: '',
  answers: {},
  agrees: false,
};

function keyOf(code: string, packageId: string | undefined): string {
  return `signup:${code}:${packageId ?? ''}`;
}

const asText = (value: unknown) => (typeof value === 'string' && value.length <= 1000 ? value : '');

function asAnswers(value: unknown): SignupDraft['answers'] {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([, answer]) => typeof answer === 'string'));
}

/** What was kept as a draft, no name among it; what is missing or does not fit is empty. */
export function asDraft(stored: Readonly<Record<string, unknown>>): SignupDraft {
  return {
    slotId: asText(stored.slotId),
    personId: asText(stored.personId),
    isMinor: stored.isMinor === true,
    guardianName: '',
    guardianAgrees: stored.guardianAgrees === true,
    addressId: asText(stored.addressId),
    note: asText(stored.note),
    answers: asAnswers(stored.answers),
    agrees: stored.agrees === true,
  };
}

/** The draft; undefined when there is none. */
export function readDraft(code: string, packageId: string | undefined): SignupDraft | undefined {
  const key = keyOf(code, packageId);
  const stored = readRecord(memberTab, key);
  return stored && { ...asDraft(stored), guardianName: memberMemory.read(key) ?? '' };
}

export function keepDraft(code: string, packageId: string | undefined, draft: SignupDraft): void {
  const key = keyOf(code, packageId);
  const { guardianName, ...rest } = draft;
  memberTab.write(key, JSON.stringify(rest));
  memberMemory.write(key, guardianName);
}

export function dropDraft(code: string, packageId: string | undefined): void {
  for (const store of [memberTab, memberMemory]) store.remove(keyOf(code, packageId));
}
