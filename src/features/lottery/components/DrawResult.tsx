import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { useChooseAddress } from '@/features/reward';
import { internalPath, pathOf } from '@/shared/lib/navigation';
import { safeImage } from '@/shared/lib/safeUrl';
import { Apricot } from '@/shared/ui/Apricot/Apricot';
import { Button } from '@/shared/ui/Button/Button';
import { ButtonLink } from '@/shared/ui/Button/ButtonLink';
import { Dated } from '@/shared/ui/Dated/Dated';
import { Picture } from '@/shared/ui/Picture/Picture';
import type { DrawOutcome } from '../contract';
import type { DrawButtonLook } from '../drawButton';
import type { DrawState } from '../drawState';
import { describeOutcome } from '../resultCopy';
import styles from './DrawResult.module.less';

interface Props {
  state: DrawState;
  look: DrawButtonLook;
  /** The round button, which is covered now: draws again, or leads to what can be done about it. */
  onPress: () => void;
  onAskAgain: () => void;
  onClose: () => void;
}

const PRIZE_PX = 96;

interface CardProps {
  title: string;
  text?: string | undefined;
  name?: string;
  picture?: ReactNode;
  isFestive?: boolean;
  isBusy?: boolean;
  /** What the Escape key does while the focus is in the card. */
  onEscape?: () => void;
  children?: ReactNode;
}

function ResultCard({ title, text, name, picture, isFestive = false, isBusy = false, onEscape, children }: CardProps) {
  const card = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // The pressed button is covered now; the live region reads the words, the focus stands before the next buttons.
    heading.current?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    if (!onEscape) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && card.current?.contains(document.activeElement)) onEscape();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [onEscape]);

  return (
    <div ref={card} className={clsx(styles.card, isFestive && styles.festive)} aria-busy={isBusy || undefined}>
      {picture && <div className={styles.picture}>{picture}</div>}
      {isBusy && <Apricot className={styles.sway} />}
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {name !== undefined && <p className={styles.name}>{name}</p>}
      {text !== undefined && (
        <p className={styles.text}>
          <Dated>{text}</Dated>
        </p>
      )}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}

function NextStep({ outcome }: { outcome: DrawOutcome }) {
  const openAddress = useChooseAddress();
  const { action } = describeOutcome(outcome);
  const path = internalPath(action?.route);
  if (outcome.won && outcome.needAddress) {
    return (
      <Button block onClick={() => openAddress({ rewardId: outcome.recordId, isLottery: true })}>
        填写地址
      </Button>
    );
  }
  if (!action || path === undefined) return null;
  return (
    <ButtonLink to={path} block>
      {action.text}
    </ButtonLink>
  );
}

interface OutcomeProps {
  outcome: DrawOutcome;
  look: DrawButtonLook;
  onClose: () => void;
  actions: ReactNode;
}

function Outcome({ outcome, look, onClose, actions }: OutcomeProps) {
  const { title, text } = describeOutcome(outcome, look);
  const picture = safeImage(outcome.img);
  return (
    <ResultCard
      isFestive={outcome.won}
      picture={picture !== undefined && <Picture src={picture} size={PRIZE_PX} />}
      title={title}
      name={outcome.won ? outcome.name : undefined}
      text={text}
      onEscape={onClose}
    >
      <NextStep outcome={outcome} />
      {actions}
    </ResultCard>
  );
}

/** Away from the result, and on where there is a way on; beside a prize's own button it stands back. */
function Ends({
  look,
  onPress,
  onClose,
  isSecond,
}: Pick<Props, 'look' | 'onPress' | 'onClose'> & { isSecond: boolean }) {
  return (
    <div className={styles.pair}>
      <Button variant="outline" block onClick={onClose}>
        好的
      </Button>
      {look.action === 'draw' && (
        <Button variant={isSecond ? 'tint' : 'apricot'} block onClick={onPress}>
          再抽一次
        </Button>
      )}
      {look.action === 'explain' && look.note !== undefined && (
        <Button variant="tint" block onClick={onPress}>
          {look.note}
        </Button>
      )}
    </div>
  );
}

export function DrawResult({ state, look, onPress, onAskAgain, onClose }: Props) {
  const isSecond = state.step === 'shown' && state.outcome.won;
  const isClosed = look.action === 'none' && look.isBusy !== true;
  const ends = <Ends isSecond={isSecond} look={look} onPress={onPress} onClose={onClose} />;
  switch (state.step) {
    case 'shown':
      return <Outcome outcome={state.outcome} look={look} onClose={onClose} actions={ends} />;
    case 'confirming':
      return <ResultCard title="正在确认结果" text={'网络断了一下，正在查抽奖结果\n次数不会重复扣'} isBusy />;
    case 'unreachable':
      return (
        <ResultCard title="结果还没有确认" text={'网络不给力，次数不会重复扣\n抽中的话，“我的奖品”里也有'}>
          <Button block onClick={onAskAgain}>
            再查一次
          </Button>
          <ButtonLink variant="outline" to={pathOf('prizeRecord')} block>
            我的奖品
          </ButtonLink>
        </ResultCard>
      );
    case 'notDrawn':
      return (
        <ResultCard
          title="这次没有抽成"
          text={`网络断了一下，没有送到\n${isClosed ? '次数没有扣' : '次数还在，可以再抽'}`}
          onEscape={onClose}
        >
          {ends}
        </ResultCard>
      );
    case 'refused':
      return (
        <ResultCard
          title={state.failure.msg}
          text={state.failure.kind === 'business' ? undefined : '这次没有抽，次数没有扣'}
          onEscape={onClose}
        >
          {ends}
        </ResultCard>
      );
    default:
      return null;
  }
}
