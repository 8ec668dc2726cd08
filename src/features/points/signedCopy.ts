import type { DataOf } from '@/request/defineCall';
import { formatPoints } from '@/shared/lib/pointsFormat';
import type { signIn } from './contract';

/** What a sign-in gave or, made up for, has cost, in words; the plain fact when the server did not say. */
export function signedText(answer: DataOf<typeof signIn>): string {
  if (answer?.delta === undefined || answer.delta === null) return '签到成功';
  const { delta, reward, streak } = answer;
  if (delta < 0) return `补签成功，用 ${formatPoints(-delta)} 积分`;
  return `${reward ? `连签 ${streak} 天` : '签到成功'}，得 ${formatPoints(delta)} 积分`;
}
