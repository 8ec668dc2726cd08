import type { ReactNode } from 'react';
import { internalPath, pathOf } from '@/shared/lib/navigation';
import { safeImage } from '@/shared/lib/safeUrl';
import { Button } from '@/shared/ui/Button';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import { Picture } from '@/shared/ui/Picture';
import type { DrawOutcome } from '../contract';
import type { DrawState } from '../drawState';
import { describeOutcome } from '../resultCopy';
import styles from './DrawResult.module.less';
import { ResultCard } from './ResultCard';

interface Props {
  state: DrawState;
  canDrawAgain: boolean;
  onDraw: () => void;
  onAskAgain: () => void;
  onClose: () => void;
}

const PRIZE_PX = 96;

function Outcome({ outcome, actions }: { outcome: DrawOutcome; actions: ReactNode }) {
  const { title, text, action } = describeOutcome(outcome);
  const picture = safeImage(outcome.img);
  const path = internalPath(action?.route);
  return (
    <ResultCard
      isFestive={outcome.won}
      picture={picture !== undefined && <Picture src={picture} size={PRIZE_PX} />}
      title={title}
      name={outcome.won ? outcome.name : undefined}
      text={text}
    >
      {action && path !== undefined && (
        <ButtonLink to={path} block>
          {action.text}
        </ButtonLink>
      )}
      {actions}
    </ResultCard>
  );
}

export function DrawResult({ state, canDrawAgain, onDraw, onAskAgain, onClose }: Props) {
  const again = canDrawAgain && (
    <Button variant="apricot" block onClick={onDraw}>
      再抽一次
    </Button>
  );
  const close = (
    <Button variant="outline" block onClick={onClose}>
      好的
    </Button>
  );
  const both = (
    <div className={styles.pair}>
      {close}
      {again}
    </div>
  );
  switch (state.step) {
    case 'shown':
      return <Outcome outcome={state.outcome} actions={both} />;
    case 'confirming':
      return <ResultCard title="正在确认结果" text={'网络断了一下，正在向服务器查询\n次数不会重复扣'} isBusy />;
    case 'unreachable':
      return (
        <ResultCard title="结果还没有确认" text={'网络不给力，次数不会重复扣\n抽中的奖品也会出现在“我的奖品”里'}>
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
        <ResultCard title="这次没有抽成" text={'请求没有送到服务器\n次数还在，可以再抽'}>
          {both}
        </ResultCard>
      );
    case 'refused':
      return (
        <ResultCard title={state.failure.msg} text={`CODE:${state.failure.code}`}>
          {close}
        </ResultCard>
      );
    default:
      return null;
  }
}
