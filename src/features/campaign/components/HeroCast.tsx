import type { CSSProperties } from 'react';
import type { CastMember } from '../definition';
import styles from './HeroCast.module.less';

// React 18 has no property of this name yet.
const FIRST = { fetchpriority: 'high' };

/** The pictures of a hero that is so high, each at its place: where a wide phone makes ground and front larger, the place goes with them. */
export function HeroCast({ cast, height }: { cast: readonly CastMember[]; height: number }) {
  return (
    <div className={styles.cast}>
      {cast.map(({ picture, width, left, top, elderTop = top, turn = 0, isLead }) => {
        const place = {
          '--cast-left': left + width / 2,
          '--cast-foot': height - top - width,
          '--cast-elder-foot': height - elderTop - width,
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
    </div>
  );
}
