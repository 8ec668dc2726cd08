import { memberMemory } from '@/session/memberStorage';
import { readRecord } from '@/shared/lib/storage';
import type { Answers } from './judge';

/**
 * What a person has told the device about himself: it lives in memory, belongs to who told it, and leaves the device with
 * the application only.
 */
export interface Screening {
  readonly answers: Answers;
  /** The name that was signed, and the wording under which it stands. */
  readonly signed?: { readonly name: string; readonly version: string } | undefined;
}

const EMPTY: Screening = { answers: {} };

const keyOf = (studyId: string) => `study:${studyId}`;

function asAnswers(value: unknown): Answers {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([, answer]) => typeof answer === 'string'));
}

function asSigned(value: unknown): Screening['signed'] {
  const { name, version } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return typeof name === 'string' && typeof version === 'string' ? { name, version } : undefined;
}

/** What is known for a study; nothing at first, after a reload, and for anybody else. */
export function readScreening(studyId: string): Screening {
  const stored = readRecord(memberMemory, keyOf(studyId));
  return stored ? { answers: asAnswers(stored.answers), signed: asSigned(stored.signed) } : EMPTY;
}

export function keepScreening(studyId: string, screening: Screening): void {
  memberMemory.write(keyOf(studyId), JSON.stringify(screening));
}

export function dropScreening(studyId: string): void {
  memberMemory.remove(keyOf(studyId));
}
