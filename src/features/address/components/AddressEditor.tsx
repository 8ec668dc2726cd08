import { useRef, useState } from 'react';
import { useSubmit } from '@/request/useSubmit';
import { useQueryParam } from '@/shared/lib/navigation';
import { useFirstProblem } from '@/shared/lib/useFirstProblem';
import { BottomBar } from '@/shared/ui/BottomBar/BottomBar';
import { Button } from '@/shared/ui/Button/Button';
import { showSuccess } from '@/shared/ui/toast/toast';
import { type AddressForm, toSaving } from '../addressForm';
import { saveAddress } from '../contract';
import { useAddressForm } from '../useAddressForm';
import { type LoadAreas, useAreaTree } from '../useAreaTree';
import styles from './AddressEditor.module.less';
import { AddressFields } from './AddressFields';
import { PasteBox } from './PasteBox';

interface Props {
  /** undefined for a new address. */
  addressId: string | undefined;
  initial: AddressForm;
  loadAreas: LoadAreas;
  /** Gets undefined when the server did not name the new address. */
  onSaved: (addressId: string | undefined) => void;
}

/** The form of a new or a present address. What was typed stays until the server has it. */
export function AddressEditor({ addressId, initial, loadAreas, onSaved }: Props) {
  const draftKey = addressId ?? 'new';
  const fields = useAddressForm(draftKey, initial);
  const areas = useAreaTree(loadAreas);
  const isPasting = useQueryParam('step') === 'paste';
  const [refusal, setRefusal] = useState('');
  const { submit, isBusy } = useSubmit(saveAddress, {
    intentKey: `address:${draftKey}`,
    onDone: (saved) => {
      fields.drop();
      showSuccess('地址已保存');
      onSaved(saved?.addressId ?? addressId);
    },
    onRefused: ({ msg }) => setRefusal(msg),
  });
  const form = useRef<HTMLFormElement>(null);
  const showProblem = useFirstProblem(form);
  const save = () => {
    setRefusal('');
    if (!fields.check(areas.tree)) showProblem();
    else void submit({ addressId, ...toSaving(fields.form) });
  };
  const hasErrors = Object.values(fields.errors).some((problem) => problem !== undefined);

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <PasteBox startsOpen={isPasting} form={fields.form} onFill={fields.change} />
      <AddressFields fields={fields} areas={areas} />
      <BottomBar>
        {refusal !== '' && (
          <p role="alert" className={styles.refusal}>
            没有保存：{refusal}。您填的内容都还在
          </p>
        )}
        {hasErrors && <p className={styles.refusal}>请先改好上面标红的内容</p>}
        <Button type="submit" size="large" block busy={isBusy} busyText="保存中">
          保存
        </Button>
      </BottomBar>
    </form>
  );
}
