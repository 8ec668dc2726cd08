import type { ReactNode } from 'react';
import { useQuery } from '@/request/useQuery';
import { signIn } from '@/session/signIn';
import { useSession } from '@/session/useSession';
import { ReactComponent as UserIcon } from '@/shared/icons/user.svg';
import { useElderMode } from '@/shared/lib/elderMode';
import { Button } from '@/shared/ui/Button/Button';
import { MaskedText } from '@/shared/ui/MaskedText/MaskedText';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { Tag } from '@/shared/ui/Tag/Tag';
import { getCurrentPatient } from '../contract';
import { openService } from '../openService';
import { targetOfService } from '../serviceTarget';
import styles from './PatientCard.module.less';

interface LookProps {
  name: ReactNode;
  note: ReactNode;
  action?: { text: string; onClick: () => void } | undefined;
}

function Look({ name, note, action }: LookProps) {
  const isElder = useElderMode();
  return (
    <section className={styles.card} aria-label="就诊人">
      <span className={styles.sign}>
        <UserIcon />
      </span>
      <div className={styles.words}>
        <b className={styles.name}>{name}</b>
        <p className={styles.note}>{note}</p>
      </div>
      {action && (
        <Button
          variant="tint"
          size={isElder ? 'medium' : 'small'}
          block={isElder}
          className={styles.action}
          onClick={action.onClick}
        >
          {action.text}
        </Button>
      )}
    </section>
  );
}

function MemberPatient() {
  const isElder = useElderMode();
  const { data, failure, refresh } = useQuery(getCurrentPatient, undefined, { refreshOnReturn: true });
  if (failure?.kind === 'unauthorised') return <GuestPatient />;
  if (!data && failure) {
    return <Look name="就诊人没有读到" note="服务照常可以打开" action={{ text: '重试', onClick: refresh }} />;
  }
  if (!data) {
    return <Look name={<Skeleton width="96px" height="18px" />} note={<Skeleton width="120px" height="13px" />} />;
  }
  const { nameMasked, relation, cardTail, switchTo } = data;
  const actionNamed = (text: string) =>
    switchTo && { text, onClick: () => void openService({ name: text, target: targetOfService(switchTo) }) };
  if (nameMasked === '') {
    return <Look name="还没有就诊人" note="添加后挂号更快" action={actionNamed('添加就诊人')} />;
  }
  return (
    <Look
      name={
        <>
          <MaskedText>{nameMasked}</MaskedText>
          {relation !== '' && <Tag className={styles.relation}>{relation}</Tag>}
        </>
      }
      note={cardTail ? `就诊卡尾号 ${cardTail}` : '正在为这位办理'}
      action={actionNamed(isElder ? '换一位就诊人' : '换就诊人')}
    />
  );
}

function GuestPatient() {
  return <Look name="登录看就诊人" note="不登录也能看服务" action={{ text: '登录', onClick: () => void signIn() }} />;
}

/** For whom the services are opened; changing the person happens in the hospital's own pages. */
export function PatientCard() {
  const { isSignedIn } = useSession();
  return isSignedIn ? <MemberPatient /> : <GuestPatient />;
}
