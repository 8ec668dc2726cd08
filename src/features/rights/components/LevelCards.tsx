import { useDebounceFn } from 'ahooks';
import clsx from 'clsx';
import { useRef } from 'react';
import { formatPoints } from '@/shared/lib/pointsFormat';
import { formatLastDate } from '@/shared/lib/timeFormat';
import { useChosenInSight } from '@/shared/lib/useChosenInSight';
import { Branch } from '@/shared/ui/Branch/Branch';
import { Dated } from '@/shared/ui/Dated/Dated';
import { Tabs } from '@/shared/ui/Tabs/Tabs';
import { Tag } from '@/shared/ui/Tag/Tag';
import type { Level, Levels } from '../contract';
import { describeGrowth } from '../levelCopy';
import styles from './LevelCards.module.less';

interface Props {
  levels: readonly Level[];
  shown: number;
  /** Where the member stands; undefined for a guest. */
  own: Pick<Levels, 'current' | 'growth' | 'expireAt' | 'levels'> | undefined;
  onShow: (level: number) => void;
}

const FACES = [styles.leaf, styles.blossom, styles.gold];

const GOLD = 2;
const SETTLE_MS = 150;

function middleLevel(row: HTMLElement): number | undefined {
  const middle = row.scrollLeft + row.clientWidth / 2;
  const cards = [...row.querySelectorAll<HTMLElement>('[data-level]')];
  const card = cards.find(({ offsetLeft, offsetWidth }) => offsetLeft <= middle && middle <= offsetLeft + offsetWidth);
  return card ? Number(card.dataset.level) : undefined;
}

function Standing({ own }: { own: NonNullable<Props['own']> }) {
  const bar = describeGrowth(own);
  return (
    <>
      {own.expireAt !== null && (
        <p className={styles.until}>
          有效期至
          <b>
            <Dated>{formatLastDate(own.expireAt)}</Dated>
          </b>
        </p>
      )}
      {bar ? (
        <div className={styles.growth}>
          <span className={styles.bar}>
            <i style={{ width: `${bar.percent}%` }} />
          </span>
          <p>{bar.text}</p>
        </div>
      ) : (
        own.growth !== null && <p className={styles.growth}>成长值 {formatPoints(own.growth)}</p>
      )}
    </>
  );
}

function LevelCard({ level: { level, name, needText, locked, rights }, own }: { level: Level } & Pick<Props, 'own'>) {
  const isOwn = own?.current === level;
  return (
    <section data-level={level} className={clsx(styles.card, FACES[level])} aria-label={`${name}等级`}>
      {level === GOLD && <Branch className={styles.branch} />}
      <p className={styles.top}>
        <b className={styles.title}>{name}</b>
        {isOwn && <Tag tone="solid">当前等级</Tag>}
        {own && locked && (
          <Tag tone="line" className={styles.away}>
            未达到
          </Tag>
        )}
      </p>
      {isOwn ? <Standing own={own} /> : <p className={styles.need}>{needText}</p>}
      {!isOwn && <p className={styles.count}>{rights.length} 项权益</p>}
    </section>
  );
}

/** The levels side by side; swiping is one way, the buttons above are the other. */
export function LevelCards({ levels: all, shown, own, onShow }: Props) {
  const levels = all.filter(({ level }, place) => all.findIndex((each) => each.level === level) === place);
  const row = useRef<HTMLElement>(null);
  useChosenInSight(row, `[data-level="${shown}"]`, shown);

  /** After a swipe the level in the middle is the chosen one. */
  const { run: settle } = useDebounceFn(
    () => {
      const level = row.current && middleLevel(row.current);
      if (typeof level === 'number' && level !== shown) onShow(level);
    },
    { wait: SETTLE_MS },
  );
  return (
    <>
      <Tabs
        variant="clear"
        className={styles.names}
        items={levels.map(({ level, name }) => ({ key: String(level), text: name }))}
        value={String(shown)}
        onChange={(key) => onShow(Number(key))}
        aria-label="会员等级"
      />
      <section
        ref={row}
        aria-label="等级卡片，左右滑动"
        className={styles.row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={settle}
      >
        {levels.map((level) => (
          <LevelCard key={level.level} level={level} own={own} />
        ))}
      </section>
    </>
  );
}
