import { keyed } from '@/shared/lib/keyed';
import { serverNow } from '@/shared/lib/serverClock';
import { ActionButton } from '@/shared/ui/ActionButton/ActionButton';
import { Dated } from '@/shared/ui/Dated/Dated';
import { GoodsPicture } from '@/shared/ui/GoodsPicture/GoodsPicture';
import type { Resume } from '../contract';
import { describeLast, describePlace } from '../courseCopy';
import styles from './ResumeCard.module.less';

/** More leaves than these would be too thin to count. */
const MOST_LEAVES = 16;

function Leaves({ done, total, isHalf }: { done: number; total: number; isHalf: boolean }) {
  if (total > MOST_LEAVES) return null;
  const leaves = Array.from({ length: total }, (_, place) => {
    if (place < done) return styles.full;
    return place === done && isHalf ? styles.half : styles.leaf;
  });
  return (
    <span className={styles.leaves} aria-hidden>
      {keyed(leaves).map(([key, look]) => (
        <i key={key} className={look} />
      ))}
    </span>
  );
}

/** The course in which the member was last, and the way on in it. */
export function ResumeCard({ resume }: { resume: Resume }) {
  const { title, cover, lessonNo, lessonTitle, position, seconds, doneLessons, lessonCount, watchedAt } = resume;
  const [button] = resume.operate;
  return (
    <section className={styles.card} aria-label="继续学习">
      <p className={styles.head}>
        <span>继续学习</span>
        <span>
          <Dated>{describeLast(watchedAt, serverNow())}</Dated>
        </span>
      </p>
      <div className={styles.main}>
        <GoodsPicture src={cover} eager />
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.line}>
            第 {lessonNo} 节：{lessonTitle}
          </p>
          <p className={styles.line}>{describePlace(position, seconds, false)}</p>
        </div>
      </div>
      <p className={styles.progress}>
        <Leaves done={doneLessons} total={lessonCount} isHalf={position > 0} />
        <span>
          学完 {doneLessons} 节，共 {lessonCount} 节
        </span>
      </p>
      {button && <ActionButton operate={button} size="large" block />}
    </section>
  );
}
