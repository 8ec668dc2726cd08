import { usePages } from '@/request/usePages';
import { useSubmit } from '@/request/useSubmit';
import { formatNearDayTime } from '@/shared/lib/timeFormat';
import { ActionButton } from '@/shared/ui/ActionButton/ActionButton';
import { Avatar } from '@/shared/ui/Avatar/Avatar';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import { PagedList } from '@/shared/ui/PagedList/PagedList';
import { PageState } from '@/shared/ui/PageState/PageState';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import { Tag, type TagTone } from '@/shared/ui/Tag/Tag';
import { showSuccess } from '@/shared/ui/toast/toast';
import { appealInvite, getInviteList, type Invitee } from '../contract';

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
    <ListRow
      as="article"
      seat={<Avatar src={invitee.avatar} sizePx={40} />}
      title={<b>{invitee.nickname}</b>}
      tag={<Tag tone={tone}>{text}</Tag>}
      note={[
        formatNearDayTime(invitee.at),
        invitee.reasonText,
        button?.enabled === false && (button.reasonText ?? button.text),
      ]}
      action={
        button?.enabled && (
          <ActionButton
            operate={button}
            size="small"
            variant="outline"
            busy={isBusy}
            onClick={() => void submit({ inviteId: invitee.inviteId })}
          />
        )
      }
    />
  );
}

/** Who came by the member's link, masked, newest first. */
export function InviteeList() {
  const pages = usePages(getInviteList, { pageSize: 20 }, { rowKey: ({ inviteId }) => inviteId });
  return (
    <>
      <SectionTitle outside>邀请名单</SectionTitle>
      <PagedList
        pages={pages}
        isCard
        aria-label="邀请名单"
        renderRow={(row) => <InviteeRow invitee={row} onChanged={() => void pages.refresh()} />}
        empty={
          <PageState state="empty" art="messages" title="还没有朋友加入" text="朋友用您的链接注册后，会出现在这里" />
        }
      />
    </>
  );
}
