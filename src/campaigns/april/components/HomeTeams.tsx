import { LaterBlock, type ShownCampaign } from '@/features/campaign';
import { HotTeams } from '@/features/team';
import { useGo } from '@/shared/lib/navigation';
import { ROUTES } from '../routes';
import { mayBegin } from '../teamWords';

const TITLE = '还能加入的小队';

/** Teams that lack few people. */
export function HomeTeams({ shown }: { shown: ShownCampaign }) {
  const go = useGo();
  return (
    <LaterBlock title={TITLE} height="196px">
      <HotTeams
        activityId={shown.campaign.activityId}
        title={TITLE}
        canBegin={mayBegin(shown.detail)}
        act={(deed) => shown.act('hot', deed)}
        onTeam={(teamId) => {
          shown.report('teamJoin');
          go(ROUTES.team, { teamId });
        }}
        onChanged={shown.refresh}
      />
    </LaterBlock>
  );
}
