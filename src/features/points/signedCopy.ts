import type { DataOf } from '@/request/defineCall';
import type { signIn } from './contract';

/** What a sign-in gave, in words; the plain fact when the server did not say. */
export function signedText(answer: DataOf<typeof signIn>): string {
  if (answer?.delta === undefined || answer.delta === null) return '签到成功';
  return answer.reward ? `连签 ${answer.streak} 天，得 ${answer.delta} 积分` : `签到成功，得 ${answer.delta} 积分`;
}
