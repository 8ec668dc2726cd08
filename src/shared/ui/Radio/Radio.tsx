import styles from './Radio.module.less';

interface Props {
  /** The group. */
  name: string;
  checked: boolean;
  disabled?: boolean;
  onChoose: () => void;
}

/** The round mark of one choice; it stands in a label that names it. */
export function Radio({ name, checked, disabled = false, onChoose }: Props) {
  return (
    <input
      type="radio"
      name={name}
      className={styles.radio}
      checked={checked}
      disabled={disabled}
      onChange={onChoose}
    />
  );
}
