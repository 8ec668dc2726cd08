import { startOfDay } from '../state';

export type Level = 'home' | 'visit' | 'soon' | 'urgent';

interface Option {
  optionId: string;
  text: string;
  weight: number;
  urgent: boolean;
}

export interface Question {
  questionId: string;
  title: string;
  why: string;
  optional: boolean;
  options: Option[];
}

export interface Result {
  level: Level;
  from: number;
  title: string;
  text: string;
  advice: string[];
  seeDoctor: boolean;
}

export interface Quiz {
  quizId: string;
  title: string;
  /** For whom, as the entry says it. */
  text: string;
  version: string;
  intro: string;
  minutes: number;
  forChild: boolean;
  redFlags: string[];
  questions: Question[];
  results: Result[];
  reviewerName: string;
  reviewerTitle: string;
  reviewedAt: number;
  sources: string[];
}

type Answer = readonly [text: string, weight: number] | readonly [text: string, mark: 'urgent'];

/** A question; each answer with its weight, or with the mark of a red flag. */
export function question(
  questionId: string,
  { title, why = '', optional = false }: { title: string; why?: string; optional?: boolean },
  ...answers: Answer[]
): Question {
  const options = answers.map(([text, weight], place) => ({
    optionId: `${questionId}-${place + 1}`,
    text,
    weight: weight === 'urgent' ? 0 : weight,
    urgent: weight === 'urgent',
  }));
  return { questionId, title, why, optional, options };
}

export const REVIEW = { reviewerName: '罗远', reviewerTitle: '皮肤科副主任医师', reviewedAt: startOfDay('2026-11-02') };
