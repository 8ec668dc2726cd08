import { useState } from 'react';
import { keyed } from '@/shared/lib/keyed';
import { formatPoints } from '@/shared/lib/pointsFormat';
import { shownName } from '@/shared/lib/shownText';
import { formatNearDayTime } from '@/shared/lib/timeFormat';
import { Avatar } from '@/shared/ui/Avatar/Avatar';
import { BlockCard } from '../components/BlockCard';
import type { CampaignBlock, ShownCampaign } from '../definition';
import styles from './winners.module.less';

const SHOWN = 3;

function Winners({ shown: { detail, refresh }, title }: { shown: ShownCampaign; title: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const { winners } = detail;
  if (!winners) return <BlockCard title={title} failure="名单没有取到" onRetry={refresh} />;
  const rows = isWhole ? winners.rows : winners.rows.slice(0, SHOWN);
  return (
    <BlockCard title={title} note={`共 ${formatPoints(winners.total)} 人`}>
      {rows.length === 0 ? (
        <p className={styles.empty}>还没有人领到，名单会放在这里</p>
      ) : (
        <ul>
          {keyed(rows).map(([key, { nickname, avatar, at }]) => (
            <li key={key} className={styles.row}>
              <Avatar src={avatar} sizePx={36} />
              <span className={styles.name}>{shownName(nickname)}</span>
              <time className={styles.at}>{formatNearDayTime(at)}</time>
            </li>
          ))}
        </ul>
      )}
      {winners.rows.length > rows.length && (
        <button type="button" className={styles.more} onClick={() => setIsWhole(true)}>
          看最近 {winners.rows.length} 人
        </button>
      )}
    </BlockCard>
  );
}

/** Who has claimed the great reward already, the newest first. */
export function winners({ title }: { title: string }): CampaignBlock {
  return { kind: 'winners', render: (shown) => <Winners shown={shown} title={title} /> };
}
