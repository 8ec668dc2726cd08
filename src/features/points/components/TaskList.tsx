import { GuestState } from '@/frame/GuestState';
import { useQuery } from '@/request/useQuery';
import { useSubmit } from '@/request/useSubmit';
import { useSession } from '@/session/useSession';
import { internalPath } from '@/shared/lib/navigation';
import { formatPoints } from '@/shared/lib/pointsFormat';
import type { Operate } from '@/shared/lib/schema';
import { ActionButton } from '@/shared/ui/ActionButton/ActionButton';
import { ButtonLink } from '@/shared/ui/Button/ButtonLink';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
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
    <QueryView query={query} skeleton={<Skeleton shape="card" height="280px" />}>
      {(tasks) => (
        <ul className={styles.list}>
          {tasks.filter(isReachable).map((task) => (
            <TaskRow key={task.taskId} task={task} onClaimed={query.refresh} />
          ))}
        </ul>
      )}
    </QueryView>
  );
}

function isReachable({ operate }: PointsTask): boolean {
  return operate.every(({ reasonAction }) => !reasonAction || internalPath(reasonAction.route) !== undefined);
}

/** The server's button: the way to the task's screen, or taking what the task has earned. */
function TaskButton({ operate, isBusy, onClaim }: { operate: Operate; isBusy: boolean; onClaim: () => void }) {
  const { enabled, text, reasonAction } = operate;
  if (enabled && reasonAction) {
    return (
      <ButtonLink size="small" variant="tint" to={internalPath(reasonAction.route) ?? ''}>
        {text}
      </ButtonLink>
    );
  }
  return <ActionButton operate={operate} size="small" variant="tint" busy={isBusy} onClick={onClaim} />;
}

function TaskRow({ task, onClaimed }: { task: PointsTask; onClaimed: () => void }) {
  const { submit, isBusy } = useSubmit(claimPointsTask, {
    ...taskIntent(task),
    onDone: (answer, { isReplay }) => {
      if (isReplay) showMessage('已经领取过了');
      else showSuccess(answer ? `得 ${formatPoints(answer.delta)} 积分` : '已领取');
      onClaimed();
    },
  });
  return (
    <ListRow
      as="li"
      large
      title={task.title}
      note={
        <>
          <b className={styles.points}>+{formatPoints(task.points)} 积分</b>
          {task.limit > 1 && ` · 已完成 ${task.progress}/${task.limit}`}
          {task.isDaily && ' · 每天'}
        </>
      }
      action={task.operate.map((operate) => (
        <TaskButton
          key={operate.key}
          operate={operate}
          isBusy={isBusy}
          onClaim={() => void submit({ taskId: task.taskId })}
        />
      ))}
    />
  );
}
