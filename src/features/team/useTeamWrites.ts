import { type SubmitOptions, useSubmit } from '@/request/useSubmit';
import { readInviter } from '@/session/channel';
import { SOLD_OUT } from '@/shared/config/serverCodes';
import { showLongMessage, showMessage, showSuccess } from '@/shared/ui/toast/toast';
import { createTeam, joinTeam, quitTeam } from './contract';
import { createIntent, joinIntent, quitIntent } from './intents';

export interface AfterTeam {
  /** The member is in this team now. */
  onTeam: (teamId: string) => void;
  /** Asks the server anew, after a refusal or an answer that was lost. */
  refresh: () => void;
  /** The last seat went to somebody else. */
  onLost?: () => void;
}

const UNSURE = '没有收到结果，以页面上的为准';

function afterDoubt({
  refresh,
  onLost,
}: Omit<AfterTeam, 'onTeam'>): Pick<SubmitOptions<unknown, unknown>, 'askAnew' | 'onRefused' | 'onUnknown'> {
  return {
    onRefused: ({ code }) => {
      if (code === SOLD_OUT) onLost?.();
      return false;
    },
    askAnew: refresh,
    onUnknown: () => {
      showLongMessage(UNSURE);
      refresh();
    },
  };
}

/** Begins a team of an activity. */
export function useCreateTeam(activityId: number, after: AfterTeam) {
  const { submit, isBusy } = useSubmit(createTeam, {
    ...createIntent(activityId),
    ...afterDoubt(after),
    onDone: (answer, { isReplay }) => {
      if (isReplay) showMessage('刚才已经发起过了');
      else showSuccess('小队已发起');
      if (answer) after.onTeam(answer.teamId);
      else after.refresh();
    },
  });
  return { create: () => void submit({ activityId }), isBusy };
}

/** Takes a seat in a team; who has invited the member goes along, for the record only. */
export function useJoinTeam(team: { activityId: number; teamId: string }, after: AfterTeam) {
  const { submit, isBusy } = useSubmit(joinTeam, {
    ...joinIntent(team),
    ...afterDoubt(after),
    onDone: (answer, { isReplay }) => {
      if (isReplay) showMessage('刚才已经加入过了');
      else showSuccess(answer?.status === 1 ? '人齐了，组队成功' : '已加入小队');
      after.onTeam(answer?.teamId ?? team.teamId);
    },
  });
  const join = () => {
    const inviter = readInviter();
    void submit({ teamId: team.teamId, ...(inviter === '' ? {} : { inviter }) });
  };
  return { join, isBusy };
}

/** Gives the seat up, or dissolves the team of a leader who is alone. */
export function useQuitTeam(team: { activityId: number; teamId: string }, refresh: () => void) {
  const { submit, isBusy } = useSubmit(quitTeam, {
    ...quitIntent(team),
    ...afterDoubt({ refresh }),
    onDone: (answer, { isReplay }) => {
      if (isReplay) showMessage('刚才已经退出过了');
      else showSuccess(answer?.status === 2 ? '小队已解散' : '已退出小队');
      refresh();
    },
  });
  return { quit: () => void submit({ teamId: team.teamId }), isBusy };
}
