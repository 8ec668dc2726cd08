import { keyed } from '@/shared/lib/keyed';
import { BlockCard } from '../components/BlockCard';
import type { CampaignBlock } from '../definition';
import styles from './steps.module.less';

interface Copy {
  title: string;
  /** In order; what a member does, and one line on how. */
  steps: readonly { name: string; note: string }[];
}

/** How the campaign works, in a few steps. */
export function steps({ title, steps: all }: Copy): CampaignBlock {
  return {
    kind: 'steps',
    render: () => (
      <BlockCard title={title}>
        <ol className={styles.steps}>
          {keyed(all).map(([key, { name, note }]) => (
            <li key={key}>
              <b>{name}</b>
              <p>{note}</p>
            </li>
          ))}
        </ol>
      </BlockCard>
    ),
  };
}
