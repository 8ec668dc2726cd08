import { ReactComponent as TextIcon } from '@/shared/icons/fileText.svg';
import { ReactComponent as GiftIcon } from '@/shared/icons/gift.svg';
import { ReactComponent as TrophyIcon } from '@/shared/icons/trophy.svg';
import { pathOf } from '@/shared/lib/navigation';
import { formatPoints } from '@/shared/lib/pointsFormat';
import { usePanel } from '@/shared/lib/usePanel';
import { Card } from '@/shared/ui/Card/Card';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import { RULES, WINNERS } from '../components/panels';
import type { CampaignBlock, ShownCampaign } from '../definition';
import styles from './results.module.less';

function Rows({ shown: { detail, phase, isSignedIn } }: { shown: ShownCampaign }) {
  const { open } = usePanel('panel');
  const winners = detail.recap?.winners;
  const waiting = detail.mine?.filter(({ status }) => status === 'open').length ?? 0;
  return (
    <Card tight className={styles.rows} aria-label="结果和规则">
      {winners && (
        <ListRow
          icon={<TrophyIcon aria-hidden />}
          title="获奖名单"
          value={`${formatPoints(winners.count)} 人`}
          onClick={() => open(WINNERS)}
        />
      )}
      {isSignedIn && (
        <ListRow
          icon={<GiftIcon aria-hidden />}
          title="我的奖品"
          value={waiting > 0 ? `${waiting} 件待领取` : undefined}
          to={pathOf('prizeRecord')}
        />
      )}
      {detail.rulesKey !== undefined && (
        <ListRow
          icon={<TextIcon aria-hidden />}
          title="活动规则"
          value={phase === 2 ? '只能查看' : undefined}
          onClick={() => open(RULES)}
        />
      )}
    </Card>
  );
}

/** The ways to who won what, to the member's own prizes, and to the rules. */
export function results(): CampaignBlock {
  return { kind: 'results', render: (shown) => <Rows shown={shown} /> };
}
