import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import type { Destination } from '@/shared/config/routes';
import { NavBar } from '@/shared/ui/NavBar/NavBar';
import type { CampaignHero } from '../definition';
import styles from './Hero.module.less';
import { HeroCast } from './HeroCast';

/** How far the first card reaches into the picture, in px, where a campaign does not say. */
export const OVERLAP = 32;

interface Props {
  /** Of the bar; the headline is in the picture. */
  title: string;
  hero: CampaignHero;
  isInMiniProgram: boolean;
  /** Without the picture: nothing has come, and what says so is to be in sight below it. */
  isBare?: boolean;
  fallback?: Destination;
  /** Of the campaign, for a ground that tells of it. */
  startAt?: number | null;
  /** At the right of the bar. */
  action?: ReactNode;
  /** In front of the cast, behind the front. */
  mark?: ReactNode;
  /** Below the headline: how much time there is. */
  children?: ReactNode;
}

/** A page's head in three layers of art with its headline. It is there before any answer. */
export function Hero({
  title,
  hero,
  isInMiniProgram,
  isBare = false,
  fallback,
  startAt = null,
  action,
  mark,
  children,
}: Props) {
  const { Ground, DatedGround, Front } = hero.art;
  const size = { '--hero-height': `${hero.height}px` } as CSSProperties;
  // Nothing reaches into a picture that is not there.
  const room = { marginBottom: hero.overlap ?? OVERLAP };
  return (
    <section
      className={clsx(styles.hero, hero.align === 'center' && styles.center, isBare && styles.bare)}
      style={isBare ? room : size}
    >
      {!isBare && (
        <div className={styles.art} aria-hidden="true">
          {Ground && <Ground className={styles.layer} preserveAspectRatio="xMidYMax slice" />}
          {DatedGround && (
            <DatedGround className={styles.layer} preserveAspectRatio="xMidYMax slice" startAt={startAt} />
          )}
          <HeroCast cast={hero.art.cast ?? []} height={hero.height} />
          {mark}
          {Front && <Front className={styles.layer} preserveAspectRatio="xMidYMax slice" />}
        </div>
      )}
      <NavBar
        title={title}
        hidden={isInMiniProgram}
        clear
        {...(fallback === undefined ? {} : { fallback })}
        action={action}
      />
      <div className={styles.words}>
        <p className={styles.title}>
          {hero.title.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        {/* Another line is another one: the same one with other words, centred, would count as moved. */}
        <p key={hero.line} className={styles.line}>
          {hero.line}
        </p>
        <div className={styles.time}>{children}</div>
      </div>
    </section>
  );
}
