import { useState } from 'react';
import type { Question } from './contract';
import { judge } from './judge';
import { dropScreening, keepScreening, readScreening, type Screening } from './screening';

/** What the member has told the device about himself for one study, and what follows from it. */
export function useScreening(studyId: string) {
  const [screening, setScreening] = useState(() => readScreening(studyId));
  const keep = (next: Screening) => {
    setScreening(next);
    keepScreening(studyId, next);
  };
  return {
    ...screening,
    judged: (questions: readonly Question[]) => judge(questions, screening.answers),
    answer: (key: string, option: string) => keep({ answers: { ...screening.answers, [key]: option } }),
    sign: (name: string, version: string) => keep({ ...screening, signed: { name, version } }),
    /** Another wording: what was signed no longer counts. */
    unsign: () => keep({ answers: screening.answers }),
    clear: () => {
      setScreening({ answers: {} });
      dropScreening(studyId);
    },
  };
}
export type OwnScreening = ReturnType<typeof useScreening>;
