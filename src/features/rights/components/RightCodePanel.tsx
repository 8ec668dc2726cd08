import { useEffect } from 'react';
import { TicketCode, TicketWaiting, UsedStamp } from '@/features/coupon';
import { pathOf, useSetQuery } from '@/shared/lib/navigation';
import { ButtonLink } from '@/shared/ui/Button/ButtonLink';
import { Chips } from '@/shared/ui/Chips/Chips';
import { PageState } from '@/shared/ui/PageState/PageState';
import { stateOfFailure } from '@/shared/ui/PageState/pageStates';
import type { RightDetail } from '../contract';
import { useRightCode } from '../useRightCode';
import styles from './RightCodePanel.module.less';

interface Props {
  right: Pick<RightDetail, 'rightId' | 'title' | 'family' | 'canShare'>;
  forWhom: string | undefined;
  /** The right is not as it was: used, or refused by the server. */
  onChanged: () => void;
}

type Person = RightDetail['family'][number];

function RightCode({ right, person, onChanged }: Pick<Props, 'right' | 'onChanged'> & { person: Person | undefined }) {
  const { ticket, used, failure, isLoading, refresh } = useRightCode(
    { rightId: right.rightId, title: right.title, forWhom: person?.memberId },
    onChanged,
  );
  const refused = failure?.kind === 'business' ? failure.code : undefined;
  // Somebody may have gone from the family, or the last use been had elsewhere: the right itself says so.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (refused !== undefined) onChanged();
  }, [refused]);
  if (used) return <UsedStamp word="已核销" usedAt={used.at} store={used.store} />;
  if (failure && failure.kind === 'business') {
    return <PageState state="error" code={failure.code} text={failure.msg} onRetry={refresh} />;
  }
  if (!ticket && failure) return <PageState {...stateOfFailure(failure, refresh)} />;
  return (
    <>
      <h3 className={styles.title}>{right.title}</h3>
      <p className={styles.person}>{person ? `给${person.relation}（${person.nameMasked}）使用` : '给本人使用'}</p>
      {ticket ? (
        <TicketCode
          ticket={ticket}
          label="核销码"
          isRefreshing={isLoading}
          hasFailed={failure !== undefined}
          onRefresh={refresh}
        />
      ) : (
        <TicketWaiting />
      )}
    </>
  );
}

const SELF = 'self';

/** Who of the family a right is used for; the address carries the number in the book, never a name. */
function ForWhom({ family, forWhom }: Pick<RightDetail, 'family'> & { forWhom: string | undefined }) {
  const setQuery = useSetQuery();
  // Who was meant before and is gone leaves a choice: oneself.
  if (family.length === 0 && forWhom === undefined) {
    return (
      <ButtonLink variant="tint" size="small" to={pathOf('equityAggregation', { owner: 'family', step: 'addFamily' })}>
        添加家人，给家人用
      </ButtonLink>
    );
  }
  const items = [
    { key: SELF, text: '本人' },
    ...family.map(({ memberId, relation, nameMasked }) => ({ key: memberId, text: `${relation} ${nameMasked}` })),
  ];
  return (
    <Chips
      grey
      wrap
      aria-label="给谁用"
      items={items}
      value={forWhom ?? SELF}
      onChange={(key) => setQuery({ for: key === SELF ? undefined : key }, { replace: true })}
    />
  );
}

/** The code of one right for staff, for the member or for somebody of his family. */
export function RightCodePanel({ right, forWhom, onChanged }: Props) {
  const person = right.family.find(({ memberId }) => memberId === forWhom);
  const isGone = forWhom !== undefined && !person;
  return (
    <>
      {right.canShare && (
        <div className={styles.whom}>
          <ForWhom family={right.family} forWhom={forWhom} />
        </div>
      )}
      {isGone ? (
        <p role="status" className={styles.person}>
          这位家人不在您的名单里了，请重新选给谁用
        </p>
      ) : (
        <RightCode key={forWhom} right={right} person={person} onChanged={onChanged} />
      )}
    </>
  );
}
