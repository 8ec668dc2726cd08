import { reportEvent } from '@/features/report';
import { startLogin } from '@/session/startLogin';
import { pathOf } from '@/shared/lib/navigation';
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
  /** Leads to what can be done when no draw is possible. */
  onExplain: () => void;
  /** Chances, prizes or winners may have changed. */
  onChanged: () => void;
}

/** The wheel with everything that drawing needs. */
export function LuckDraw({ lottery, data, onExplain, onChanged }: Props) {
  const { isSignedIn, number, drawId } = data;
  const isStill = useStillness();
  const [isSkipping, setSkipping] = useSkipChoice();
  const draw = useDraw({
    lotteryId: lottery.lotteryId,
    drawUserId: drawId.data?.drawUserId,
    isInstant: isStill || isSkipping,
    onChanged,
  });
  const look = lookOfDrawButton({
    isSignedIn,
    lottery,
    number: number.data,
    hasNumberFailed: (number.failure ?? drawId.failure) !== undefined,
    hasDrawId: drawId.data !== undefined,
    step: draw.state.step,
  });

  const press = () => {
    if (look.action === 'draw') {
      reportEvent('draw', pathOf('lotteryPlay'));
      draw.drawNow();
    }
    if (look.action === 'signIn') startLogin();
    if (look.action === 'explain') onExplain();
    if (look.action === 'retry') {
      number.refresh();
      drawId.refresh();
    }
  };

  return (
    <LuckBoard
      lottery={lottery}
      state={draw.state}
      look={look}
      onPress={press}
      onAskAgain={draw.askAgain}
      onLand={draw.land}
      onClose={draw.close}
      isSkipping={isSkipping}
      onSkipChange={isStill ? undefined : setSkipping}
    />
  );
}
