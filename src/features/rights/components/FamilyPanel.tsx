import { useState } from 'react';
import { useSubmit } from '@/request/useSubmit';
import { formatLastDay } from '@/shared/lib/timeFormat';
import { withUnits } from '@/shared/lib/unbroken';
import { Button } from '@/shared/ui/Button/Button';
import { Dated } from '@/shared/ui/Dated/Dated';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import { showLongMessage, showMessage, showSuccess } from '@/shared/ui/toast/toast';
import { type RightDetail, transferRight } from '../contract';
import { transferIntent } from '../intents';
import styles from './FamilyPanel.module.less';

interface Props {
  right: Pick<RightDetail, 'rightId' | 'title' | 'family' | 'remaining' | 'refreshAt'>;
  onDone: () => void;
  onChanged: () => void;
}

/** Hands one use on to somebody of the family; asks once more before it is spent. */
export function FamilyPanel({ right, onDone, onChanged }: Props) {
  const [memberId, setMemberId] = useState<string>();
  const { submit, isBusy } = useSubmit(transferRight, {
    ...transferIntent(right),
    onDone: (_, { isReplay }) => {
      if (isReplay) showMessage('刚才已经转给家人了');
      else showSuccess('已转给家人');
      onDone();
    },
    onUnknown: () => {
      showLongMessage('没有收到结果，请看使用记录里有没有，没有再转');
      onDone();
    },
    askAnew: onChanged,
  });
  const person = right.family.find((each) => each.memberId === memberId);
  return (
    <>
      <p className={styles.lead}>
        {withUnits('转 1 次')}“{right.title}”给家人
        {right.remaining !== null && withUnits(`，转后您还剩 ${Math.max(right.remaining - 1, 0)} 次`)}
        。转出后由家人使用，
        {right.refreshAt === null ? '有效期不变' : <Dated>{formatLastDay(right.refreshAt, '前有效')}</Dated>}
        ；移除这位家人时，没用的次数退回。
      </p>
      {right.family.map(({ memberId: id, nameMasked, relation }) => (
        <ListRow
          key={id}
          title={relation}
          note={nameMasked}
          value={id === memberId ? '已选' : '选择'}
          onClick={() => setMemberId(id)}
        />
      ))}
      <div className={styles.action}>
        {person ? (
          <Button
            block
            size="large"
            busy={isBusy}
            onClick={() => void submit({ rightId: right.rightId, toUser: person.memberId })}
          >
            {`确认转给${person.relation}`}
          </Button>
        ) : (
          <Button block size="large" variant="off">
            请先选一位家人
          </Button>
        )}
      </div>
    </>
  );
}
