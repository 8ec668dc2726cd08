import { useId } from 'react';
import { GuestState } from '@/frame/GuestState';
import { useQuery } from '@/request/useQuery';
import { useSubmit } from '@/request/useSubmit';
import { useSession } from '@/session/useSession';
import { formatPoints } from '@/shared/lib/pointsFormat';
import { ActionButton } from '@/shared/ui/ActionButton/ActionButton';
import { isReachable } from '@/shared/ui/ActionButton/operateLinks';
import { Button } from '@/shared/ui/Button/Button';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import { useShownRows } from '@/shared/ui/PagedList/useShownRows';
import { QueryView } from '@/shared/ui/QueryView/QueryView';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { showMessage, showSuccess } from '@/shared/ui/toast/toast';
import { claimPointsTask, getPointsTasks, type PointsTask } from '../contract';
import { taskIntent } from '../intents';
import styles from './TaskList.module.less';

/** What a member can do for points. Tasks whose screen this app lacks are left out. */
export function TaskList() {
  const { isSignedIn } = useSession();
  const query = useQuery(getPointsTasks, undefined, { skip: !isSignedIn, refreshOnReturn: true });
  if (!isSignedIn) {
    return <GuestState title="登录后看任务" text="签到、下单、上课都能得积分" />;
  }
  return (
    <QueryView query={query} skeleton={<Skeleton shape="card" height="calc(var(--tap) * 7 + 108px)" />}>
      {(tasks) => <Tasks tasks={tasks.filter(({ operate }) => operate.every(isReachable))} onChanged={query.refresh} />}
    </QueryView>
  );
}

function Tasks({ tasks, onChanged }: { tasks: readonly PointsTask[]; onChanged: () => void }) {
  const [count, showMore] = useShownRows('tasks');
  return (
    <>
      <ul className={styles.list}>
        {tasks.slice(0, count).map((task) => (
          <TaskRow key={task.taskId} task={task} onChanged={onChanged} />
        ))}
      </ul>
      {tasks.length > count && (
        <Button key={count} variant="tint" block onClick={showMore}>
          查看更多
        </Button>
      )}
    </>
  );
}

function TaskRow({ task, onChanged }: { task: PointsTask; onChanged: () => void }) {
  const titleId = useId();
  const { submit, isBusy } = useSubmit(claimPointsTask, {
    ...taskIntent(task),
    onDone: (answer, { isReplay }) => {
      if (isReplay) showMessage('已经领取过了');
      else showSuccess(answer ? `得 ${formatPoints(answer.delta)} 积分` : '已领取');
      onChanged();
    },
    askAnew: onChanged,
  });
  return (
    <ListRow
      as="li"
      large
      title={task.title}
      titleId={titleId}
      note={
        <>
          <b className={styles.points}>+{formatPoints(task.points)} 积分</b>
          {task.limit > 1 && `，已完成 ${task.progress}/${task.limit}`}
          {task.isDaily && '，每天'}
        </>
      }
      action={task.operate.map((operate) => (
        <ActionButton
          key={operate.key}
          operate={operate}
          size="small"
          aria-describedby={titleId}
          variant="tint"
          busy={isBusy}
          onClick={() => void submit({ taskId: task.taskId })}
        />
      ))}
    />
  );
}
