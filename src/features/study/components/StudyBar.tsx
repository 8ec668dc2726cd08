import { ReactComponent as PhoneIcon } from '@/shared/icons/phone.svg';
import { useElderMode } from '@/shared/lib/elderMode';
import { phoneLink } from '@/shared/lib/safeUrl';
import { ActionButton } from '@/shared/ui/ActionButton/ActionButton';
import { BottomBar } from '@/shared/ui/BottomBar/BottomBar';
import { Button } from '@/shared/ui/Button/Button';
import type { Study } from '../contract';
import styles from './StudyBar.module.less';

interface Props {
  study: Pick<Study, 'coordinator' | 'operate' | 'mine'>;
  onOpen: (step: 'fit' | 'sign') => void;
  onMine: () => void;
}

/** The phone, and the one thing to do: the first step, or the reason why there is none. */
export function StudyBar({ study: { coordinator, operate, mine }, onOpen, onMine }: Props) {
  const isElder = useElderMode();
  const call = phoneLink(coordinator?.phone);
  const [action] = operate;
  const signing = mine?.operate.find(({ key }) => key === 'consent');
  return (
    <BottomBar className={styles.bar}>
      {call !== undefined && (
        <a className={styles.call} href={call} aria-label="打电话给研究护士">
          <PhoneIcon aria-hidden />
          {isElder ? '研究护士' : '打电话'}
        </a>
      )}
      {action && <ActionButton operate={action} size="large" onClick={() => onOpen('fit')} />}
      {!action && signing && <ActionButton operate={signing} size="large" onClick={() => onOpen('sign')} />}
      {!action && !signing && mine && (
        <Button size="large" variant="tint" onClick={onMine}>
          我的报名
        </Button>
      )}
    </BottomBar>
  );
}
