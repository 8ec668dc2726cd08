import { keyed } from '@/shared/lib/keyed';
import { useFewer } from '@/shared/lib/useFewer';
import { Button } from '../Button/Button';
import { Radio } from './Radio';
import styles from './ReasonField.module.less';

/** In 长辈版, with the way to the others. */
const MOST = 4;

interface Props {
  legend: string;
  reasons: readonly string[];
  value: string | undefined;
  onChange: (reason: string) => void;
}

/** Why something is done: one of a few reasons. */
export function ReasonField({ legend, reasons, value, onChange }: Props) {
  const { shown, showAll } = useFewer(reasons, (each) => each === value, MOST);
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
