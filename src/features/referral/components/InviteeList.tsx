import { usePages } from '@/request/usePages';
import { useSubmit } from '@/request/useSubmit';
import { formatDayTime } from '@/shared/lib/timeFormat';
import { ActionButton } from '@/shared/ui/ActionButton/ActionButton';
import { Avatar } from '@/shared/ui/Avatar/Avatar';
import { Dated } from '@/shared/ui/Dated/Dated';
import { PagedList } from '@/shared/ui/PagedList/PagedList';
import { PageState } from '@/shared/ui/PageState/PageState';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { Tag, type TagTone } from '@/shared/ui/Tag/Tag';
import { showSuccess } from '@/shared/ui/toast/toast';
import { appealInvite, getInviteList, type Invitee } from '../contract';
import styles from './InviteeList.module.less';

const WORDS: Record<Invitee['status'], { text: string; tone: TagTone }> = {
  registered: { text: '已注册', tone: 'leaf' },
  opened: { text: '已开卡', tone: 'success' },
  unfinished: { text: '未完成', tone: 'grey' },
  invalid: { text: '无效', tone: 'warning' },
};

function InviteeRow({ invitee, onChanged }: { invitee: Invitee; onChanged: () => void }) {
  const { submit, isBusy } = useSubmit(appealInvite, {
    intentKey: `invite-appeal:${invitee.inviteId}`,
    onDone: () => {
      showSuccess('已提交，客服核对后会发消息告诉您');
      onChanged();
    },
  });
  const { text, tone } = WORDS[invitee.status];
  const [button] = invitee.operate;
  return (
    <article className={styles.row}>
      <Avatar src={invitee.avatar} sizePx={40} />
      <div className={styles.words}>
        <p className={styles.name}>
          <b>{invitee.nickname}</b> <Tag tone={tone}>{text}</Tag>
        </p>
        <p className={styles.note}>
          <Dated>{formatDayTime(invitee.at)}</Dated>
        </p>
        {invitee.reasonText !== undefined && <p className={styles.note}>{invitee.reasonText}</p>}
        {button && !button.enabled && <p className={styles.note}>{button.reasonText ?? button.text}</p>}
      </div>
      {button?.enabled && (
        <ActionButton
          operate={button}
          size="small"
          variant="outline"
          busy={isBusy}
          onClick={() => void submit({ inviteId: invitee.inviteId })}
        />
      )}
    </article>
  );
}

const BOXES = ['a', 'b', 'c'];

/** Who came by the member's link, masked, newest first. */
export function InviteeList() {
  const pages = usePages(getInviteList, { pageSize: 20 }, { rowKey: (row: Invitee) => row.inviteId });
  return (
    <>
      <SectionTitle outside>邀请名单</SectionTitle>
      <PagedList
        pages={pages}
        rowKey={(row) => row.inviteId}
        className={styles.list}
        aria-label="邀请名单"
        renderRow={(row) => <InviteeRow invitee={row} onChanged={() => void pages.refresh()} />}
        skeleton={
          <div className={styles.list}>
            {BOXES.map((box) => (
              <Skeleton key={box} height="48px" space="12px" />
            ))}
          </div>
        }
        empty={
          <PageState state="empty" art="messages" title="还没有朋友加入" text="朋友用您的链接注册后，会出现在这里" />
        }
      />
    </>
  );
}
