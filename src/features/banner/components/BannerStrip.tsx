import clsx from 'clsx';
import { useRef } from 'react';
import { useQuery } from '@/request/useQuery';
import { ReactComponent as PauseIcon } from '@/shared/icons/pause.svg';
import { ReactComponent as PlayIcon } from '@/shared/icons/play.svg';
import { useNavigate } from '@/shared/lib/useNavigate';
import { leaveTo } from '@/shared/ui/dialog/leaveTo';
import { useServerImage } from '@/shared/ui/Picture/useServerImage';
import { showMessage } from '@/shared/ui/toast/toast';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden/VisuallyHidden';
import { type Banner, getBanners } from '../contract';
import { type BannerTarget, failsToOpen, targetOf } from '../followBanner';
import { MOST_BANNERS } from '../mostBanners';
import { useSlides } from '../useSlides';
import styles from './BannerStrip.module.less';

type Shown = Banner & { target: BannerTarget };

/** Banners are the same for everybody. */
const forNextVisit = (banners: Banner[]) => (banners.length > 0 ? banners : undefined);

interface Props {
  /** The server's name of the place in the app, such as "home". */
  position: string;
}

/** The banners of a position that lead somewhere from here. Fails silently: the screen lives without it. */
export function BannerStrip({ position }: Props) {
  const { data, isLoading } = useQuery(getBanners, { position }, { forNextVisit, refreshOnReturn: true });
  const shown = (data ?? []).flatMap((each): Shown[] => {
    const target = targetOf(each);
    return target ? [{ ...each, target }] : [];
  });
  if (shown.length > 0) return <Slides banners={shown.slice(0, MOST_BANNERS)} />;
  return isLoading ? <div className={styles.strip} style={{ height: 126 }} aria-hidden /> : null;
}

function useFollowBanner() {
  const navigate = useNavigate();
  return async (target: BannerTarget): Promise<void> => {
    if (target.kind === 'route') return navigate(target.path);
    if (target.kind === 'mini') {
      if (await failsToOpen(target.page)) showMessage('页面没有打开，请稍后再试');
      return;
    }
    await leaveTo(target);
  };
}

interface SlideProps {
  banner: Shown;
  /** "第 1 张，共 3 张"; '' when there is one only. */
  place: string;
  isFirst: boolean;
}

function Slide({ banner: { title, summary, img, target }, place, isFirst }: SlideProps) {
  const follow = useFollowBanner();
  const { address, onError } = useServerImage(img);
  return (
    <button type="button" className={styles.link} onClick={() => void follow(target)}>
      {address !== undefined && (
        <img
          className={styles.picture}
          src={address}
          alt=""
          width={716}
          height={252}
          loading={isFirst ? 'eager' : 'lazy'}
          onError={onError}
        />
      )}
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        <span className={styles.summary}>{summary}</span>
        <span className={styles.go}>去看看</span>
      </span>
      {place !== '' && <VisuallyHidden>{place}</VisuallyHidden>}
    </button>
  );
}

function Slides({ banners }: { banners: readonly Shown[] }) {
  const track = useRef<HTMLUListElement>(null);
  const { index, canRun, isRunning, toggle, stop, onScroll } = useSlides(track, banners.length);
  const isMany = banners.length > 1;
  return (
    <section className={styles.strip} aria-label="精选活动" aria-roledescription="轮播">
      <ul ref={track} className={styles.track} onScroll={onScroll} onPointerDown={stop} onFocus={stop}>
        {banners.map((banner, place) => (
          <li key={banner.id} className={styles.slide}>
            <Slide
              banner={banner}
              place={isMany ? `第 ${place + 1} 张，共 ${banners.length} 张` : ''}
              isFirst={place === 0}
            />
          </li>
        ))}
      </ul>
      {isMany && (
        <div className={styles.dots} aria-hidden>
          {banners.map(({ id }, place) => (
            <i key={id} className={clsx(styles.dot, place === index && styles.here)} />
          ))}
        </div>
      )}
      {canRun && (
        <button
          type="button"
          className={styles.pager}
          aria-label={isRunning ? '暂停轮播' : '继续轮播'}
          onClick={toggle}
        >
          <span className={styles.pagerPill}>{isRunning ? <PauseIcon aria-hidden /> : <PlayIcon aria-hidden />}</span>
        </button>
      )}
    </section>
  );
}
