import { useState } from 'react';
import { useSubmit } from '@/request/useSubmit';
import { signIn } from '@/session/signIn';
import { useSession } from '@/session/useSession';
import { safeExternal, safeMedia } from '@/shared/lib/safeUrl';
import { serverNow } from '@/shared/lib/serverClock';
import { Button } from '@/shared/ui/Button/Button';
import { Card } from '@/shared/ui/Card/Card';
import { Dated } from '@/shared/ui/Dated/Dated';
import { leaveTo } from '@/shared/ui/dialog/leaveTo';
import { GoodsPicture } from '@/shared/ui/GoodsPicture/GoodsPicture';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import { Tag } from '@/shared/ui/Tag/Tag';
import { showMessage, showNotification, showSuccess } from '@/shared/ui/toast/toast';
import { noteOfLive, tagOfLive, titleOfLive } from '../liveCopy';
import { type Live, remindOfThematic } from '../thematicContract';
import styles from './LiveCard.module.less';
import { LivePlayer } from './LivePlayer';

interface Props {
  activityId: number;
  live: Live;
  /** Asks the server anew after a write. */
  onChanged: () => void;
  /** Signs a guest in; without it he comes back to the present address. */
  onSignIn?: (() => void) | undefined;
  /** The member wants to watch. */
  onWatch?: (() => void) | undefined;
}

const COVER_RATIO = 0.8125;

/** Opens the broadcast here or outside; says so when its address may not be opened. Returns whether it plays here. */
function openLive({ watchType, watchUrl }: Live): boolean {
  if (watchType === 'video' && safeMedia(watchUrl) !== undefined) return true;
  const href = watchType === 'page' ? safeExternal(watchUrl) : undefined;
  if (href === undefined) showMessage('直播暂时打不开，请稍后再试');
  else void leaveTo({ href, host: new URL(href).host });
  return false;
}

function useRemind({ activityId, live: { liveId, reminded }, onChanged }: Props) {
  const { submit, isBusy } = useSubmit(remindOfThematic, {
    askAnew: onChanged,
    onDone: (answer, { payload }) => {
      if (answer?.on ?? payload.on) showSuccess('好了，开播时提醒您');
      else showNotification('已取消提醒');
      onChanged();
    },
  });
  return { isBusy, remind: () => void submit({ activityId, about: 'live', id: liveId, on: !reminded }) };
}

/** The broadcast of an activity: before, while it runs, and its replay. Nothing of it is loaded before a tap. */
export function LiveCard(props: Props) {
  const { activityId, live, onChanged, onSignIn = () => void signIn(), onWatch } = props;
  const { isSignedIn } = useSession();
  const [isPlaying, setIsPlaying] = useState(false);
  const { isBusy, remind } = useRemind(props);
  const { title, host, cover } = live;

  const act = (key: string) => {
    if (key === 'remind') return isSignedIn ? remind() : onSignIn();
    onWatch?.();
    return setIsPlaying(openLive(live));
  };
  const note = noteOfLive(live, isSignedIn);
  const [button] = live.operate;
  const canPlay = isPlaying && live.watchUrl !== '';
  return (
    <Card className={styles.card}>
      <SectionTitle>{titleOfLive(live, serverNow())}</SectionTitle>
      <div className={styles.live}>
        <GoodsPicture
          className={styles.cover}
          src={cover}
          ratio={COVER_RATIO}
          flag={<span className={styles.tag}>{tagOfLive(live, serverNow())}</span>}
        />
        <div className={styles.words}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.host}>{host}</p>
          <div className={styles.foot}>
            {note !== undefined && (
              <p className={styles.note}>
                <Dated>{note}</Dated>
              </p>
            )}
            {button && !button.enabled && <Tag tone="grey">{button.text}</Tag>}
            {button?.enabled && !canPlay && (
              <Button size="small" className={styles.action} busy={isBusy} onClick={() => act(button.key)}>
                {button.text}
              </Button>
            )}
          </div>
        </div>
      </div>
      {canPlay && <LivePlayer activityId={activityId} live={live} onCounted={onChanged} />}
    </Card>
  );
}
