import { useState } from 'react';
import { keyed } from '@/shared/lib/keyed';
import { BESIDE_MORE, useFewer } from '@/shared/lib/useFewer';
import { Button } from '../Button/Button';
import { Radio } from './Radio';
import styles from './ReasonForm.module.less';

interface Props {
  legend: string;
  reasons: readonly string[];
  /** The words of the button once a reason is chosen. */
  submitText: string;
  isBusy: boolean;
  onSubmit: (reason: string) => void;
}

/** Why something is done: one of a few reasons, then the button that does it. */
export function ReasonForm({ legend, reasons, submitText, isBusy, onSubmit }: Props) {
  const [chosen, setChosen] = useState<string>();
  const { shown, showAll } = useFewer(reasons, (each) => each === chosen, BESIDE_MORE);
  return (
    <>
      <fieldset className={styles.reasons}>
        <legend className={styles.legend}>{legend}</legend>
        {keyed(shown).map(([key, each]) => (
          <label key={key} className={styles.reason}>
            {each}
            <Radio name="reason" checked={chosen === each} onChoose={() => setChosen(each)} />
          </label>
        ))}
        {showAll && (
          <Button variant="outline" block onClick={showAll}>
            查看更多
          </Button>
        )}
      </fieldset>
      {chosen === undefined ? (
        <Button variant="off" block className={styles.submit}>
          请先选择原因
        </Button>
      ) : (
        <Button block className={styles.submit} busy={isBusy} onClick={() => onSubmit(chosen)}>
          {submitText}
        </Button>
      )}
    </>
  );
}
