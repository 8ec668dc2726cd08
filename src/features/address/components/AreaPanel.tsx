import { CascaderView } from 'antd-mobile';
import { useEffect, useMemo, useRef } from 'react';
import type { AreaNode } from '@/shared/lib/areas/areas';
import styles from './AreaPanel.module.less';

interface Option {
  value: string;
  label: string;
  children?: Option[];
}

interface Props {
  tree: readonly AreaNode[];
  value: readonly string[];
  onChoose: (codes: string[], names: string) => void;
}

function toOptions(nodes: readonly AreaNode[]): Option[] {
  return nodes.map(([value, label, children]) => ({
    value,
    label,
    ...(children && { children: toOptions(children) }),
  }));
}

/** The levels of the areas as tabs; choosing one of the last level is the answer. */
export function AreaPanel({ tree, value, onChoose }: Props) {
  const options = useMemo(() => toOptions(tree), [tree]);
  const panel = useRef<HTMLDivElement>(null);
  // The lists scroll, and antd-mobile leaves them out of the keyboard's reach; a chosen level brings another list.
  const reach = () => {
    for (const list of panel.current?.querySelectorAll<HTMLElement>('.adm-cascader-view-content') ?? [])
      list.tabIndex = 0;
  };
  useEffect(reach);
  return (
    <div ref={panel}>
      <CascaderView
        className={styles.areas}
        options={options}
        defaultValue={[...value]}
        placeholder="请选择"
        onTabsChange={reach}
        onChange={(codes, { isLeaf, items }) => {
          reach();
          if (isLeaf) onChoose(codes.map(String), items.map((item) => item?.label ?? '').join(' '));
        }}
      />
    </div>
  );
}
