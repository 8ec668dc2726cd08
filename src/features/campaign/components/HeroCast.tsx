import type { CSSProperties } from 'react';
import type { CastMember } from '../definition';
import styles from './HeroCast.module.less';

// React 18 has no property of this name yet.
const FIRST = { fetchpriority: 'high' };

/** The pictures of a hero, each at its place. */
export function HeroCast({ cast }: { cast: readonly CastMember[] }) {
  return (
    <>
      {cast.map(({ picture, width, left, top, elderTop, turn = 0, isLead }) => {
        const place = {
          '--cast-left': `${left}px`,
          '--cast-top': `${top}px`,
          '--cast-elder-top': `${elderTop ?? top}px`,
          '--cast-turn': `${turn}deg`,
        } as CSSProperties;
        return (
          <img
            key={`${picture} ${left} ${top}`}
            className={styles.member}
            src={picture}
            alt=""
            width={width}
            height={width}
            style={place}
            {...(isLead ? FIRST : {})}
          />
        );
      })}
    </>
  );
}
