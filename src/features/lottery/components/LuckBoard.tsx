import clsx from 'clsx';
import { Suspense, useEffect, useRef } from 'react';
import { Link } from 'umi';
import { ReactComponent as ChevronIcon } from '@/shared/icons/chevronRight.svg';
import { pathOf } from '@/shared/lib/navigation';
import { SpacedWord } from '@/shared/ui/Button/SpacedWord';
import { PartLoading } from '@/shared/ui/LoadNote/PartLoading';
import { Switch } from '@/shared/ui/Switch/Switch';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden/VisuallyHidden';
import type { Lottery } from '../contract';
import type { DrawButtonLook } from '../drawButton';
import { announceDraw, type DrawState } from '../drawState';
import { useSpin } from '../useSpin';
import { DrawButton } from './DrawButton';
import styles from './LuckBoard.module.less';
import { DrawResult } from './laterParts';
import { PrizeCell } from './PrizeCell';

interface Props {
  lottery: Lottery;
  state: DrawState;
  look: DrawButtonLook;
  onPress: () => void;
  onAskAgain: () => void;
  onLand: () => void;
  onClose: () => void;
  /** Absent where the bar above the board has the rules. */
  onRules: (() => void) | undefined;
  isSkipping: boolean;
  /** Absent where nothing moves anyway. */
  onSkipChange: ((isOn: boolean) => void) | undefined;
}

export function LuckBoard({ lottery, state, look, onPress, onAskAgain, onLand, onClose, onRules, ...skip }: Props) {
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
    <section className={styles.board} aria-label="抽奖九宫格">
      <span className={styles.bulbs} />
      <div className={styles.stage}>
        <div className={clsx(styles.wheel, hasResult && styles.covered)}>
          <ul className={styles.cells} aria-label="奖品">
            {lottery.prizes.map((prize) => (
              <PrizeCell key={prize.prizeId} prize={prize} />
            ))}
          </ul>
          <i ref={light} className={clsx(styles.light, isSpinning && styles.on)} />
          <DrawButton look={look} onPress={onPress} buttonRef={drawButton} />
        </div>
        {/* Nothing before there is a result: its code is ready then. */}
        <Suspense fallback={hasResult && <PartLoading />}>
          <DrawResult state={state} look={look} onPress={onPress} onAskAgain={onAskAgain} onClose={onClose} />
        </Suspense>
      </div>
      <div role="status">
        <VisuallyHidden>{announceDraw(state)}</VisuallyHidden>
      </div>
      <div className={styles.foot}>
        {skip.onSkipChange && (
          <Switch checked={skip.isSkipping} onChange={skip.onSkipChange}>
            跳过动画
          </Switch>
        )}
        {onRules && (
          <button type="button" className={styles.rules} onClick={onRules}>
            <SpacedWord>规则</SpacedWord>
          </button>
        )}
        <Link className={styles.prizes} to={pathOf('prizeRecord')}>
          我的奖品
          <ChevronIcon />
        </Link>
      </div>
    </section>
  );
}
