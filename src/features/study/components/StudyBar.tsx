import { ReactComponent as PhoneIcon } from '@/shared/icons/phone.svg';
import { phoneLink } from '@/shared/lib/safeUrl';
import { ActionButton } from '@/shared/ui/ActionButton/ActionButton';
import { BarItem } from '@/shared/ui/BottomBar/BarItem';
import { BottomBar } from '@/shared/ui/BottomBar/BottomBar';
import { Button } from '@/shared/ui/Button/Button';
import type { Study } from '../contract';

interface Props {
  study: Pick<Study, 'coordinator' | 'operate' | 'mine'>;
  onAct: () => void;
  onMine: () => void;
}

/** The phone, and the one thing to do: the first step, or the reason why there is none. */
export function StudyBar({ study: { coordinator, operate, mine }, onAct, onMine }: Props) {
  const call = phoneLink(coordinator?.phone);
  const [action] = operate;
  return (
    <BottomBar>
      {call !== undefined && (
        <BarItem icon={<PhoneIcon aria-hidden />} href={call} aria-label="打电话给研究护士">
          打电话
        </BarItem>
      )}
      {action && <ActionButton operate={action} size="large" onClick={onAct} />}
      {!action && mine && (
        <Button size="large" variant="tint" onClick={onMine}>
          我的报名
        </Button>
      )}
    </BottomBar>
  );
}
