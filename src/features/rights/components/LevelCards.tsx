import { useDebounceFn } from 'ahooks';
import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { Tabs } from '@/shared/ui/Tabs/Tabs';
import { Tag } from '@/shared/ui/Tag/Tag';
import type { Level } from '../contract';
import type { GrowthBar } from '../levelCopy';
import styles from './LevelCards.module.less';

interface Props {
  levels: readonly Level[];
  current: number;
  shown: number;
  isMember: boolean;
  growth: GrowthBar | undefined;
  onShow: (level: number) => void;
}

const FACES = [styles.leaf, styles.blossom, styles.gold];

const SETTLE_MS = 150;

function middleLevel(row: HTMLElement): number | undefined {
  const middle = row.scrollLeft + row.clientWidth / 2;
  const cards = [...row.querySelectorAll<HTMLElement>('[data-level]')];
  const card = cards.find(({ offsetLeft, offsetWidth }) => offsetLeft <= middle && middle <= offsetLeft + offsetWidth);
  return card ? Number(card.dataset.level) : undefined;
}

/** The levels side by side; swiping is one way, the buttons above are the other. */
export function LevelCards({ levels, current, shown, isMember, growth, onShow }: Props) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const card = row.current?.querySelector<HTMLElement>(`[data-level="${shown}"]`);
    if (row.current && card)
      row.current.scrollLeft = card.offsetLeft - (row.current.clientWidth - card.offsetWidth) / 2;
  }, [shown]);

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
      <div
        ref={row}
        className={styles.row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={settle}
      >
        {levels.map(({ level, name, needText, locked, rights }) => (
          <section
            key={level}
            data-level={level}
            className={clsx(styles.card, FACES[level])}
            aria-label={`${name}等级`}
          >
            <p className={styles.top}>
              <b className={styles.title}>{name}</b>
              {isMember && level === current && <Tag tone="solid">当前等级</Tag>}
              {isMember && locked && <Tag tone="line">未达到</Tag>}
            </p>
            <p className={styles.need}>{needText}</p>
            <p className={styles.count}>{rights.length} 项权益</p>
            {level === current && growth && (
              <div className={styles.growth}>
                <span className={styles.bar}>
                  <i style={{ width: `${growth.percent}%` }} />
                </span>
                <p>{growth.text}</p>
              </div>
            )}
          </section>
        ))}
      </div>
    </>
  );
}
