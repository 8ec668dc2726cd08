import { CampaignAction, type ShownCampaign } from '@/features/campaign';
import { useCreateTeam } from '@/features/team';
import { useGo } from '@/shared/lib/navigation';
import type { Operate } from '@/shared/lib/schema';
import { ROUTES } from '../routes';

/** 发起组队: begins a team and shows it. */
export function BeginButton({ operate, shown }: { operate: Operate; shown: ShownCampaign }) {
  const go = useGo();
  const { create, isBusy } = useCreateTeam(shown.campaign.activityId, {
    onTeam: (teamId) => {
      shown.report('teamCreate');
      go(ROUTES.team, { teamId });
    },
    refresh: shown.refresh,
  });
  return <CampaignAction operate={operate} size="large" busy={isBusy} onClick={() => shown.act('bar', create)} />;
}
