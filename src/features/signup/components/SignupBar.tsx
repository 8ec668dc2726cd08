import { formatYuan } from '@/shared/lib/money';
import { ActionButton } from '@/shared/ui/ActionButton/ActionButton';
import { BottomBar } from '@/shared/ui/BottomBar/BottomBar';
import { Button } from '@/shared/ui/Button/Button';
import { Dated } from '@/shared/ui/Dated/Dated';
import type { SignupConfig } from '../contract';
import { sumName } from '../joinWords';
import styles from './SignupBar.module.less';

interface Props {
  config: Pick<SignupConfig, 'operate' | 'payAmount' | 'prices'>;
  isBusy: boolean;
  onSubmit: () => void;
}

/** The server's button: one of 未开始, 立即报名, 已满（候补）, 报名结束, 已报名; with the sum where money moves. */
export function SignupBar({ config: { operate, payAmount, prices }, isBusy, onSubmit }: Props) {
  const [action] = operate;
  if (!action) return null;
  return (
    <BottomBar className={styles.bar}>
      {prices.length > 0 && (
        <div className={styles.amount}>
          {sumName(operate)}
          <b>{formatYuan(payAmount)}</b>
        </div>
      )}
      {payAmount === null ? (
        <Button variant="off" size="large">
          费用没有取到，请刷新
        </Button>
      ) : (
        <BarAction action={action} isBusy={isBusy} onSubmit={onSubmit} />
      )}
    </BottomBar>
  );
}

function BarAction({ action, isBusy, onSubmit }: { action: SignupConfig['operate'][number] } & Omit<Props, 'config'>) {
  const { text, enabled, reasonText } = action;
  if (enabled)
    return (
      <Button className={styles.action} size="large" busy={isBusy} onClick={onSubmit}>
        {text}
      </Button>
    );
  if (action.reasonAction) return <ActionButton operate={action} size="large" />;
  const isSaid = reasonText === undefined || reasonText === '' || reasonText === text;
  return (
    <Button variant="off" size="large" note={isSaid ? undefined : <Dated>{reasonText}</Dated>}>
      {text}
    </Button>
  );
}
