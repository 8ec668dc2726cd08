import { useGo } from '@/shared/lib/navigation';
import { AlertNote } from '@/shared/ui/AlertNote/AlertNote';
import { CountDown } from '@/shared/ui/CountDown/CountDown';
import { HelpWays } from '@/shared/ui/HelpWays/HelpWays';
import type { CodeRefusal } from '../useActivation';
import styles from './RefusalNote.module.less';
import { TextButton } from './TextButton';

/** Why the code was not taken, and the way out where there is one. */
export function RefusalNote({ refusal, onUnlocked }: { refusal: CodeRefusal; onUnlocked: () => void }) {
  const go = useGo();
  const { reasonCode, reasonText, unlockAt } = refusal;
  const hasCard = reasonCode === 'permanent' || reasonCode === 'notYet' || reasonCode === 'mine';
  const needsHelp = reasonCode === 'batch' || reasonCode === 'overdue' || reasonCode === 'used';
  return (
    <AlertNote
      more={
        <>
          {unlockAt !== null && (
            <p>
              还要等 <CountDown variant="text" endAt={unlockAt} onEnd={onUnlocked} />
            </p>
          )}
          {hasCard && <TextButton onClick={() => go('membershipCard')}>看会员卡</TextButton>}
          {needsHelp && <HelpWays className={styles.help} />}
        </>
      }
    >
      <p>{reasonText || '没有查到这个激活码的结果，请再试一次'}</p>
    </AlertNote>
  );
}
