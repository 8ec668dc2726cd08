import clsx from 'clsx';
import type { ReactNode, RefObject } from 'react';
import { ReactComponent as ChevronIcon } from '@/shared/icons/chevronRight.svg';
import { pathOf } from '@/shared/lib/navigation';
import { SpacedWord } from '@/shared/ui/Button/SpacedWord';
import { Link } from '@/shared/ui/Link/Link';
import { Switch } from '@/shared/ui/Switch/Switch';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden/VisuallyHidden';
import type { Lottery } from '../contract';
import type { DrawButtonLook } from '../drawButton';
import styles from './Board.module.less';
import { DrawButton } from './DrawButton';
import { PrizeCell } from './PrizeCell';

export interface BoardFoot {
  /** Absent where the bar above the board has the rules. */
  onRules: (() => void) | undefined;
  isSkipping: boolean;
  /** Absent where nothing moves anyway. */
  onSkipChange: ((isOn: boolean) => void) | undefined;
}

interface Props extends BoardFoot {
  lottery: Lottery;
  look: DrawButtonLook;
  onPress: () => void;
  buttonRef: RefObject<HTMLButtonElement>;
  light?: RefObject<HTMLElement>;
  isSpinning?: boolean;
  /** Something stands in place of the wheel. */
  isCovered?: boolean;
  /** What a reader hears of the draw. */
  said?: string;
  /** In the place of the wheel. */
  children?: ReactNode;
}

/** Nine cells: eight prizes around the round button. */
export function Board({
  lottery,
  look,
  onPress,
  buttonRef,
  light,
  isSpinning = false,
  isCovered = false,
  said = '',
  children,
  onRules,
  isSkipping,
  onSkipChange,
}: Props) {
  return (
    <section className={styles.board} aria-label="抽奖九宫格">
      <span className={styles.bulbs} />
      <div className={styles.stage}>
        <div className={clsx(styles.wheel, isCovered && styles.covered)}>
          <ul className={styles.cells} aria-label="奖品">
            {lottery.prizes.map((prize) => (
              <PrizeCell key={prize.prizeId} prize={prize} />
            ))}
          </ul>
          <i ref={light} className={clsx(styles.light, isSpinning && styles.on)} />
          <DrawButton look={look} onPress={onPress} buttonRef={buttonRef} />
        </div>
        {children}
      </div>
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
      <div className={styles.foot}>
        {onSkipChange && (
          <Switch checked={isSkipping} onChange={onSkipChange}>
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
