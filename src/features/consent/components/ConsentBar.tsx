import { BottomBar } from '@/shared/ui/BottomBar/BottomBar';
import { Button } from '@/shared/ui/Button/Button';
import { Checkbox } from '@/shared/ui/Checkbox/Checkbox';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden/VisuallyHidden';
import { decideConsent } from '../consentGate';
import styles from './ConsentBar.module.less';

interface Props {
  title: string;
  secondsLeft: number;
  isTicked: boolean;
  isAtEnd: boolean;
  isBusy: boolean;
  onTick: (isTicked: boolean) => void;
  onAccept: () => void;
  onDecline: () => void;
}

export function ConsentBar({ title, secondsLeft, isTicked, isAtEnd, isBusy, onTick, onAccept, onDecline }: Props) {
  const { canAccept, text } = decideConsent(secondsLeft, isTicked, isAtEnd);
  return (
    <BottomBar>
      <div className={styles.inner}>
        <div className={styles.agree}>
          <Checkbox checked={isTicked} onChange={onTick}>
            我已阅读并同意<span className={styles.name}>《{title}》</span>
          </Checkbox>
        </div>
        <div className={styles.actions}>
          <Button variant="outline" size="large" onClick={onDecline}>
            不同意
          </Button>
          <Button
            size="large"
            variant={canAccept ? 'primary' : 'off'}
            disabled={!canAccept}
            busy={isBusy}
            onClick={onAccept}
          >
            {text}
          </Button>
        </div>
        <div role="status">
          <VisuallyHidden>
            {secondsLeft > 0 ? '请先阅读要点，几秒后可以勾选并继续' : '阅读时间已到，勾选后可以继续'}
          </VisuallyHidden>
        </div>
      </div>
    </BottomBar>
  );
}
