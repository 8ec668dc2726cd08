import type { ApplyStatus, Question, Study, StudyConsent, StudyStatus } from '../../../src/features/study/contract';

/** A study as the ethics board has approved it. */
export interface Plan
  extends Pick<
    Study,
    | 'studyId'
    | 'title'
    | 'sponsor'
    | 'leader'
    | 'ethicsNo'
    | 'version'
    | 'way'
    | 'who'
    | 'facts'
    | 'criteria'
    | 'steps'
    | 'points'
    | 'quota'
  > {
  questions: Question[];
  consent: Omit<StudyConsent, 'hash'>;
}

/** What moves in a study. */
export interface StudyState {
  studyId: string;
  /** As the study's staff have it; "full" follows from the numbers. */
  status: Exclude<StudyStatus, 'full'>;
  /** How many take part, beyond those of `rows`. */
  others: number;
  /** Raised by QA: another approved wording. */
  revision: number;
  revisedAt: number;
}

export interface ApplyRow {
  applyId: string;
  studyId: string;
  userId: string;
  status: ApplyStatus;
  appliedAt: number;
  withdrawnAt: number | null;
  /** The wording that was signed. */
  consentVersion: string;
  /** The entry of the signed wording, and of the consent to the use of health data, in the list of consents. */
  signedId: string;
  consentId: string;
  name: string;
  mobile: string;
  guardian: { name: string; relation: string; mobile: string } | null;
}

export interface StudyStore {
  studies: StudyState[];
  rows: ApplyRow[];
  /** Answers that came with a consent, by member and study. */
  answers: Map<string, Record<string, string>>;
}
