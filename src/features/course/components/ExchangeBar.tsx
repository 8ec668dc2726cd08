import { formatPoints } from '@/shared/lib/pointsFormat';
import { ActionButton } from '@/shared/ui/ActionButton/ActionButton';
import { BottomBar } from '@/shared/ui/BottomBar/BottomBar';
import { Button } from '@/shared/ui/Button/Button';
import type { ExchangeWay } from '../contract';
import styles from './ExchangeBar.module.less';

interface Props {
  way: ExchangeWay;
  isCodeMissing: boolean;
  /** When a lock after wrong codes ends; null without one. */
  unlockAt: number | null;
  isBusy: boolean;
  onExchange: () => void;
}

/** What it takes, and the button that hands it in. */
export function ExchangeBar({ way, isCodeMissing, unlockAt, isBusy, onExchange }: Props) {
  const [button] = way.operate;
  const missing = isCodeMissing ? '请输入兑换码' : undefined;
  const reason = unlockAt === null ? missing : '已暂时锁定';
  return (
    <BottomBar>
      <p className={styles.sum}>
        {way.costText}
        <b>{way.points === 0 ? '不扣积分' : `扣 ${formatPoints(way.points)} 积分`}</b>
      </p>
      {reason !== undefined && (
        <Button size="large" variant="off" disabled>
          {reason}
        </Button>
      )}
      {reason === undefined && button && (
        <ActionButton size="large" operate={button} busy={isBusy} onClick={onExchange} />
      )}
    </BottomBar>
  );
}
