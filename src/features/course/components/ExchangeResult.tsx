import { ScreenFrame } from '@/frame/ScreenFrame';
import { useQuery } from '@/request/useQuery';
import { pathOf } from '@/shared/lib/navigation';
import { formatPoints } from '@/shared/lib/pointsFormat';
import { formatLastDay } from '@/shared/lib/timeFormat';
import { useResultFocus } from '@/shared/lib/useResultFocus';
import { useTitle } from '@/shared/lib/useTitle';
import { BottomBar } from '@/shared/ui/BottomBar/BottomBar';
import { ButtonLink } from '@/shared/ui/Button/ButtonLink';
import { Card } from '@/shared/ui/Card/Card';
import { DescriptionList } from '@/shared/ui/DescriptionList/DescriptionList';
import { Scene } from '@/shared/ui/Scene/Scene';
import { type Exchange, getExchanges } from '../contract';
import { CourseMissing } from './CourseMissing';
import styles from './ExchangeResult.module.less';
import { ExchangeSkeleton } from './ExchangeSkeleton';

const TITLE = '兑换结果';
const NEWEST = { currentPage: 1, pageSize: 50 };

/** What an exchange has brought; a reload and the way back show it again. */
export function ExchangeResult({ recordId }: { recordId: string }) {
  useTitle(TITLE);
  const { data, failure, refresh } = useQuery(getExchanges, NEWEST);
  const record = data?.recordList.find((each) => each.recordId === recordId);
  return (
    <ScreenFrame
      title={TITLE}
      fallback="courseList"
      failure={failure}
      onRetry={refresh}
      skeleton={<ExchangeSkeleton />}
    >
      {data &&
        (record ? <Done record={record} /> : <CourseMissing title="没有找到这次兑换" text="换到的课程在“已拥有”里" />)}
    </ScreenFrame>
  );
}

function Done({ record: { courseId, title, wayText, points, expireAt } }: { record: Exchange }) {
  const heading = useResultFocus();
  const hasSpent = points !== 0;
  return (
    <>
      <div className={styles.head} role="status">
        <Scene name="courses" />
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          课程换到了
        </h2>
        <p className={styles.course}>{title}</p>
      </div>
      <Card tight>
        <DescriptionList
          items={[
            expireAt !== null && { term: '学习期限', value: `到 ${formatLastDay(expireAt)}` },
            { term: '兑换方式', value: wayText },
            hasSpent && { term: '扣了积分', value: formatPoints(points) },
            { term: '在哪里看', value: '我的课程' },
          ]}
        />
      </Card>
      <div className={styles.more}>
        {hasSpent && (
          <ButtonLink variant="outline" to={pathOf('record')}>
            积分明细
          </ButtonLink>
        )}
        <ButtonLink variant="outline" to={pathOf('courseList')}>
          再看看别的课
        </ButtonLink>
      </div>
      <BottomBar>
        <ButtonLink size="large" block replace to={pathOf('courseList', { courseId })}>
          去学习
        </ButtonLink>
      </BottomBar>
    </>
  );
}
