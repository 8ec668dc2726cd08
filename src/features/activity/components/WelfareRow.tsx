import clsx from 'clsx';
import { useId } from 'react';
import { ownValue } from '@/shared/lib/ownValue';
import { serverNow } from '@/shared/lib/serverClock';
import { DAY_MS } from '@/shared/lib/timeFormat';
import { isReachable, pathOfOperate } from '@/shared/ui/ActionButton/operateLinks';
import { Button } from '@/shared/ui/Button/Button';
import { ButtonLink } from '@/shared/ui/Button/ButtonLink';
import { CountDown } from '@/shared/ui/CountDown/CountDown';
import { Dated } from '@/shared/ui/Dated/Dated';
import { GoodsPicture } from '@/shared/ui/GoodsPicture/GoodsPicture';
import { Tag } from '@/shared/ui/Tag/Tag';
import type { Welfare } from '../thematicContract';
import { describeWelfare } from '../welfareCopy';
import styles from './WelfareRow.module.less';

interface Props {
  welfare: Welfare;
  isBusy: boolean;
  onAct: (key: string) => void;
  /** Claiming starts now. */
  onStart: () => void;
}

const FILLED: Readonly<Record<string, true>> = { claim: true, address: true };

function Action({ welfare: { operate }, nameId, isBusy, onAct }: Omit<Props, 'onStart'> & { nameId: string }) {
  const button = operate.find(isReachable);
  if (!button) return null;
  const { key, text, enabled, reasonAction } = button;
  const path = pathOfOperate(button);
  const look = clsx(styles.action, enabled && ownValue(FILLED, key) ? styles.filled : styles.quiet);
  if (path !== undefined) {
    return (
      <ButtonLink size="small" className={look} to={path} aria-describedby={nameId}>
        {enabled ? text : reasonAction?.text}
      </ButtonLink>
    );
  }
  if (!enabled) return <Tag tone="grey">{text}</Tag>;
  return (
    <Button size="small" className={look} aria-describedby={nameId} busy={isBusy} onClick={() => onAct(key)}>
      {text}
    </Button>
  );
}

/** One welfare: what it is, how it stands, and the server's button. */
export function WelfareRow({ welfare, onStart, ...acting }: Props) {
  const { name, img, status, startAt } = welfare;
  const nameId = useId();
  const isGone = status === 'soldOut' || status === 'expired';
  const isSoon = status === 'notStarted' && startAt !== null && startAt - serverNow() < DAY_MS;
  return (
    <li className={clsx(styles.row, isGone && styles.gone)}>
      <GoodsPicture src={img} className={styles.picture} />
      <div className={styles.words}>
        <h3 id={nameId} className={styles.name}>
          {name}
        </h3>
        <p className={styles.note}>
          {isSoon && startAt !== null ? (
            <>
              <CountDown variant="text" endAt={startAt} onEnd={onStart} /> 后开始领取
            </>
          ) : (
            <Dated>{describeWelfare(welfare)}</Dated>
          )}
        </p>
      </div>
      <Action welfare={welfare} nameId={nameId} {...acting} />
    </li>
  );
}
