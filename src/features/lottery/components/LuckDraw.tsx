import { useEffect, useState } from 'react';
import { useLocation } from 'umi';
import { signIn } from '@/session/signIn';
import { tabNotes } from '@/shared/lib/deviceStorage';
import { internalPath, useFollow } from '@/shared/lib/navigation';
import { useReducedMotion } from '@/shared/lib/useReducedMotion';
import type { Lottery } from '../contract';
import { lookOfDrawButton } from '../drawButton';
import { isOver } from '../oddsFormat';
import { isSkipChosen, keyOfSkip } from '../skipChoice';
import { useDraw } from '../useDraw';
import type { LotteryQueries } from '../useLottery';
import { LuckBoard } from './LuckBoard';

interface Props {
  activityId: number;
  lottery: Lottery;
  data: LotteryQueries;
  onDraw: () => void;
  /** Absent where the rules are in sight elsewhere. */
  onRules: (() => void) | undefined;
  /** Leads to what can be done when no draw is possible. */
  onExplain: () => void;
  /** Chances, prizes or winners may have changed. */
  onChanged: () => void;
}

function useSkipChoice(lotteryId: string) {
  const key = keyOfSkip(lotteryId);
  const [isOn, setOn] = useState(() => isSkipChosen(lotteryId));
  const choose = (next: boolean) => {
    setOn(next);
    if (next) tabNotes.write(key, '1');
    else tabNotes.remove(key);
  };
  return [isOn, choose] as const;
}

/** The wheel with everything that drawing needs. */
export function LuckDraw({ activityId, lottery, data, onDraw, onRules, onExplain, onChanged }: Props) {
  const { isSignedIn, chances, drawId } = data;
  const { pathname } = useLocation();
  const follow = useFollow();
  const isStill = useReducedMotion();
  const [isSkipping, setSkipping] = useSkipChoice(lottery.lotteryId);
  const isInstant = isStill || isSkipping;
  const draw = useDraw({
    activityId,
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
    chances: chances.data,
    hasFailed: (chances.failure ?? drawId.failure) !== undefined,
    hasDrawId: drawId.data !== undefined,
    step: state.step,
  });

  // The server may name the very page that shows the wheel.
  const leadsAway = internalPath(look.route)?.split('?')[0] !== pathname;
  const press = () => {
    if (look.action === 'draw') {
      onDraw();
      draw.drawNow();
    }
    if (look.action === 'signIn') signIn();
    if (look.action === 'explain' && !(leadsAway && follow(look.route))) onExplain();
    if (look.action === 'retry') {
      chances.refresh();
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
      onSkipChange={isStill || isOver(lottery) ? undefined : setSkipping}
    />
  );
}
