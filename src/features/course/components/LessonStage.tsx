import { Suspense, useState } from 'react';
import { signIn } from '@/session/signIn';
import { useSession } from '@/session/useSession';
import { ReactComponent as LockIcon } from '@/shared/icons/lock.svg';
import { ReactComponent as PlayIcon } from '@/shared/icons/play.svg';
import { isMetered } from '@/shared/lib/connection';
import { lazyPart } from '@/shared/lib/lazyPart';
import { pathOf } from '@/shared/lib/navigation';
import { safeMedia } from '@/shared/lib/safeUrl';
import { formatNearDay } from '@/shared/lib/timeFormat';
import { Button } from '@/shared/ui/Button/Button';
import { ButtonLink } from '@/shared/ui/Button/ButtonLink';
import { SpacedWord } from '@/shared/ui/Button/SpacedWord';
import { Dated } from '@/shared/ui/Dated/Dated';
import { confirmDialog } from '@/shared/ui/dialog/dialog';
import { GoodsPicture } from '@/shared/ui/GoodsPicture/GoodsPicture';
import { PartLoading } from '@/shared/ui/LoadNote/PartLoading';
import type { CourseDetail, Lesson } from '../contract';
import { describePlace, formatMegabytes } from '../courseCopy';
import { isNearEnd, placeOf } from '../watchNotes';
import styles from './LessonStage.module.less';

const LessonVideo = lazyPart(async () => (await import('./LessonVideo')).LessonVideo);
const FILM_RATIO = 9 / 16;

interface Props {
  course: CourseDetail;
  lesson: Lesson;
  onProgress: (lessonId: string, position: number) => void;
}

/** Asks before a film costs something; on a free line there is nothing to ask. */
async function mayLoad({ bytes }: Lesson): Promise<boolean> {
  if (!isMetered()) return true;
  const size = bytes > 0 ? `看完这节大约用 ${formatMegabytes(bytes)}。` : '';
  return confirmDialog({
    title: '正在用流量',
    content: `${size}要接着播放吗？`,
    confirmText: '接着播放',
    cancelText: '先不看',
  });
}

/** Where the film of a lesson plays: its cover and a button first; nothing of the film is loaded before the tap. */
export function LessonStage({ course, lesson, onProgress }: Props) {
  const [startAt, setStartAt] = useState<number>();
  const place = course.lessons.indexOf(lesson);
  const next = course.lessons[place + 1];
  const canPlay = lesson.isOpen && safeMedia(lesson.videoUrl) !== undefined;
  /** Where the film is, as it has last told; in seconds. */
  const [told, setTold] = useState<number>();
  const tell = (position: number) => {
    setTold(position);
    onProgress(lesson.lessonId, position);
  };
  const isAtEnd = told !== undefined && isNearEnd(told, lesson.seconds);
  const shownPlace = isAtEnd ? 0 : (told ?? placeOf(lesson));
  const play = async () => {
    if (await mayLoad(lesson)) setStartAt(placeOf(lesson));
  };
  return (
    <section aria-label={`第 ${place + 1} 节`}>
      <div className={styles.stage}>
        {startAt === undefined ? (
          <div className={styles.picture}>
            <GoodsPicture src={course.cover} ratio={FILM_RATIO} square eager />
          </div>
        ) : (
          <Suspense fallback={<PartLoading />}>
            <LessonVideo lesson={lesson} startAt={startAt} onPlace={tell} />
          </Suspense>
        )}
        {startAt === undefined && canPlay && (
          <button type="button" className={styles.play} onClick={() => void play()}>
            <PlayIcon aria-hidden />
            <SpacedWord>播放</SpacedWord>
          </button>
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.title}>
          第 {place + 1} 节：{lesson.title}
        </p>
        {canPlay ? (
          <p className={styles.line}>
            {describePlace(shownPlace, lesson.seconds, lesson.isDone || isAtEnd, startAt !== undefined)}
          </p>
        ) : (
          <LockedNote course={course} lesson={lesson} />
        )}
        {next && canPlay && (
          <ButtonLink
            size="small"
            variant="outline"
            replace
            to={pathOf('courseList', { courseId: course.courseId, lessonId: next.lessonId })}
          >
            下一节
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

/** Why a lesson does not play. */
function LockedNote({ course: { access, opensAt }, lesson }: Pick<Props, 'course' | 'lesson'>) {
  const { isSignedIn } = useSession();
  if (lesson.isOpen) return <p className={styles.line}>这节课的视频暂时打不开，请稍后再试</p>;
  if (access === 'soon') {
    return (
      <p className={styles.line}>
        <Dated>{opensAt === null ? '还没有开课' : formatNearDay(opensAt, '开课')}</Dated>
      </p>
    );
  }
  return (
    <>
      <p className={styles.line}>
        <LockIcon aria-hidden />
        {isSignedIn ? '得到这门课后可以看，第 1 节可以先试看' : '登录后可以看，第 1 节可以先试看'}
      </p>
      {!isSignedIn && (
        <Button size="small" variant="tint" onClick={() => void signIn()}>
          登录
        </Button>
      )}
    </>
  );
}
