import styles from './SkipSwitch.module.less';

interface Props {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

export function SkipSwitch({ isOn, onChange }: Props) {
  return (
    <button type="button" role="switch" aria-checked={isOn} className={styles.switch} onClick={() => onChange(!isOn)}>
      <i className={styles.track} />
      跳过动画
    </button>
  );
}
