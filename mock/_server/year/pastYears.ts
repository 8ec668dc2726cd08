import type { PersonaKey } from '../users';

/** What the archive has of a year before the present system. */
export interface PastYear {
  /** Sign-in days of each month, January first. */
  months: number[];
  visits: number;
  courses: number;
  points: number;
  /** Keys of the badges that were got, with their month. */
  badges: Readonly<Record<string, number>>;
}

/** By how many years ago: 1 is the last one. */
const PAST: Readonly<Partial<Record<PersonaKey, Readonly<Record<number, PastYear>>>>> = {
  member: {
    1: {
      months: [12, 9, 18, 21, 16, 14, 22, 19, 17, 20, 15, 23],
      visits: 4,
      courses: 9,
      points: 2860,
      badges: { begin: 1, learn: 6, company: 3, keep: 4, comment: 8, december: 12, whole: 12 },
    },
    2: {
      months: [0, 0, 0, 0, 0, 0, 6, 11, 8, 14, 9, 10],
      visits: 2,
      courses: 3,
      points: 940,
      badges: { begin: 7, company: 10, december: 12 },
    },
  },
  lapsed: {
    1: {
      months: [5, 8, 4, 0, 0, 3, 9, 12, 7, 6, 2, 0],
      visits: 3,
      courses: 2,
      points: 720,
      badges: { begin: 1, company: 2 },
    },
  },
};

export function pastYearOf(persona: PersonaKey, yearsAgo: number): PastYear | undefined {
  return PAST[persona]?.[yearsAgo];
}

/** How many years back the archive of a member goes. */
export function pastYears(persona: PersonaKey): number[] {
  return Object.keys(PAST[persona] ?? {}).map(Number);
}
