import { DAY, HOUR, MINUTE } from './state';

/*
 * Lengths of time in words, so that a text says what the rule counts with.
 */

function words(ms: number, unit: number, name: string): string {
  if (ms % unit !== 0) throw new Error(`${ms} ms are no whole number of ${name}`);
  return `${ms / unit} ${name}`;
}

/** "7 天" */
export const inDays = (ms: number) => words(ms, DAY, '天');
/** "24 小时" */
export const inHours = (ms: number) => words(ms, HOUR, '小时');
/** "15 分钟" */
export const inMinutes = (ms: number) => words(ms, MINUTE, '分钟');
