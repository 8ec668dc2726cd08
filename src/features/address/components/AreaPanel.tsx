import { useLayoutEffect, useRef, useState } from 'react';
import { type AreaNode, findAreaPath, formatArea } from '@/shared/lib/areas/areas';
import { Tabs } from '@/shared/ui/Tabs/Tabs';
import styles from './AreaPanel.module.less';

interface Props {
  tree: readonly AreaNode[];
  value: readonly string[];
  onChoose: (codes: string[], names: string) => void;
}

/** The levels of the areas as tabs, and the areas of one level as buttons; one of the last level is the answer. */
export function AreaPanel({ tree, value, onChoose }: Props) {
  const [codes, setCodes] = useState(() => findAreaPath(tree, value).map(([code]) => code));
  const [level, setLevel] = useState(Math.max(codes.length - 1, 0));
  const list = useRef<HTMLUListElement>(null);
  const isChosenHere = useRef(false);
  const path = findAreaPath(tree, codes);
  const nodes = level === 0 ? tree : (path[level - 1]?.[2] ?? []);
  const isOpen = path.length === 0 || path[path.length - 1]?.[2] !== undefined;
  const tabs = path.map(([, text], place) => ({ key: String(place), text }));

  // Another level begins at its chosen area, or at its first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another level is shown
  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return;
    const chosen = current.querySelector<HTMLElement>('[aria-pressed="true"]');
    current.scrollTop = chosen ? chosen.offsetTop - current.clientHeight / 2 : 0;
    if (isChosenHere.current) (chosen ?? current.querySelector('button'))?.focus({ preventScroll: true });
    isChosenHere.current = false;
  }, [level]);

  const choose = ([code, , inner]: AreaNode) => {
    const next = [...codes.slice(0, level), code];
    setCodes(next);
    isChosenHere.current = true;
    if (inner === undefined) onChoose(next, formatArea(tree, next));
    else setLevel(level + 1);
  };
  return (
    <div className={styles.areas}>
      <Tabs
        items={isOpen ? [...tabs, { key: String(path.length), text: '请选择' }] : tabs}
        value={String(level)}
        onChange={(key) => setLevel(Number(key))}
        aria-label="地区的级别"
      />
      <ul ref={list} className={styles.list} aria-label={level === 0 ? '省市' : path[level - 1]?.[1]}>
        {nodes.map((node) => (
          <li key={node[0]}>
            <button
              type="button"
              className={styles.area}
              aria-pressed={node[0] === codes[level]}
              onClick={() => choose(node)}
            >
              {node[1]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
