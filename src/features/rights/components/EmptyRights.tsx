import { ReactComponent as CrownIcon } from '@/shared/icons/crown.svg';
import { ReactComponent as GiftIcon } from '@/shared/icons/gift.svg';
import { ReactComponent as TicketIcon } from '@/shared/icons/ticket.svg';
import { internalPath, pathOf } from '@/shared/lib/navigation';
import { Card } from '@/shared/ui/Card/Card';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import { PageState } from '@/shared/ui/PageState/PageState';

const ENTRIES = [
  { route: pathOf('couponList', { tab: 'center' }), title: '去领券', note: '领到的券会放在这里', icon: <TicketIcon /> },
  { route: pathOf('membershipCard'), title: '开通会员卡', note: '上门护理 9 折、护士咨询等', icon: <CrownIcon /> },
  { route: '/activity', title: '看看活动', note: '活动奖品和服务', icon: <GiftIcon /> },
];

/** Nothing to use yet: three ways to get something. */
export function EmptyRights() {
  return (
    <>
      <PageState state="empty" art="coupons" title="还没有可用的权益" text="可以从这里开始" />
      <Card tight>
        {ENTRIES.map(({ route, title, note, icon }) => {
          const path = internalPath(route);
          return path === undefined ? null : <ListRow key={route} to={path} title={title} note={note} icon={icon} />;
        })}
      </Card>
    </>
  );
}
