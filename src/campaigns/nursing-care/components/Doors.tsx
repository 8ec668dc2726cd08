import clsx from 'clsx';
import type { ComponentType, SVGProps } from 'react';
import { getThematic } from '@/features/activity';
import type { ShownCampaign } from '@/features/campaign';
import { getChances } from '@/features/lottery';
import { getCampaignOrders, getMyJoins } from '@/features/signup';
import { type Query, useQuery } from '@/request/useQuery';
import { ACTIVITY_ID } from '@/shared/config/constants';
import { ReactComponent as JoinIcon } from '@/shared/icons/clipboard.svg';
import { ReactComponent as GiftIcon } from '@/shared/icons/gift.svg';
import { ReactComponent as OrderIcon } from '@/shared/icons/receipt.svg';
import { ReactComponent as DrawIcon } from '@/shared/icons/ticket.svg';
import { pathOf } from '@/shared/lib/navigation';
import { Link } from '@/shared/ui/Link/Link';
import { ROUTES } from '../routes';
import styles from './Doors.module.less';
import { ACTIVE } from './MyProgress';

const UNKNOWN = '—';
const ONE = { currentPage: 1, pageSize: 1 };

interface Status {
  text: string;
  /** Something waits behind the door. */
  isOpen?: boolean;
}

/** What stands at a door: the member's number, a dash while or when it could not be had. */
function statusOf<Data>({ data }: Query<Data>, read: (data: Data) => Status): Status {
  return data === undefined ? { text: UNKNOWN } : read(data);
}

function counted(count: number, open: (count: number) => string, none: string): Status {
  return count > 0 ? { text: open(count), isOpen: true } : { text: none };
}

/** Each asks for itself, so that a call that fails costs one number and no door. */
function useStatuses({ isSignedIn, campaign: { activityId, code } }: ShownCampaign) {
  const options = { skip: !isSignedIn, refreshOnReturn: true };
  const joins = useQuery(getMyJoins, { code }, options);
  const welfare = useQuery(getThematic, { activityId }, options);
  const orders = useQuery(getCampaignOrders, { code, tab: 'pay', ...ONE }, options);
  const chances = useQuery(getChances, { activityId: ACTIVITY_ID }, options);
  return {
    join: statusOf(joins, (data) => {
      const count = data.joins.filter(({ status }) => ACTIVE.includes(status)).length;
      return { text: count > 0 ? `已报 ${count} 项` : '未报名' };
    }),
    welfare: statusOf(welfare, (data) =>
      counted(
        data.welfare.filter(({ operate }) => operate.some(({ key, enabled }) => key === 'claim' && enabled)).length,
        (count) => `可领 ${count} 项`,
        '看福利',
      ),
    ),
    order: statusOf(orders, (data) => counted(data.totalCount ?? 0, (count) => `待支付 ${count} 笔`, '看订单')),
    play: statusOf(chances, ({ number, operate: [draw] }) => {
      // The lead of the reason: there is little room.
      const [reason] = draw?.enabled === false ? (draw.reasonText?.split('，') ?? []) : [];
      return { text: reason ?? `剩 ${number} 次` };
    }),
  };
}

/** What a guest reads: the doors are open to everybody. */
const FOR_GUEST: Readonly<Record<keyof ReturnType<typeof useStatuses>, Status>> = {
  join: { text: '看报名' },
  welfare: { text: '看福利' },
  order: { text: '登录可见' },
  play: { text: '去看看' },
};

/** The four doors of the campaign, each with what waits behind it. */
export function Doors({ shown }: { shown: ShownCampaign }) {
  const own = useStatuses(shown);
  const { join, welfare, order, play } = shown.isSignedIn ? own : FOR_GUEST;
  return (
    <nav className={styles.doors} aria-label="活动入口">
      <Door name="报名" to={pathOf(ROUTES.join)} Icon={JoinIcon} status={join} />
      <Door name="福利" to={pathOf(ROUTES.welfare)} Icon={GiftIcon} status={welfare} isWarm />
      <Door name="订单" to={pathOf(ROUTES.order)} Icon={OrderIcon} status={order} />
      <Door name="抽奖" to={pathOf('lotteryPlay')} Icon={DrawIcon} status={play} isWarm />
    </nav>
  );
}

interface DoorProps {
  name: string;
  to: string;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
  status: Status;
  isWarm?: boolean;
}

function Door({ name, to, Icon, status, isWarm = false }: DoorProps) {
  return (
    <Link className={styles.door} to={to}>
      <span className={clsx(styles.seat, isWarm && styles.warm)}>
        <Icon aria-hidden />
      </span>
      <span className={styles.name}>{name}</span>
      <small key={status.text} className={clsx(styles.status, status.isOpen && styles.open)}>
        {status.text}
      </small>
    </Link>
  );
}
