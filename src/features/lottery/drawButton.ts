import type { Chances, Lottery } from './contract';
import type { DrawState } from './drawState';
import { areAllGone } from './oddsFormat';

/**
 * What the round button says and does. draw: draws. signIn: goes to the login. explain: leads to what can be done about
 * it. retry: asks again for what has failed. none: nothing can be done; the words say why.
 */
export interface DrawButtonLook {
  action: 'draw' | 'signIn' | 'explain' | 'retry' | 'none';
  text: string;
  note?: string;
  /** With `explain`: the screen that helps, in the server's words; may be the present one. */
  route?: string;
  isBusy?: boolean;
}

interface Facts {
  isSignedIn: boolean;
  lottery: Pick<Lottery, 'status' | 'prizes'>;
  chances: Chances | undefined;
  /** The chances or the identity of a draw were asked for in vain. */
  hasFailed: boolean;
  hasDrawId: boolean;
  step: DrawState['step'];
}

/** The first line stays as it was, so that nothing in the button moves. */
const BUSY_NOTES: Partial<Record<DrawState['step'], string>> = {
  asking: '进行中',
  spinning: '进行中',
  confirming: '确认中',
};

const CLOSED_WORDS = { 0: '还没开始', 2: '已经结束', 3: '已经下线' } as const;

const askAgain = (chances: Chances | undefined): DrawButtonLook => ({
  action: 'retry',
  text: '重试',
  note: chances ? '暂时抽不了' : '次数没有取到',
});

/** Chooses the look of the round button from what is known. Pure. */
export function lookOfDrawButton(facts: Facts): DrawButtonLook {
  const { isSignedIn, lottery, chances, hasFailed, hasDrawId, step } = facts;
  const busyNote = BUSY_NOTES[step];
  if (busyNote !== undefined) return { action: 'none', text: '抽奖', note: busyNote, isBusy: true };
  if (lottery.status !== 1) return { action: 'none', text: CLOSED_WORDS[lottery.status] };
  if (!isSignedIn) {
    // A guest is not sent to the login for what is over.
    if (areAllGone(lottery.prizes)) return { action: 'none', text: '奖品发完' };
    return { action: 'signIn', text: '登录', note: '看看次数' };
  }
  if (!chances || !hasDrawId) return hasFailed ? askAgain(chances) : { action: 'none', text: '请稍候', isBusy: true };
  const button = chances.operate.find((each) => each.key === 'draw');
  if (button?.enabled) return { action: 'draw', text: button.text, note: `剩 ${chances.number} 次` };
  const text = button?.reasonText ?? '暂不能抽';
  const wayOut = button?.reasonAction;
  return wayOut ? { action: 'explain', text, note: wayOut.text, route: wayOut.route } : { action: 'none', text };
}
