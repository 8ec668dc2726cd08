import { TicketCode, UsedStamp } from '@/features/coupon';
import { PageState } from '@/shared/ui/PageState';
import { stateOfFailure } from '@/shared/ui/pageStates';
import { Skeleton } from '@/shared/ui/Skeleton';
import type { RightDetail } from '../contract';
import { useRightCode } from '../useRightCode';
import styles from './RightCodePanel.module.less';

interface Props {
  right: Pick<RightDetail, 'rightId' | 'title' | 'family'>;
  forWhom: string | undefined;
  onUsed: () => void;
}

/** The code of one right for staff, with the name of the person it is for. */
export function RightCodePanel({ right, forWhom, onUsed }: Props) {
  const { ticket, used, failure, isLoading, refresh } = useRightCode(
    { rightId: right.rightId, title: right.title, forWhom },
    onUsed,
  );
  const person = right.family.find(({ memberId }) => memberId === forWhom);
  if (used) return <UsedStamp word="已核销" usedAt={used.at} store={used.store} />;
  if (failure && failure.kind === 'business') {
    return <PageState state="error" code={failure.code} text={failure.msg} onRetry={refresh} />;
  }
  if (!ticket) {
    if (failure) return <PageState {...stateOfFailure(failure, refresh)} />;
    return <PageState state="loading" skeleton={<Skeleton shape="card" height="340px" />} />;
  }
  return (
    <>
      <h3 className={styles.title}>{right.title}</h3>
      <p className={styles.person}>{person ? `给${person.relation}（${person.nameMasked}）使用` : '给本人使用'}</p>
      <TicketCode
        ticket={ticket}
        label="核销码"
        isRefreshing={isLoading}
        hasFailed={failure !== undefined}
        onRefresh={refresh}
      />
    </>
  );
}
