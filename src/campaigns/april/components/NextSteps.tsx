import clsx from 'clsx';
import { BlockCard } from '@/features/campaign';
import styles from './NextSteps.module.less';

const STEPS = [
  { name: '领奖', note: '填好收货地址，发货前可以改' },
  { name: '到院使用', note: '出示卡券里的券码' },
  { name: '查看记录', note: '奖品和积分都在积分与奖励记录里' },
];

/** 后面的事, the next one marked. */
export function NextSteps({ current }: { current: number | undefined }) {
  return (
    <BlockCard title="后面的事">
      <ol className={styles.steps}>
        {STEPS.map(({ name, note }, place) => (
          <li key={name} className={clsx(place === current && styles.on)} aria-current={place === current && 'step'}>
            {name}
            <small>{note}</small>
          </li>
        ))}
      </ol>
    </BlockCard>
  );
}
