import { useRef, useState } from 'react';
import { useNavigate } from 'umi';
import { useQuery } from '@/request/useQuery';
import { ReactComponent as PauseIcon } from '@/shared/icons/pause.svg';
import { ReactComponent as PlayIcon } from '@/shared/icons/play.svg';
import { addressBar } from '@/shared/lib/addressBar';
import { safeImage } from '@/shared/lib/safeUrl';
import { confirmDialog } from '@/shared/ui/dialog';
import { showMessage } from '@/shared/ui/toast';
import { type Banner, getBanners } from '../contract';
import { type BannerTarget, openMiniBanner, targetOf } from '../followBanner';
import { useSlides } from '../useSlides';
import styles from './BannerStrip.module.less';

type Shown = Banner & { target: BannerTarget };

/** The banners of a position that lead somewhere from here. Fails silently: the screen lives without it. */
export function BannerStrip({ position }: { position: string }) {
  const { data, isLoading } = useQuery(getBanners, { position });
  const shown = (data ?? []).flatMap((each): Shown[] => {
    const target = targetOf(each);
    return target ? [{ ...each, target }] : [];
  });
  if (shown.length > 0) return <Slides banners={shown} />;
  return isLoading ? <div className={styles.strip} style={{ height: 126 }} aria-hidden /> : null;
}

function useFollowBanner() {
  const navigate = useNavigate();
  return async (target: BannerTarget): Promise<void> => {
    if (target.kind === 'route') return navigate(target.path);
    if (target.kind === 'mini') {
      if (!(await openMiniBanner(target.page))) showMessage('页面没有打开，请稍后再试');
      return;
    }
    const isLeaving = await confirmDialog({
      title: '即将离开本页',
      content: `将打开 ${target.host}`,
      confirmText: '继续',
      cancelText: '留在这里',
    });
    if (isLeaving) addressBar.leave(target.href);
  };
}

function Slides({ banners }: { banners: readonly Shown[] }) {
  const track = useRef<HTMLUListElement>(null);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const { index, isRunning, toggle, onScroll } = useSlides(track, banners.length);
  const follow = useFollowBanner();
  return (
    <section className={styles.strip} aria-label="精选活动" aria-roledescription="轮播">
      <ul ref={track} className={styles.track} onScroll={onScroll}>
        {banners.map(({ id, title, summary, img, target }, place) => (
          <li key={id} className={styles.slide}>
            <button type="button" className={styles.link} onClick={() => void follow(target)}>
              {safeImage(img) !== undefined && !failed.includes(id) && (
                <img
                  className={styles.picture}
                  src={safeImage(img)}
                  alt=""
                  width={716}
                  height={252}
                  loading={place === 0 ? 'eager' : 'lazy'}
                  onError={() => setFailed((held) => [...held, id])}
                />
              )}
              <span className={styles.text}>
                <span className={styles.title}>{title}</span>
                <span className={styles.summary}>{summary}</span>
                <span className={styles.go}>去看看</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {banners.length > 1 && (
        <button
          type="button"
          className={styles.pager}
          aria-label={`第 ${index + 1} 张，共 ${banners.length} 张，${isRunning ? '暂停轮播' : '开始轮播'}`}
          onClick={toggle}
        >
          <span className={styles.pagerPill}>
            {isRunning ? <PauseIcon aria-hidden /> : <PlayIcon aria-hidden />}
            {index + 1}/{banners.length}
          </span>
        </button>
      )}
    </section>
  );
}
