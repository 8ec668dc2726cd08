import { useInterval, useMemoizedFn, useUnmount } from 'ahooks';
import { useEffect, useRef, useState } from 'react';
import { safeMedia } from '@/shared/lib/safeUrl';
import { usePauseWhenHidden } from '@/shared/lib/usePauseWhenHidden';
import { Button } from '@/shared/ui/Button/Button';
import type { Lesson } from '../contract';
import styles from './LessonVideo.module.less';

/** How often the place is told while the film runs. */
const TELL_MS = 10_000;

interface Props {
  lesson: Lesson;
  /** Seconds from the start. */
  startAt: number;
  onPlace: (seconds: number) => void;
}

/** Plays one lesson with the browser's own controls and captions, and tells where the member is. */
export function LessonVideo({ lesson, startAt, onPlace }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [isBroken, setIsBroken] = useState(false);
  const place = useRef({ seconds: startAt, told: startAt });

  const tell = useMemoizedFn(() => {
    const { seconds, told } = place.current;
    if (Math.floor(seconds) === Math.floor(told)) return;
    place.current.told = seconds;
    onPlace(seconds);
  });
  const note = () => {
    if (video.current && video.current.currentTime > 0) place.current.seconds = video.current.currentTime;
  };

  usePauseWhenHidden(video);
  useInterval(tell, TELL_MS);
  useUnmount(tell);
  useEffect(() => {
    const tellWhenHidden = () => document.visibilityState === 'hidden' && tell();
    window.addEventListener('pagehide', tell);
    document.addEventListener('visibilitychange', tellWhenHidden);
    return () => {
      window.removeEventListener('pagehide', tell);
      document.removeEventListener('visibilitychange', tellWhenHidden);
    };
  }, []);

  if (isBroken) {
    return (
      <div className={styles.broken} role="alert">
        <p>视频没有打开，请检查网络</p>
        <Button size="small" variant="tint" onClick={() => setIsBroken(false)}>
          重试
        </Button>
      </div>
    );
  }
  const captions = safeMedia(lesson.captionUrl);
  return (
    <video
      ref={video}
      className={styles.video}
      src={safeMedia(lesson.videoUrl)}
      aria-label={lesson.title}
      autoPlay
      controls
      playsInline
      onLoadedMetadata={({ currentTarget }) => {
        currentTarget.currentTime = place.current.seconds;
      }}
      onTimeUpdate={note}
      onPause={tell}
      onEnded={({ currentTarget }) => {
        place.current.seconds = Math.max(currentTarget.duration || 0, lesson.seconds);
        tell();
      }}
      onError={() => setIsBroken(true)}
    >
      <track kind="captions" src={captions} srcLang="zh" label="中文字幕" default />
    </video>
  );
}
