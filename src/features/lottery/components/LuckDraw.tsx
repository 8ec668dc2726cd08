import { useEffect } from 'react';
import { reportEvent } from '@/features/report';
import { signIn } from '@/session/signIn';
import { internalPath, pathOf, useFollow } from '@/shared/lib/navigation';
import type { Lottery } from '../contract';
import { lookOfDrawButton } from '../drawButton';
import { useDraw } from '../useDraw';
import type { LotteryData } from '../useLottery';
import { useSkipChoice } from '../useSkipChoice';
import { useStillness } from '../useStillness';
import { LuckBoard } from './LuckBoard';

interface Props {
  lottery: Lottery;
  data: LotteryData;
  /** Absent where the rules are in sight elsewhere. */
  onRules: (() => void) | undefined;
  /** Leads to what can be done when no draw is possible. */
  onExplain: () => void;
  /** Chances, prizes or winners may have changed. */
  onChanged: () => void;
}

/** The server names another screen than this one. */
function leadsAway(route: string | undefined): boolean {
  return internalPath(route)?.split('?')[0] !== pathOf('lotteryPlay');
}

/** The wheel with everything that drawing needs. */
export function LuckDraw({ lottery, data, onRules, onExplain, onChanged }: Props) {
  const { isSignedIn, number, drawId } = data;
  const follow = useFollow();
  const isStill = useStillness();
  const [isSkipping, setSkipping] = useSkipChoice();
  const isInstant = isStill || isSkipping;
  const draw = useDraw({
    lotteryId: lottery.lotteryId,
    drawUserId: drawId.data?.drawUserId,
    isInstant,
    onChanged,
  });
  const { state, land } = draw;
  const shouldLand = isInstant && state.step === 'spinning';
  useEffect(() => {
    // Switched on while the light runs.
    if (shouldLand) land();
  }, [shouldLand, land]);
  const look = lookOfDrawButton({
    isSignedIn,
    lottery,
    number: number.data,
    hasNumberFailed: (number.failure ?? drawId.failure) !== undefined,
    hasDrawId: drawId.data !== undefined,
    step: state.step,
  });

  const press = () => {
    if (look.action === 'draw') {
      reportEvent('draw', pathOf('lotteryPlay'));
      draw.drawNow();
    }
    if (look.action === 'signIn') signIn();
    if (look.action === 'explain' && !(leadsAway(look.route) && follow(look.route))) onExplain();
    if (look.action === 'retry') {
      number.refresh();
      drawId.refresh();
    }
  };

  return (
    <LuckBoard
      lottery={lottery}
      state={state}
      look={look}
      onPress={press}
      onAskAgain={draw.askAgain}
      onLand={land}
      onClose={draw.close}
      onRules={onRules}
      isSkipping={isSkipping}
      onSkipChange={isStill ? undefined : setSkipping}
    />
  );
}
