import { useId } from 'react';
import { ReactComponent as DoneIcon } from '@/shared/icons/circleCheck.svg';
import { useElderMode } from '@/shared/lib/elderMode';
import { pathOf } from '@/shared/lib/navigation';
import { formatLastDay } from '@/shared/lib/timeFormat';
import { ActionButton } from '@/shared/ui/ActionButton/ActionButton';
import { Dated } from '@/shared/ui/Dated/Dated';
import { GoodsPicture } from '@/shared/ui/GoodsPicture/GoodsPicture';
import { Link } from '@/shared/ui/Link/Link';
import { PriceTag } from '@/shared/ui/PriceTag/PriceTag';
import { StockBar } from '@/shared/ui/StockBar/StockBar';
import { Tag, type TagTone } from '@/shared/ui/Tag/Tag';
import type { Course } from '../contract';
import { describeSize } from '../courseCopy';
import styles from './CourseCard.module.less';

function toneOf({ access, price }: Course): TagTone {
  if (access === 'expired' || access === 'soon') return 'grey';
  return access === 'owned' || price === 'free' ? 'leaf' : 'apricot';
}

const isLearnt = ({ doneLessons, lessonCount }: Course) => lessonCount > 0 && doneLessons >= lessonCount;
const plays = ({ access }: Course) => access === 'open' || access === 'owned';

/** How the course stands for the member: how far he is, until when he had it, or what it costs. */
function CourseState({ course }: { course: Course }) {
  const { access, price, doneLessons, lessonCount, expireAt } = course;
  if (access === 'expired') {
    return (
      <span className={styles.note}>
        <Dated>{formatLastDay(expireAt, '到期')}</Dated>
      </span>
    );
  }
  if (plays(course) && isLearnt(course)) {
    return (
      <span className={styles.done}>
        <DoneIcon aria-hidden />
        已学完
      </span>
    );
  }
  if (plays(course) && doneLessons > 0) {
    return (
      <span className={styles.progress}>
        <StockBar used={doneLessons} total={lessonCount} label="学完" className={styles.bar} />
        <span className={styles.note}>学完 {doneLessons} 节</span>
      </span>
    );
  }
  if (access === 'owned') return <span className={styles.free}>已拥有</span>;
  if (price === 'free') return <span className={styles.free}>免费</span>;
  if (access === 'open') return <span className={styles.free}>会员不另付费</span>;
  return (
    <PriceTag
      points={course.points}
      cents={price === 'cash' ? course.cents : 0}
      size="small"
      className={styles.price}
    />
  );
}

/** One course of the list. */
export function CourseCard({ course }: { course: Course }) {
  const { courseId, title, teacher, cover, tag, access, doneLessons } = course;
  const isElder = useElderMode();
  const [button] = course.operate;
  const titleId = useId();
  const mark = tag !== '' && <Tag tone={toneOf(course)}>{tag}</Tag>;
  const kept = access === 'expired' && doneLessons > 0;
  return (
    <article className={styles.card}>
      <GoodsPicture className={styles.picture} src={cover} flag={isElder ? undefined : mark} />
      <div className={styles.words}>
        <h3 id={titleId} className={styles.title}>
          <Link className={styles.open} to={pathOf('courseList', { courseId })}>
            {title}
          </Link>
        </h3>
        {isElder && mark}
        <p className={styles.line}>{teacher}</p>
        <p className={styles.line}>
          {kept ? `${course.lessonCount} 节，学完 ${doneLessons} 节，记录还在` : describeSize(course)}
        </p>
      </div>
      <div className={styles.foot}>
        <CourseState course={course} />
        {button && (
          <ActionButton
            operate={button}
            size="small"
            aria-describedby={titleId}
            variant={plays(course) || access === 'expired' ? 'tint' : 'outline'}
          />
        )}
      </div>
    </article>
  );
}
