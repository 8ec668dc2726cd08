import clsx from 'clsx';
import styles from './Switch.module.less';

interface Props {
  checked: boolean;
  onChange: (checked: boolean) => void;
  'aria-label': string;
  disabled?: boolean;
}

export function Switch({ checked, onChange, disabled, 'aria-label': label }: Props) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      disabled={disabled}
      className={clsx(styles.switch, checked && styles.on)}
      onClick={() => onChange(!checked)}
    />
  );
}
