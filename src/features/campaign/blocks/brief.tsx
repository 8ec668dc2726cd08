import { keyed } from '@/shared/lib/keyed';
import { Dated } from '@/shared/ui/Dated/Dated';
import { BlockCard } from '../components/BlockCard';
import type { CampaignBlock } from '../definition';
import styles from './brief.module.less';

/** What to know before buying or joining, in a few of the server's lines; the whole rules stand behind 规则. */
export function brief({ title }: { title: string }): CampaignBlock {
  return {
    kind: 'brief',
    render: ({ detail: { brief: lines }, refresh }) => (
      <BlockCard title={title} failure={lines ? undefined : '说明没有取到'} onRetry={refresh}>
        <ul className={styles.lines}>
          {keyed(lines ?? []).map(([key, line]) => (
            <li key={key}>
              <Dated>{line}</Dated>
            </li>
          ))}
        </ul>
      </BlockCard>
    ),
  };
}
