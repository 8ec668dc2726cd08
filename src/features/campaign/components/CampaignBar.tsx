import { Suspense } from 'react';
import { sendOn } from '@/features/wechat';
import { useSubmit } from '@/request/useSubmit';
import { ReactComponent as ShareIcon } from '@/shared/icons/share.svg';
import { lazyPart } from '@/shared/lib/lazyPart';
import type { Operate } from '@/shared/lib/schema';
import { isReachable } from '@/shared/ui/ActionButton/operateLinks';
import { BarItem } from '@/shared/ui/BottomBar/BarItem';
import { BottomBar } from '@/shared/ui/BottomBar/BottomBar';
import { showNotification, showSuccess } from '@/shared/ui/toast/toast';
import { type CampaignDetail, remindOfCampaign } from '../contract';
import type { ShownCampaign } from '../definition';
import { CampaignAction } from './CampaignAction';

const HelpItem = lazyPart(async () => (await import('./HelpItem')).HelpItem);

interface Props {
  shown: ShownCampaign;
  share: { title: string };
}

const BAR = 'bar';
const ENDED = 2;

function useRemind({ campaign: { code }, detail, refresh, report, act }: ShownCampaign) {
  const isOn = detail.remind?.on ?? false;
  const { submit, isBusy } = useSubmit(remindOfCampaign, {
    onDone: (answer, { payload }) => {
      if (answer?.on ?? payload.on) showSuccess('好了，开始时提醒您');
      else showNotification('已取消提醒');
      report('remind');
      refresh();
    },
    askAnew: refresh,
  });
  return { isBusy, remind: () => act(BAR, () => void submit({ code, on: !isOn })) };
}

/** Where one goes on from a campaign that is over and has nothing left for this member. */
function wayOn({ next }: CampaignDetail): readonly Operate[] {
  if (!next) return [];
  const text = '看下一个活动';
  return [{ key: 'next', text, enabled: true, reasonAction: { text, route: next.route } }];
}

/** The foot of a campaign: sharing, after the end help instead, and the server's main action or the way on. */
export function CampaignBar({ shown, share }: Props) {
  const { campaign, detail, phase, report } = shown;
  const { isBusy, remind } = useRemind(shown);
  const onShare = () => {
    report('share');
    sendOn(share.title, campaign.route.path);
  };
  const deedOf = ({ key }: Operate) => {
    const deed = campaign.actions?.[key];
    if (deed) return () => deed(shown);
    return key === 'remind' ? remind : undefined;
  };
  const isOver = phase === ENDED;
  const actions = isOver && detail.operate.length === 0 ? wayOn(detail) : detail.operate;
  const buttons = actions.filter(
    (each) => isReachable(each) && (!each.enabled || each.reasonAction || deedOf(each) || campaign.buttons?.[each.key]),
  );
  const shareItem = (
    <BarItem icon={<ShareIcon aria-hidden />} onClick={onShare}>
      分享
    </BarItem>
  );
  return (
    <BottomBar>
      {/* What is not to be tapped yet keeps the room. */}
      <Suspense fallback={<i style={{ visibility: 'hidden' }}>{shareItem}</i>}>
        {isOver ? <HelpItem /> : shareItem}
      </Suspense>
      {buttons.map((each) => {
        const Own = campaign.buttons?.[each.key];
        if (Own) return <Own key={each.key} operate={each} shown={shown} />;
        const busy = each.key === 'remind' && isBusy;
        return <CampaignAction key={each.key} operate={each} size="large" busy={busy} onClick={deedOf(each)} />;
      })}
    </BottomBar>
  );
}
