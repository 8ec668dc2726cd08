import { ScreenFrame } from '@/frame/ScreenFrame';
import { usePages } from '@/request/usePages';
import { pathOf } from '@/shared/lib/navigation';
import { formatPoints } from '@/shared/lib/pointsFormat';
import { serverNow } from '@/shared/lib/serverClock';
import { formatLastDay, formatNearDay } from '@/shared/lib/timeFormat';
import { withUnits } from '@/shared/lib/unbroken';
import { useTitle } from '@/shared/lib/useTitle';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import { PagedList } from '@/shared/ui/PagedList/PagedList';
import { PageState } from '@/shared/ui/PageState/PageState';
import { type Exchange, getExchanges } from '../contract';

const TITLE = '兑换记录';

function notesOf({ wayText, points, at, expireAt }: Exchange): string[] {
  const how = `${formatNearDay(at)}，${wayText}${points ? `，${withUnits(`${formatPoints(points)} 积分`)}` : ''}`;
  if (expireAt === null) return [how];
  return [how, expireAt <= serverNow() ? formatLastDay(expireAt, '已到期') : `可以学到 ${formatLastDay(expireAt)}`];
}

function Records() {
  const pages = usePages(getExchanges, { pageSize: 20 }, { rowKey: ({ recordId }) => recordId });
  return (
    <PagedList
      pages={pages}
      isCard
      aria-label="兑换记录"
      renderRow={(record) => (
        <ListRow
          large
          title={record.title}
          note={notesOf(record)}
          to={pathOf('courseList', { courseId: record.courseId })}
        />
      )}
      empty={
        <PageState
          state="empty"
          art="courses"
          title="还没有兑换过课程"
          text="换到的课程会记在这里"
          action={{ text: '看全部课程', to: pathOf('courseList') }}
        />
      }
    />
  );
}

/** What the member has exchanged, in the place of the screen. */
export function ExchangeRecords({ onBack }: { onBack: () => void }) {
  useTitle(TITLE);
  return (
    <ScreenFrame title={TITLE} space="both" onBack={onBack} isMemberOnly>
      <Records />
    </ScreenFrame>
  );
}
