import { useId } from 'react';
import { useSubmit } from '@/request/useSubmit';
import { ActionButton } from '@/shared/ui/ActionButton/ActionButton';
import { Button } from '@/shared/ui/Button/Button';
import { confirmDialog } from '@/shared/ui/dialog/dialog';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import { QueryView } from '@/shared/ui/QueryView/QueryView';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { showMessage, showSuccess } from '@/shared/ui/toast/toast';
import { removeFamily } from '../contract';
import type { FamilyMember } from '../familyContract';
import type { FamilyBook } from '../useFamily';
import styles from './FamilyBookPanel.module.less';

interface Props {
  book: FamilyBook;
  /** Somebody was taken out; uses may have come back. */
  onChanged: () => void;
}

function describeRemoval({ openUses }: FamilyMember): string {
  const back = openUses > 0 ? `还没用的 ${openUses} 次退回给您。` : '';
  return `${back}姓名和关系会删除，给这位家人的核销码不再能用。`;
}

function Person({ person, onRemoved }: { person: FamilyMember; onRemoved: () => void }) {
  const { memberId, nameMasked, relation, openUses } = person;
  const titleId = useId();
  const { submit, isBusy } = useSubmit(removeFamily, {
    onDone: (answer, { isReplay }) => {
      const returnedUses = answer?.returnedUses ?? 0;
      if (isReplay) showMessage('已经移除了');
      else showSuccess(returnedUses > 0 ? `已移除，退回 ${returnedUses} 次` : '已移除');
      onRemoved();
    },
    askAnew: onRemoved,
  });
  const remove = async () => {
    const isSure = await confirmDialog({
      title: `移除${relation}（${nameMasked}）？`,
      content: describeRemoval(person),
      confirmText: '移除',
      cancelText: '不移除',
      danger: true,
    });
    if (isSure) await submit({ memberId });
  };
  return (
    <ListRow
      as="li"
      aria-label={`${relation} ${nameMasked}`}
      titleId={titleId}
      title={
        <>
          <b>{relation}</b> {nameMasked}
        </>
      }
      note={openUses > 0 && `已转给 ${openUses} 次，还没用`}
      action={
        <Button variant="outline" size="small" aria-describedby={titleId} busy={isBusy} onClick={() => void remove()}>
          移除
        </Button>
      }
    />
  );
}

/** Everybody in the family book; removing one, adding another. */
export function FamilyBookPanel({ book, onChanged }: Props) {
  const { query, openForm } = book;
  const refresh = () => {
    query.refresh();
    onChanged();
  };
  return (
    <QueryView query={query} skeleton={<Skeleton shape="card" height="200px" />}>
      {({ members, limit, operate }) => (
        <>
          <p className={styles.lead}>添加以后，出示核销码时可以选给谁用。最多 {limit} 位。</p>
          <ul>
            {members.map((person) => (
              <Person key={person.memberId} person={person} onRemoved={refresh} />
            ))}
          </ul>
          {members.length === 0 && <p className={styles.none}>还没有添加家人</p>}
          <div className={styles.action}>
            {operate.map((each) => (
              <ActionButton key={each.key} operate={each} size="large" block onClick={openForm} />
            ))}
          </div>
        </>
      )}
    </QueryView>
  );
}
