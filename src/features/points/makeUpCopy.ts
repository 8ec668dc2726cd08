import { formatPoints } from '@/shared/lib/pointsFormat';
import type { SignStatus } from './contract';

type MakeUp = SignStatus['makeup'];

/** What the server does about missed days; '' where it does nothing about them. */
export function makeUpRule({ days, cost, left }: MakeUp): string {
  if (days === 0) return '';
  const price = cost === null ? '' : `${cost === 0 ? '不用积分' : `每次 ${formatPoints(cost)} 积分`}，`;
  return `漏签可在 ${days} 天内补签，${price}本月还能补 ${left} 次。`;
}

/** What making up for a day costs, before it is done. */
export function makeUpCost({ cost, left }: MakeUp): string {
  const price = cost === 0 ? '不用积分' : `用 ${formatPoints(cost)} 积分`;
  return `补签${price}，本月还能补 ${left} 次。`;
}
