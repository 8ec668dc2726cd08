import { currentHost } from '@/bridge/environment';
import { shareLinkOf } from '@/bridge/shareLink';
import { useSubmit } from '@/request/useSubmit';
import { ReactComponent as ShareIcon } from '@/shared/icons/share.svg';
import type { Operate } from '@/shared/lib/schema';
import { isReachable } from '@/shared/ui/ActionButton/operateLinks';
import { BottomBar } from '@/shared/ui/BottomBar/BottomBar';
import { SpacedWord } from '@/shared/ui/Button/SpacedWord';
import { shareLink } from '@/shared/ui/CopyButton/shareLink';
import { showMessage, showNotification, showSuccess } from '@/shared/ui/toast/toast';
import { remindOfCampaign } from '../contract';
import type { ShownCampaign } from '../definition';
import { CampaignAction } from './CampaignAction';
import styles from './CampaignBar.module.less';

interface Props {
  shown: ShownCampaign;
  share: { title: string };
}

const BAR = 'bar';

function useRemind({ campaign: { code }, detail, refresh, report, act }: ShownCampaign) {
  const isOn = detail.remind?.on ?? false;
  const { submit, isBusy } = useSubmit(remindOfCampaign, {
    onDone: (answer, { payload }) => {
      if (answer?.on ?? payload.on) showSuccess('好了，开始时提醒您');
      else showNotification('已取消提醒');
      report('remind');
      refresh();
    },
  });
  return { isBusy, remind: () => act(BAR, () => void submit({ code, on: !isOn })) };
}

/** The foot of a campaign: sharing, and the server's main action. */
export function CampaignBar({ shown, share }: Props) {
  const { campaign, detail, report } = shown;
  const { isBusy, remind } = useRemind(shown);
  const sendOn = () => {
    report('share');
    if (currentHost() === 'browser') void shareLink(share.title, shareLinkOf(campaign.route.path));
    else showMessage('点右上角“···”，发送给朋友');
  };
  const deedOf = ({ key }: Operate) => {
    const deed = campaign.actions?.[key];
    if (deed) return () => deed(shown);
    return key === 'remind' ? remind : undefined;
  };
  const buttons = detail.operate.filter(
    (each) => isReachable(each) && (!each.enabled || each.reasonAction || deedOf(each) || campaign.buttons?.[each.key]),
  );
  return (
    <BottomBar className={styles.bar}>
      <button type="button" className={styles.share} onClick={sendOn}>
        <ShareIcon aria-hidden />
        <SpacedWord>分享</SpacedWord>
      </button>
      {buttons.map((each) => {
        const Own = campaign.buttons?.[each.key];
        if (Own) return <Own key={each.key} operate={each} shown={shown} />;
        return (
          <CampaignAction
            key={each.key}
            operate={each}
            size="large"
            busy={each.key === 'remind' && isBusy}
            onClick={deedOf(each)}
          />
        );
      })}
    </BottomBar>
  );
}
