import { useSubmit } from '@/request/useSubmit';
import { signIn } from '@/session/signIn';
import { useSession } from '@/session/useSession';
import { useFollow, useGo } from '@/shared/lib/navigation';
import { phoneLink } from '@/shared/lib/safeUrl';
import { ActionButton } from '@/shared/ui/ActionButton/ActionButton';
import { BottomBar } from '@/shared/ui/BottomBar/BottomBar';
import { Button } from '@/shared/ui/Button/Button';
import { showMessage, showSuccess } from '@/shared/ui/toast/toast';
import { claimRight, type RightDetail } from '../contract';
import { claimIntent } from '../intents';
import styles from './RightActions.module.less';

interface Props {
  right: RightDetail;
  /** A family member whose handed-on use is wanted. */
  forWhom: string | undefined;
  onOpen: (step: 'code' | 'transfer') => void;
  onChanged: () => void;
}

/** The main action of a right and, beside it, handing it on. */
export function RightActions({ right, forWhom, onOpen, onChanged }: Props) {
  const { isSignedIn } = useSession();
  const follow = useFollow();
  const go = useGo();
  const claim = useSubmit(claimRight, {
    ...claimIntent(right),
    onDone: (answer, { isReplay }) => {
      const couponId = answer?.couponId;
      if (isReplay) showMessage('已经领取过了，在卡券里');
      else showSuccess('已放入卡券');
      onChanged();
      if (couponId !== undefined) go('couponList', { id: couponId });
    },
    askAnew: onChanged,
  });
  const call = phoneLink(right.phone);

  if (!isSignedIn) {
    return (
      <BottomBar>
        <Button size="large" block onClick={() => void signIn()}>
          登录后使用
        </Button>
      </BottomBar>
    );
  }
  const act = (key: string) => {
    if (key === 'code' || key === 'transfer') onOpen(key);
    else if (key === 'claim') void claim.submit({ rightId: right.rightId });
    else if (key === 'auto') follow(right.route);
  };
  const isUsable = right.status === 'available';
  const person = right.family.find(({ memberId, openUses }) => memberId === forWhom && (isUsable || openUses > 0));
  if (person) {
    return (
      <BottomBar>
        <Button size="large" block onClick={() => onOpen('code')}>
          {`生成${person.relation}的核销码`}
        </Button>
      </BottomBar>
    );
  }
  if (right.operate.length === 0) return null;
  return (
    <BottomBar>
      {[...right.operate].reverse().map((operate) =>
        operate.key === 'book' && operate.enabled && call !== undefined ? (
          <a key={operate.key} className={styles.call} href={call}>
            打电话预约
          </a>
        ) : (
          <ActionButton
            key={operate.key}
            operate={operate}
            size="large"
            block
            className={operate.key === 'transfer' ? undefined : styles.main}
            variant={operate.key === 'transfer' ? 'tint' : 'primary'}
            busy={operate.key === 'claim' && claim.isBusy}
            onClick={act}
          />
        ),
      )}
    </BottomBar>
  );
}
