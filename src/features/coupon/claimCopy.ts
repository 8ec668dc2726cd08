import type { ClaimResult } from './contract';

interface BatchResult {
  result: ClaimResult;
  reasonText?: string | undefined;
}

/** What a batch gave, in one line: "3 张已放入卡包", or how many did not work and why the first one did not. */
export function describeBatch(results: readonly BatchResult[]): { text: string; isAll: boolean } {
  const claimed = results.filter(({ result }) => result === 'claimed').length;
  const missed = results.filter(({ result }) => result !== 'claimed');
  if (missed.length === 0) return { text: `${claimed} 张已放入卡包`, isAll: claimed > 0 };
  const reason = missed.find(({ reasonText }) => reasonText)?.reasonText;
  const why = reason === undefined ? '' : `：${reason}`;
  const head = claimed === 0 ? '没有领到' : `领到 ${claimed} 张，${missed.length} 张没有领到`;
  return { text: head + why, isAll: false };
}
