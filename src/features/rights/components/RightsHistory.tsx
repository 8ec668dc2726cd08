import { formatNearDayTime } from '@/shared/lib/timeFormat';
import { Card } from '@/shared/ui/Card/Card';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import { PageState } from '@/shared/ui/PageState/PageState';
import type { MyRights } from '../contract';

export function RightsHistory({ history }: Pick<MyRights, 'history'>) {
  if (history.length === 0)
    return <PageState state="empty" art="coupons" title="还没有使用记录" text="核销、领取、转给家人都会记在这里" />;
  return (
    <Card as="ul" tight aria-label="使用记录">
      {history.map(({ id, title, text, at }) => (
        <ListRow key={id} as="li" title={title} note={`${formatNearDayTime(at)}，${text}`} />
      ))}
    </Card>
  );
}
