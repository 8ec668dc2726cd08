import { useEffect, useRef } from 'react';
import styles from './Scene.module.less';
import type { SceneName } from './scenes';

interface Props {
  name: SceneName;
}

/** A small stage: floor, disc, two leaves, one object and one prop. Its pictures come later, and nothing waits for them. */
export function Scene({ name }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = stage;
    import(/* webpackChunkName: "optional.scenes" */ './scenes').then(
      ({ dressStage }) => current && dressStage(current, name),
      // Without its code the place stays empty.
      () => undefined,
    );
  }, [name]);
  return (
    <div ref={stage} className={styles.scene}>
      <svg viewBox="0 0 200 140" aria-hidden="true">
        <ellipse cx="100" cy="122" rx="84" ry="14" fill="var(--floor)" />
        <circle cx="100" cy="70" r="58" fill="var(--disc)" />
        <path d="M28 116c-2-22 8-38 26-44 6 20-4 38-26 44z" fill="var(--leaves)" />
        <path d="M172 112c4-16-2-28-16-34-6 16 2 28 16 34z" fill="var(--leaves)" opacity=".7" />
      </svg>
      <i className={styles.main} />
      <i className={styles.prop} />
    </div>
  );
}
