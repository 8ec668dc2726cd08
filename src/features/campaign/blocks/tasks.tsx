import { BlockCard } from '../components/BlockCard';
import { CampaignAction } from '../components/CampaignAction';
import type { CampaignTask } from '../contract';
import type { CampaignBlock, ShownCampaign } from '../definition';
import styles from './tasks.module.less';

const KIND = 'tasks';

function TaskRow({ task, shown }: { task: CampaignTask; shown: ShownCampaign }) {
  const { title, note, done, current, target, operate } = task;
  return (
    <li className={styles.task}>
      <div className={styles.words}>
        {title}
        {note !== undefined && <p>{note}</p>}
        {!done && current !== undefined && target !== undefined && (
          <progress className={styles.progress} value={current} max={target} aria-label={title} />
        )}
      </div>
      {done && <span className={styles.done}>已完成</span>}
      {operate.map((each) => (
        <CampaignAction
          key={each.key}
          operate={each}
          variant="tint"
          size="small"
          onClick={() => shown.act(KIND, shown.refresh)}
        />
      ))}
    </li>
  );
}

/** What there is to do, how far the member is, and the way to each. */
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
