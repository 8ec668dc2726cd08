import clsx from 'clsx';
import { Picture } from '../Picture/Picture';
import styles from './Scene.module.less';
import { SCENES, type SceneName } from './scenes';

interface Props {
  name: SceneName;
}

/** A small stage: floor, disc, two leaves, one object and one prop. */
export function Scene({ name }: Props) {
  const { main, prop, tone } = SCENES[name];
  return (
    <div className={clsx(styles.scene, tone !== 'leaf' && styles[tone])}>
      <svg viewBox="0 0 200 140" aria-hidden="true">
        <ellipse cx="100" cy="122" rx="84" ry="14" fill="var(--floor)" />
        <circle cx="100" cy="70" r="58" fill="var(--disc)" />
        <path d="M28 116c-2-22 8-38 26-44 6 20-4 38-26 44z" fill="var(--leaves)" />
        <path d="M172 112c4-16-2-28-16-34-6 16 2 28 16 34z" fill="var(--leaves)" opacity=".7" />
      </svg>
      <Picture className={styles.main} src={main} size={92} />
      <Picture className={styles.prop} src={prop} size={42} />
    </div>
  );
}
