import { useEffect, useReducer } from 'react';
import { useModel } from 'umi';
import { onPageReturn } from '@/bridge/pageReturn';
import { internalPath } from '@/shared/lib/navigation';
import { useWhenOnline } from '@/shared/lib/online';
import { safeImage } from '@/shared/lib/safeUrl';
import { formatLastDay, formatNearDay } from '@/shared/lib/timeFormat';
import { Dated } from '@/shared/ui/Dated/Dated';
import { Picture } from '@/shared/ui/Picture/Picture';
import { Tag } from '@/shared/ui/Tag/Tag';
import styles from './ActivityStrip.module.less';

const RUNNING = 1;
const REMOVED = 3;
const COVER_SIZE = 40;

/** The activities that this app has a screen for, in one row. Nothing shows when there is none. */
export function ActivityStrip() {
  const { activities, hasAnswer, loadActivities } = useModel('activity');
  const [tries, askAgain] = useReducer((count: number) => count + 1, 0);
  // An answer that was lost leaves none, too.
  useWhenOnline(hasAnswer && activities.length === 0, askAgain);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    const controller = new AbortController();
    const load = () => loadActivities(controller.signal).catch(() => undefined);
    void load();
    // What has begun or ended meanwhile, also with a new day.
    const stop = onPageReturn(load);
    return () => {
      stop();
      controller.abort();
    };
  }, [loadActivities, tries]);

  const shown = activities.flatMap((each) => {
    const path = internalPath(each.route);
    return path === undefined || each.status === REMOVED ? [] : [{ ...each, path, picture: safeImage(each.cover) }];
  });
  // Its place is kept, so that nothing moves when the activities come.
  if (shown.length === 0) return hasAnswer ? null : <div className={styles.place} aria-hidden />;
  return (
    <section aria-label="活动">
      <ul className={styles.strip}>
        {shown.map(({ id, title, picture, status, startAt, endAt, path }) => (
          <li key={id}>
            <a className={styles.item} href={`#${path}`}>
              {picture !== undefined && <Picture className={styles.cover} src={picture} size={COVER_SIZE} />}
              <span className={styles.text}>
                <span className={styles.title}>{title}</span>
                {startAt !== null && endAt !== null && (
                  <span className={styles.time}>
                    <Dated>
                      {formatNearDay(startAt, '至')} {formatLastDay(endAt)}
                    </Dated>
                  </span>
                )}
              </span>
              {status !== RUNNING && <Tag tone="grey">{status === 0 ? '未开始' : '已结束'}</Tag>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
