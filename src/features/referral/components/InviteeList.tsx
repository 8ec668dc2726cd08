import { usePages } from '@/request/usePages';
import { useRefreshOnReturn } from '@/request/useRefreshOnReturn';
import { ReactComponent as MoreIcon } from '@/shared/icons/chevronRight.svg';
import { pathOf } from '@/shared/lib/navigation';
import { Card } from '@/shared/ui/Card/Card';
import { Clauses } from '@/shared/ui/Dated/Clauses';
import { Link } from '@/shared/ui/Link/Link';
import { PagedList } from '@/shared/ui/PagedList/PagedList';
import { PageState } from '@/shared/ui/PageState/PageState';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { getInviteList, type InviteInfo } from '../contract';
import { describeTotals } from '../inviteeCopy';
import styles from './InviteeList.module.less';
import { InviteeRow } from './InviteeRow';

const FIRST = 5;

interface Props {
  info: InviteInfo;
  /** Everybody, in the place of the screen. */
  isWhole: boolean;
}

const NOBODY = '还没有朋友加入';
const WHO_COMES = '朋友用您的链接注册后，会出现在这里';

/** Who came by the member's link, masked, newest first: the first five and a way to all. */
export function InviteeList({ info: { totals, rewards }, isWhole }: Props) {
  const pages = usePages(getInviteList, { pageSize: 20 }, { rowKey: ({ inviteId }) => inviteId });
  useRefreshOnReturn(pages);
  const isRewarded = rewards.length > 0;
  const rowOf = (row: (typeof pages.rows)[number]) => (
    <InviteeRow key={row.inviteId} invitee={row} isRewarded={isRewarded} onChanged={() => void pages.refresh()} />
  );
  const first = pages.rows.slice(0, FIRST);
  // Who has come is counted with the invitation: nobody is waited for in vain, unless all of them were members before.
  const isAnswered = pages.updatedAt !== undefined || totals.valid + totals.unfinished === 0;

  if (!isWhole && first.length === 0 && isAnswered && !pages.failure) {
    return (
      <Card aria-label="邀请记录">
        <SectionTitle note={NOBODY}>邀请记录</SectionTitle>
        <p className={styles.nobody}>{WHO_COMES}</p>
      </Card>
    );
  }
  const sums = <Clauses>{describeTotals(totals, pages.total)}</Clauses>;
  if (isWhole || pages.failure) {
    return (
      <>
        <SectionTitle outside note={first.length > 0 ? sums : undefined}>
          邀请记录
        </SectionTitle>
        <PagedList
          pages={pages}
          isCard
          aria-label="邀请记录"
          renderRow={rowOf}
          empty={<PageState state="empty" art="messages" title={NOBODY} text={WHO_COMES} />}
        />
      </>
    );
  }
  return (
    <Card aria-label="邀请记录">
      <SectionTitle note={first.length > 0 ? sums : undefined}>邀请记录</SectionTitle>
      {first.length === 0 && <PageState state="loading" skeleton={<Skeleton shape="card" height="378px" />} />}
      {first.map(rowOf)}
      {pages.total > FIRST && (
        <Link className={styles.all} to={pathOf('invitedPeople', { step: 'all' })}>
          全部 {pages.total} 位
          <MoreIcon />
        </Link>
      )}
    </Card>
  );
}
