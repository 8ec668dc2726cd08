// A file of its own, which only the page of the lottery asks for (startPage.ts): the wheel, and the draws that are left.
import { Board } from '@/features/lottery/components/Board';
import { isOverfull } from '@/features/lottery/components/DrawButton';
import buttonStyles from '@/features/lottery/components/DrawButton.module.less';
import { LotteryHero } from '@/features/lottery/components/LotteryHero';
import { PhaseNotice } from '@/features/lottery/components/PhaseNotice';
import { WaitingCards, WaitingRank } from '@/features/lottery/components/WaitingCards';
import { getChances, getDrawId, getLuckList } from '@/features/lottery/contract';
import { lookOfDrawButton } from '@/features/lottery/drawButton';
import { drawIntent } from '@/features/lottery/intents';
import { isSkipChosen } from '@/features/lottery/skipChoice';
import { createIntent } from '@/request/intent';
import { isSignedIn } from '@/session/loginInfo';
import { isMotionReduced } from '@/shared/lib/useReducedMotion';
import { isFirstView } from './firstView';
import { answerTo, paintAnswers } from './paintAnswers';
import type { Drawn } from './paintScreen';

/** Put in by the build (answeredScreens.mjs). */
declare const DRAWN: Drawn;

const ignore = () => undefined;

/** A draw without a result is asked for by the app. */
function hasOpenDraw(lotteryId: string): boolean {
  const { intentKey, intentOptions } = drawIntent(lotteryId);
  return createIntent(intentKey, intentOptions).pending() !== undefined;
}

async function paint(): Promise<void> {
  const isMember = isSignedIn();
  const [lottery, chances, drawId] = await Promise.all([
    answerTo(getLuckList),
    answerTo(getChances),
    answerTo(getDrawId),
  ]);
  // One that does not run has a clock, or an end.
  if (lottery?.status !== 1 || lottery.prizes.length === 0 || hasOpenDraw(lottery.lotteryId)) return;
  if (isMember && !(chances && drawId)) return;
  const look = lookOfDrawButton({
    isSignedIn: isMember,
    lottery,
    chances,
    hasFailed: false,
    hasDrawId: drawId !== undefined,
    step: 'idle',
  });
  const button: { current: HTMLButtonElement | null } = { current: null };
  await paintAnswers(DRAWN, () => ({
    content: (
      <>
        <LotteryHero title={lottery.title} slogan={undefined} art={undefined} />
        <PhaseNotice lottery={lottery} />
        <Board
          lottery={lottery}
          look={look}
          onPress={ignore}
          buttonRef={button}
          onRules={window.__START__.isInMiniProgram ? ignore : undefined}
          isSkipping={isSkipChosen(lottery.lotteryId)}
          onSkipChange={isMotionReduced() ? undefined : ignore}
        />
        {isMember ? <WaitingCards /> : <WaitingRank />}
      </>
    ),
  }));
  if (button.current && isOverfull(button.current)) button.current.classList.add(buttonStyles.full ?? '');
}

if (isFirstView(['activityId', 'lotteryId'])) void paint();
