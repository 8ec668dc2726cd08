import { useRef, useState } from 'react';
import { useSubmit } from '@/request/useSubmit';
import { useSession } from '@/session/useSession';
import { safeMedia } from '@/shared/lib/safeUrl';
import { usePauseWhenHidden } from '@/shared/lib/usePauseWhenHidden';
import { Button } from '@/shared/ui/Button/Button';
import { showSuccess } from '@/shared/ui/toast/toast';
import { watchIntent } from '../intents';
import { ENOUGH_SECONDS } from '../liveCopy';
import { type Live, reportWatch } from '../thematicContract';
import { useWatchTime } from '../useWatchTime';
import styles from './LivePlayer.module.less';

interface Props {
  activityId: number;
  live: Live;
  /** The server has counted it. */
  onCounted: () => void;
}

/** HAVE_CURRENT_DATA: there is a picture to look at. */
const HAS_PICTURE = 2;

/** Plays the broadcast or its replay; the member's tap has asked for it. A guest's watching counts for nobody. */
export function LivePlayer({ activityId, live, onCounted }: Props) {
  const { isSignedIn } = useSession();
  const video = useRef<HTMLVideoElement>(null);
  const [isBroken, setIsBroken] = useState(false);
  usePauseWhenHidden(video);
  const { submit } = useSubmit(reportWatch, {
    ...watchIntent({ activityId, liveId: live.liveId }),
    isSilent: true,
    onDone: (answer) => {
      if (answer && answer.chancesAdded > 0)
        showSuccess(`已看满 ${ENOUGH_SECONDS} 秒，抽奖次数 +${answer.chancesAdded}`);
      onCounted();
    },
  });
  useWatchTime({
    isWatching: () => {
      const { current } = video;
      const isRunning = current !== null && !current.paused && !current.ended && current.readyState >= HAS_PICTURE;
      return isSignedIn && !live.watched && isRunning;
    },
    onEnough: async (watchSeconds) => {
      const outcome = await submit({ activityId, liveId: live.liveId, watchSeconds });
      return outcome.kind === 'done' || (outcome.kind === 'refused' && outcome.failure.kind === 'business');
    },
  });
  if (isBroken) {
    return (
      <div className={styles.broken} role="alert">
        <p>视频没有打开，请检查网络</p>
        <Button size="small" variant="outline" onClick={() => setIsBroken(false)}>
          重试
        </Button>
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: the broadcast brings its own words in the picture.
    <video
      ref={video}
      className={styles.video}
      src={safeMedia(live.watchUrl)}
      aria-label={live.title}
      autoPlay
      controls
      playsInline
      onError={() => setIsBroken(true)}
    />
  );
}
