import type { Question } from './contract';

/** Chosen options by the key of their question. */
export type Answers = Readonly<Record<string, string>>;

export interface Judgement {
  /** open: not all questions are answered. asks: somebody has to ask on the phone. */
  verdict: 'open' | 'fits' | 'asks' | 'not';
  /** How many questions are left. */
  missing: number;
  /** Somebody under age would take part. */
  isMinor: boolean;
}

/**
 * Judges the answers by the study's own rules, on the device. One answer that does not fit decides; an answer that no
 * question offers counts as missing.
 */
export function judge(questions: readonly Question[], answers: Answers): Judgement {
  const chosen = questions.flatMap(({ key, options }) => options.find((option) => option.key === answers[key]) ?? []);
  const missing = questions.length - chosen.length;
  const isMinor = chosen.some((option) => option.isMinor);
  const hasAny = (verdict: string) => chosen.some((option) => option.verdict === verdict);
  if (missing > 0) return { verdict: 'open', missing, isMinor };
  if (hasAny('not')) return { verdict: 'not', missing, isMinor };
  return { verdict: hasAny('asks') || questions.length === 0 ? 'asks' : 'fits', missing, isMinor };
}

/** Says whether somebody may go on to the consent. */
export function mayGoOn({ verdict }: Judgement): boolean {
  return verdict === 'fits' || verdict === 'asks';
}
