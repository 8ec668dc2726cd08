import { useId } from 'react';
import { useSubmit } from '@/request/useSubmit';
import { ReactComponent as CheckIcon } from '@/shared/icons/check.svg';
import { shownName } from '@/shared/lib/shownText';
import { formatNearDay } from '@/shared/lib/timeFormat';
import { ActionButton } from '@/shared/ui/ActionButton/ActionButton';
import { Avatar } from '@/shared/ui/Avatar/Avatar';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import { showSuccess } from '@/shared/ui/toast/toast';
import { appealInvite, type Invitee } from '../contract';
import { stateOfInvitee } from '../inviteeCopy';
import styles from './InviteeRow.module.less';

interface Props {
  invitee: Invitee;
  /** The organiser gives something, so that it matters who counts. */
  isRewarded: boolean;
  onChanged: () => void;
}

function Appeal({ invitee, titleId, onChanged }: Omit<Props, 'isRewarded'> & { titleId: string }) {
  const { submit, isBusy } = useSubmit(appealInvite, {
    intentKey: `invite-appeal:${invitee.inviteId}`,
    onDone: () => {
      showSuccess('已提交，客服核对后会发消息告诉您');
      onChanged();
    },
    askAnew: onChanged,
  });
  const [button] = invitee.operate;
  if (!button?.enabled) return null;
  return (
    <ActionButton
      operate={button}
      size="small"
      aria-describedby={titleId}
      variant="outline"
      busy={isBusy}
      onClick={() => void submit({ inviteId: invitee.inviteId })}
    />
  );
}

/** Somebody who came by the member's link. */
export function InviteeRow({ invitee, isRewarded, onChanged }: Props) {
  const titleId = useId();
  const { text, isIn } = stateOfInvitee(invitee.status);
  const [button] = invitee.operate;
  const hasAppeal = isRewarded && button?.enabled === true;
  return (
    <ListRow
      as="article"
      seat={<Avatar src={invitee.avatar} sizePx={40} />}
      title={<span className={styles.who}>{shownName(invitee.nickname)}</span>}
      titleId={titleId}
      note={[
        formatNearDay(invitee.at),
        isRewarded && invitee.reasonText,
        isRewarded && button?.enabled === false && (button.reasonText ?? button.text),
      ]}
      wide
      stacks={hasAppeal}
      value={
        hasAppeal ? undefined : (
          <span className={isIn ? styles.in : undefined}>
            {isIn && <CheckIcon className={styles.check} />}
            {text}
          </span>
        )
      }
      action={hasAppeal && <Appeal invitee={invitee} titleId={titleId} onChanged={onChanged} />}
    />
  );
}
