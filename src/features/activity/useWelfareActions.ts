import { useState } from 'react';
import { useChooseAddress } from '@/features/reward';
import { send } from '@/request/send';
import { useLock } from '@/request/useLock';
import { UNKNOWN_MESSAGE, useSubmit } from '@/request/useSubmit';
import { signIn } from '@/session/signIn';
import { useSession } from '@/session/useSession';
import { showFailure, showLongMessage, showNotification, showSuccess } from '@/shared/ui/toast/toast';
import { welfareIntent } from './intents';
import { claimWelfare, getThematic, remindOfThematic, type Welfare } from './thematicContract';

interface Options {
  activityId: number;
  /** Asks the server anew. */
  onChanged: () => void;
  /** A welfare was given: what the member has of it, as far as the answer says. */
  onGiven: (welfareId: string, given: Pick<Welfare, 'status' | 'mine'>) => void;
  /** Signs a guest in; he acts again himself afterwards. */
  onSignIn?: (() => void) | undefined;
}

/** What the buttons of a welfare list do. */
export function useWelfareActions({ activityId, onChanged, onGiven, onSignIn = () => void signIn() }: Options) {
  const { isSignedIn } = useSession();
  const [busyId, setBusyId] = useState('');
  const chooseAddress = useChooseAddress();
  const lock = useLock();
  /** The answer was lost: the server knows whether it was given. */
  const lookUp = async (welfareId: string) => {
    const { data } = await send(getThematic, { activityId });
    // Who has gone on meanwhile stays where he is.
    if (!lock.isMounted()) return;
    const found = data?.welfare.find((each) => each.welfareId === welfareId);
    if (found?.status === 'claimed' || found?.status === 'processing') onGiven(welfareId, found);
    else showLongMessage(UNKNOWN_MESSAGE);
  };
  const claim = useSubmit(claimWelfare, {
    lock,
    intentKey: (payload) => welfareIntent(payload).intentKey,
    onDone: (answer, { payload: { welfareId } }) => {
      if (answer?.status === 'refused') showFailure(answer.reasonText ?? '没有领到');
      else {
        const { recordId, expireAt = null, claimBefore = null, needAddress = false, status } = answer ?? {};
        onGiven(welfareId, {
          status: status === 'processing' ? 'processing' : 'claimed',
          mine: recordId === undefined ? undefined : { recordId, at: null, expireAt, claimBefore, needAddress },
        });
      }
    },
    onUnknown: (_, { payload }) => void lookUp(payload.welfareId),
  });
  const remind = useSubmit(remindOfThematic, {
    onDone: (answer, { payload }) => {
      if (answer?.on ?? payload.on) showSuccess('好了，开始领取时提醒您');
      else showNotification('已取消提醒');
    },
    // `act` asks in any case.
    askAnew: () => undefined,
  });

  const deedOf = (key: string, { welfareId, reminded, mine }: Welfare) => {
    if (key === 'address' && mine) return void chooseAddress({ rewardId: mine.recordId, isLottery: false });
    if (key === 'remind') return remind.submit({ activityId, about: 'welfare', id: welfareId, on: !reminded });
    return key === 'claim' ? claim.submit({ activityId, welfareId }) : undefined;
  };
  const act = async (key: string, welfare: Welfare) => {
    if (!isSignedIn) return onSignIn();
    // One at a time; the one under way keeps its sign.
    if (busyId !== '') return;
    const deed = deedOf(key, welfare);
    if (!deed) return;
    setBusyId(welfare.welfareId);
    await deed;
    setBusyId('');
    onChanged();
  };
  return { busyId, act: (key: string, welfare: Welfare) => void act(key, welfare) };
}
