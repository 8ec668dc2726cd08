import { useId } from 'react';
import { ReactComponent as BookIcon } from '@/shared/icons/book.svg';
import { ReactComponent as SignIcon } from '@/shared/icons/calendarCheck.svg';
import { ReactComponent as CheckIcon } from '@/shared/icons/check.svg';
import { ReactComponent as TaskIcon } from '@/shared/icons/leaf.svg';
import { ReactComponent as CommentIcon } from '@/shared/icons/message.svg';
import { ReactComponent as OrderIcon } from '@/shared/icons/package.svg';
import { ReactComponent as CouponIcon } from '@/shared/icons/ticket.svg';
import { ownValue } from '@/shared/lib/ownValue';
import { Dated } from '@/shared/ui/Dated/Dated';
import { Tag } from '@/shared/ui/Tag/Tag';
import { BlockCard } from '../components/BlockCard';
import { RowAction } from '../components/RowAction';
import type { CampaignTask } from '../contract';
import type { CampaignBlock, ShownCampaign } from '../definition';
import styles from './tasks.module.less';

const KIND = 'tasks';

/** The drawings of the server's kinds of task; a leaf for any other. */
const ICONS: Readonly<Record<string, typeof TaskIcon>> = {
  sign: SignIcon,
  course: BookIcon,
  comment: CommentIcon,
  coupon: CouponIcon,
  order: OrderIcon,
};

interface WordsProps {
  task: CampaignTask;
  titleId: string;
}

function TaskWords({ task: { title, note, done, current, target }, titleId }: WordsProps) {
  return (
    <div className={styles.words}>
      <span id={titleId}>{title}</span>
      {note !== undefined && (
        <p>
          <Dated>{note}</Dated>
        </p>
      )}
      {!done && current !== undefined && target !== undefined && (
        <progress className={styles.progress} value={current} max={target} aria-label={title} />
      )}
    </div>
  );
}

function TaskRow({ task, shown }: { task: CampaignTask; shown: ShownCampaign }) {
  const { taskId, type, done, operate } = task;
  const titleId = useId();
  const Icon = ownValue(ICONS, type) ?? TaskIcon;
  const go = () => {
    shown.report(`task:${taskId}`);
    shown.act(KIND, shown.refresh);
  };
  return (
    <li className={styles.task}>
      <span className={styles.seat}>
        <Icon aria-hidden />
      </span>
      <TaskWords task={task} titleId={titleId} />
      {done && (
        <Tag tone="success" className={styles.done}>
          <CheckIcon aria-hidden />
          已完成
        </Tag>
      )}
      {!done && operate.map((each) => <RowAction key={each.key} operate={each} titleId={titleId} onClick={go} />)}
    </li>
  );
}

/** What there is to do, how far the member is, and the way to each. Coming back from there shows what was done. */
export function tasks({ title }: { title: string }): CampaignBlock {
  return {
    kind: KIND,
    render: (shown) => {
      const { tasks: all } = shown.detail;
      const failure = all ? undefined : '任务没有取到';
      return (
        <BlockCard title={title} failure={failure} onRetry={shown.refresh}>
          <ul>
            {all?.map((task) => (
              <TaskRow key={task.taskId} task={task} shown={shown} />
            ))}
          </ul>
        </BlockCard>
      );
    },
  };
}
