import { Suspense, useEffect, useRef } from 'react';
import { PartLoading } from '@/shared/ui/LoadNote/PartLoading';
import type { Lottery } from '../contract';
import type { DrawButtonLook } from '../drawButton';
import { announceDraw, type DrawState } from '../drawState';
import { useSpin } from '../useSpin';
import { Board, type BoardFoot } from './Board';
import { DrawResult } from './laterParts';

interface Props extends BoardFoot {
  lottery: Lottery;
  state: DrawState;
  look: DrawButtonLook;
  onPress: () => void;
  onAskAgain: () => void;
  onLand: () => void;
  onClose: () => void;
}

/** The board with the draw that runs on it, and its result in place of the wheel. */
export function LuckBoard({ state, look, onPress, onAskAgain, onLand, onClose, ...board }: Props) {
  const isSpinning = state.step === 'spinning';
  const light = useSpin(isSpinning ? state.outcome.position : undefined, onLand);
  const hasResult = !['idle', 'asking', 'spinning'].includes(state.step);
  const drawButton = useRef<HTMLButtonElement>(null);
  const hadResult = useRef(false);

  useEffect(() => {
    // The result covered the button; keyboard and reader find it again.
    if (hadResult.current && !hasResult) drawButton.current?.focus({ preventScroll: true });
    hadResult.current = hasResult;
  }, [hasResult]);

  return (
    <Board
      {...board}
      look={look}
      onPress={onPress}
      buttonRef={drawButton}
      light={light}
      isSpinning={isSpinning}
      isCovered={hasResult}
      said={announceDraw(state)}
    >
      {/* Nothing before there is a result: its code is ready then. */}
      <Suspense fallback={hasResult && <PartLoading />}>
        <DrawResult state={state} look={look} onPress={onPress} onAskAgain={onAskAgain} onClose={onClose} />
      </Suspense>
    </Board>
  );
}
