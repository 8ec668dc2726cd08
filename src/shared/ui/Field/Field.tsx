import clsx from 'clsx';
import { type HTMLAttributes, type ReactNode, useId } from 'react';
import styles from './Field.module.less';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** What is wrong, in words; stands below the input. */
  error?: string;
  hint?: ReactNode;
  placeholder?: string;
  /** Shows a counter of characters. Longer texts are not cut while typing; the counter turns red. */
  maxCharacters?: number;
  type?: 'text' | 'tel';
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: string;
  /** Several lines of text, with the label above. */
  rows?: number;
  readOnly?: boolean;
  /** Behind the input, for example a small button. */
  action?: ReactNode;
}

/** Counts characters as the server does: an emoji is one, an emoji put together from several is several. */
export function countCharacters(text: string): number {
  return [...text].length;
}

export function Field({
  label,
  value,
  onChange,
  onBlur,
  error,
  hint,
  placeholder,
  maxCharacters,
  type = 'text',
  inputMode,
  autoComplete = 'off',
  rows,
  readOnly,
  action,
}: Props) {
  const inputId = useId();
  const footId = useId();
  const characters = countCharacters(value);
  const isOver = maxCharacters !== undefined && characters > maxCharacters;
  const shared = {
    id: inputId,
    className: styles.input,
    value,
    placeholder,
    autoComplete,
    readOnly,
    inputMode,
    onBlur,
    'aria-invalid': error !== undefined || isOver,
    'aria-describedby': footId,
  };
  return (
    <div className={styles.field}>
      <div className={clsx(styles.row, rows !== undefined && styles.stacked)}>
        <label className={styles.label} htmlFor={inputId}>
          {label}
        </label>
        {rows === undefined ? (
          <input {...shared} type={type} onChange={(event) => onChange(event.target.value)} />
        ) : (
          <textarea {...shared} rows={rows} onChange={(event) => onChange(event.target.value)} />
        )}
        {action !== undefined && <span className={styles.action}>{action}</span>}
      </div>
      <div id={footId} className={styles.foot}>
        {error === undefined ? (
          hint !== undefined && <span className={styles.hint}>{hint}</span>
        ) : (
          <span role="alert" className={styles.error}>
            {error}
          </span>
        )}
        {maxCharacters !== undefined && (
          <span className={clsx(styles.count, isOver && styles.over)}>
            {characters}/{maxCharacters}
          </span>
        )}
      </div>
    </div>
  );
}
