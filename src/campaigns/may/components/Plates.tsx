import clsx from 'clsx';
import { BlockCard, type ShownCampaign } from '@/features/campaign';
import daisy from '@/shared/art/daisy.webp';
import { ReactComponent as SignIcon } from '@/shared/icons/calendarCheck.svg';
import { ReactComponent as CheckIcon } from '@/shared/icons/check.svg';
import { ReactComponent as TaskIcon } from '@/shared/icons/leaf.svg';
import { ReactComponent as CommentIcon } from '@/shared/icons/message.svg';
import { ReactComponent as CouponIcon } from '@/shared/icons/ticket.svg';
import { ownValue } from '@/shared/lib/ownValue';
import { Picture } from '@/shared/ui/Picture/Picture';
import { Tag } from '@/shared/ui/Tag/Tag';
import { plateOf, progressOf } from '../plates';
import styles from './Plates.module.less';

const ICONS: Readonly<Record<string, typeof TaskIcon>> = { sign: SignIcon, comment: CommentIcon, coupon: CouponIcon };
const DAISY_PX = 50;
const ENDED = 2;

type Task = NonNullable<ShownCampaign['detail']['tasks']>[number];

function Plate({ task }: { task: Task }) {
  const Icon = ownValue(ICONS, task.type) ?? TaskIcon;
  const { name, note } = plateOf(task);
  return (
    <li>
      <span className={clsx(styles.plate, task.done && styles.full)}>
        {task.done ? <Picture className={styles.daisy} src={daisy} size={DAISY_PX} /> : <Icon aria-hidden />}
        {task.done && (
          <span className={styles.check}>
            <CheckIcon aria-hidden />
          </span>
        )}
      </span>
      {name}
      <small className={styles.note}>{note}</small>
    </li>
  );
}

function hintOf(isSignedIn: boolean, phase: ShownCampaign['phase']): string {
  if (phase === ENDED) return isSignedIn ? '活动已结束，进度不再变' : '登录后看您的进度';
  return isSignedIn ? '每完成一件，盘子里开一朵花' : '登录后自动记下您的进度';
}

/** Three plates on the cloth: each task that is done lets a daisy bloom in its plate. */
export function Plates({ shown: { detail, refresh, isSignedIn, phase } }: { shown: ShownCampaign }) {
  const { tasks } = detail;
  if (!tasks) return <BlockCard isLead title="我的进度" failure="进度没有取到" onRetry={refresh} />;
  const { done, all, percent, left } = progressOf(tasks);
  const hint = hintOf(isSignedIn, phase);
  return (
    <BlockCard isLead>
      <div className={styles.head}>
        <h2 className={styles.title}>
          已完成 {done} / {all}
        </h2>
        {phase === 1 && left > 0 && <Tag tone="apricot">今天还能做 {left} 件</Tag>}
      </div>
      <ul className={styles.plates}>
        {tasks.map((task) => (
          <Plate key={task.taskId} task={task} />
        ))}
      </ul>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label="完成进度"
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuenow={done}
      >
        {tasks.map((task, place) => (
          <i key={task.taskId} className={clsx(styles.part, place < done && styles.reached)} />
        ))}
      </div>
      <p className={styles.hint}>
        {hint}
        <span>{percent}%</span>
      </p>
    </BlockCard>
  );
}
