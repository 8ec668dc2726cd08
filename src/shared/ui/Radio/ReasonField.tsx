import { keyed } from '@/shared/lib/keyed';
import { BESIDE_MORE, useFewer } from '@/shared/lib/useFewer';
import { Button } from '../Button/Button';
import { Radio } from './Radio';
import styles from './ReasonField.module.less';

interface Props {
  legend: string;
  reasons: readonly string[];
  value: string | undefined;
  onChange: (reason: string) => void;
}

/** Why something is done: one of a few reasons. */
export function ReasonField({ legend, reasons, value, onChange }: Props) {
  const { shown, showAll } = useFewer(reasons, (each) => each === value, BESIDE_MORE);
  return (
    <fieldset className={styles.reasons}>
      <legend className={styles.legend}>{legend}</legend>
      {keyed(shown).map(([key, each]) => (
        <label key={key} className={styles.reason}>
          {each}
          <Radio name="reason" checked={value === each} onChoose={() => onChange(each)} />
        </label>
      ))}
      {showAll && (
        <Button variant="outline" block onClick={showAll}>
          查看更多
        </Button>
      )}
    </fieldset>
  );
}
