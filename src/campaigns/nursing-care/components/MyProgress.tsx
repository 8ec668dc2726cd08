import clsx from 'clsx';
import { BlockCard, type ShownCampaign } from '@/features/campaign';
import { describeSlot, getMyJoins, type Join } from '@/features/signup';
import { useQuery } from '@/request/useQuery';
import { ReactComponent as CalendarIcon } from '@/shared/icons/calendar.svg';
import { ReactComponent as CheckIcon } from '@/shared/icons/check.svg';
import { formatYuan } from '@/shared/lib/money';
import { pathOf } from '@/shared/lib/navigation';
import { CountDown } from '@/shared/ui/CountDown/CountDown';
import { Dated } from '@/shared/ui/Dated/Dated';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { Tag } from '@/shared/ui/Tag/Tag';
import { ROUTES } from '../routes';
import styles from './MyProgress.module.less';

/** A sign-up that is not given up, what asks for something first. */
export const ACTIVE: readonly Join['status'][] = ['toPay', 'joined', 'waiting', 'done'];

/** The one that asks for something first. */
function leading(mine: { joins: readonly Join[] } | undefined): Join | undefined {
  return mine && ACTIVE.map((status) => mine.joins.find((join) => join.status === status)).find(Boolean);
}

/** How many of the four steps are behind the member. */
function stepsDone(join: Join | undefined): number {
  if (!join || join.status === 'waiting') return 0;
  if (join.status === 'toPay') return 1;
  return join.status === 'done' ? 3 : 2;
}

function StateTag({ join, onExpired }: { join: Join; onExpired: () => void }) {
  if (join.payExpireAt !== null) {
    return (
      <Tag tone="danger">
        请在 <CountDown endAt={join.payExpireAt} variant="text" onEnd={onExpired} /> 内付款
      </Tag>
    );
  }
  return <Tag tone={join.status === 'waiting' ? 'apricot' : 'leaf'}>{join.statusText}</Tag>;
}

const PACKAGES = '服务包自己用或给家人用都可以。';

/** The card keeps the room of two lines, for whoever it may be of. */
function noneWords(isSignedIn: boolean, isOver: boolean): string {
  if (!isOver) return (isSignedIn ? '还没有报名，' : '登录后看您的报名。') + PACKAGES;
  return isSignedIn ? '报名已结束，您没有参加' : '登录后看您的报名';
}

/** Nobody can sign up any more: with the last visit, hours before the campaign ends. */
function isSignupOver({ detail: { milestones, serverTime }, phase }: ShownCampaign): boolean {
  return phase > 1 || Boolean(milestones?.some(({ key, at }) => key === 'end' && at && at <= serverTime));
}

/** How far the member is: signed up, paid, visited, told about it. */
export function MyProgress({ shown }: { shown: ShownCampaign }) {
  const { isSignedIn } = shown;
  const mine = useQuery(getMyJoins, { code: 'nursing-care' }, { skip: !isSignedIn, refreshOnReturn: true });
  const join = leading(mine.data);
  const isWaiting = isSignedIn && !mine.data;
  const isOver = isSignupOver(shown);
  if (isWaiting && mine.failure) {
    return <BlockCard isLead title="我的报名" failure="您的报名没有取到" onRetry={mine.refresh} />;
  }
  return (
    <BlockCard isLead className={styles.card} isLoading={isWaiting}>
      <div className={styles.head}>
        <h2 className={styles.title}>我的报名</h2>
        {join && <StateTag join={join} onExpired={mine.refresh} />}
      </div>
      {(join || !isOver) && <Steps join={join} />}
      {join && <Booking join={join} />}
      {isWaiting && <Skeleton height="var(--h-cell)" />}
      {!join && !isWaiting && <p className={styles.none}>{noneWords(isSignedIn, isOver)}</p>}
    </BlockCard>
  );
}

function Steps({ join }: { join: Join | undefined }) {
  const done = stepsDone(join);
  const paid = join?.amount === 0 ? '不用付款' : '已付款';
  const names = [done > 0 ? '已报名' : '报名', done > 1 ? paid : '待支付', '护士上门', '写评论'];
  return (
    <ol className={styles.steps}>
      {names.map((name, place) => (
        <li
          key={name}
          className={clsx(place < done && styles.done, place === done && styles.now)}
          aria-current={place === done ? 'step' : undefined}
        >
          <i className={styles.mark}>{place < done ? <CheckIcon aria-hidden /> : place + 1}</i>
          {name}
        </li>
      ))}
    </ol>
  );
}

function Booking({ join }: { join: Join }) {
  const { joinId, packageId, title, personText, slot, amount, status } = join;
  const sum = status === 'toPay' ? `应付 ${formatYuan(amount)}` : undefined;
  return (
    <ListRow
      className={styles.booking}
      icon={<CalendarIcon aria-hidden />}
      title={`${title}，${personText}`}
      note={slot ? <Dated>{describeSlot(slot)}</Dated> : undefined}
      value={sum}
      wide
      to={pathOf(ROUTES.join, { packageId, joinId })}
    />
  );
}
