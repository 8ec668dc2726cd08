import { CampaignAction } from '@/features/campaign';
import { type Team, useCreateTeam, useJoinTeam } from '@/features/team';
import { ReactComponent as HomeIcon } from '@/shared/icons/home.svg';
import { useElderMode } from '@/shared/lib/elderMode';
import { pathOf } from '@/shared/lib/navigation';
import type { Operate } from '@/shared/lib/schema';
import { BarItem } from '@/shared/ui/BottomBar/BarItem';
import { BottomBar } from '@/shared/ui/BottomBar/BottomBar';
import { ROUTES } from '../routes';
import { ACTIVITY_ID } from '../world';

interface Props {
  team: Team;
  act: (deed: () => void) => void;
  onInvite: () => void;
  onTeam: (teamId: string) => void;
  onLost: () => void;
  refresh: () => void;
}

/** Leaving stands in the card; the other buttons of the server stand here. */
const IN_CARD = 'quit';

/** The foot of a team's page: to the campaign, and the one thing to do. */
export function TeamBar({ team, act, onInvite, ...after }: Props) {
  const isElder = useElderMode();
  const create = useCreateTeam(ACTIVITY_ID, after);
  const join = useJoinTeam({ activityId: ACTIVITY_ID, teamId: team.teamId }, after);
  const deeds: Readonly<Record<string, () => void>> = {
    create: () => act(create.create),
    join: () => act(join.join),
    invite: onInvite,
  };
  const deedOf = ({ key }: Operate) => deeds[key];
  return (
    <BottomBar>
      {!isElder && (
        <BarItem icon={<HomeIcon aria-hidden />} to={pathOf(ROUTES.home)}>
          活动
        </BarItem>
      )}
      {team.operate
        .filter(({ key }) => key !== IN_CARD)
        .map((each) => (
          <CampaignAction
            key={each.key}
            operate={each}
            size="large"
            busy={create.isBusy || join.isBusy}
            onClick={deedOf(each)}
          />
        ))}
    </BottomBar>
  );
}
