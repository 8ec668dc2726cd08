import { useRef, useState } from 'react';
import { UnkeptNote } from '@/frame/UnkeptNote';
import { type Failure, isOutcomeUnknown } from '@/request/failure';
import { useSubmit } from '@/request/useSubmit';
import { NOT_FOUND } from '@/shared/config/serverCodes';
import { createClientToken } from '@/shared/lib/clientToken';
import { useQueryParam } from '@/shared/lib/navigation';
import { isOffline } from '@/shared/lib/online';
import { useFirstProblem } from '@/shared/lib/useFirstProblem';
import { BottomBar } from '@/shared/ui/BottomBar/BottomBar';
import { Button } from '@/shared/ui/Button/Button';
import { showSuccess } from '@/shared/ui/toast/toast';
import { type AddressForm, toSaving } from '../addressForm';
import { saveAddress } from '../contract';
import { NEW_ADDRESS, saveIntent } from '../intents';
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
  /** No answer came: the list tells whether it was saved. */
  onUnsure: () => void;
}

const UNSURE = '没有收到结果，可能已经保存了。';
const UNSURE_NEW = `${UNSURE}再点一次“保存”不会存两份；要改内容，请先返回列表看看`;
const UNSURE_EDIT = `${UNSURE}可以再点一次“保存”，或返回列表看看`;
/** Somebody has deleted it since this form was opened. */
const GONE = '没有保存：这个地址已经在别处删除了。再点一次“保存”会存成新地址';

function problemOf(failure: Failure, isNew: boolean): string {
  if (failure.code === NOT_FOUND && !isNew) return GONE;
  if (!isOutcomeUnknown(failure)) return `没有保存：${failure.msg}。您填的内容都还在`;
  if (isOffline()) return `${failure.msg}。您填的内容都还在`;
  return isNew ? UNSURE_NEW : UNSURE_EDIT;
}

/** The form of a new or a present address. What was typed stays until the server has it. */
export function AddressEditor({ addressId, initial, loadAreas, onSaved, onUnsure }: Props) {
  const draftKey = addressId ?? NEW_ADDRESS;
  const fields = useAddressForm(draftKey, initial);
  const areas = useAreaTree(loadAreas);
  const isPasting = useQueryParam('step') === 'paste';
  const [problem, setProblem] = useState('');
  const [isGone, setIsGone] = useState(false);
  const savedId = isGone ? undefined : addressId;
  const { submit, isBusy } = useSubmit(saveAddress, {
    ...saveIntent(draftKey),
    // A change made twice is the same one; taken for the lost one, it would leave what another phone wrote meanwhile.
    about: () => (savedId === undefined ? undefined : createClientToken()),
    onDone: (saved) => {
      showSuccess('地址已保存');
      onSaved(saved?.addressId ?? savedId);
    },
    onRefused: (failure) => {
      if (isOutcomeUnknown(failure)) onUnsure();
      setIsGone(isGone || failure.code === NOT_FOUND);
      setProblem(problemOf(failure, savedId === undefined));
    },
  });
  const form = useRef<HTMLFormElement>(null);
  const showProblem = useFirstProblem(form);
  const save = async () => {
    setProblem('');
    if (!fields.check(areas.tree)) return showProblem();
    const typed = fields.form;
    const { kind } = await submit({ addressId: savedId, ...toSaving(typed) });
    // Also for who has left meanwhile: the next new address begins empty.
    if (kind === 'done') fields.drop(typed);
  };
  const hasErrors = Object.values(fields.errors).some((error) => error !== undefined);

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <UnkeptNote form={`address:${draftKey}`} isFilled={fields.isTyped} />
      <PasteBox startsOpen={isPasting} form={fields.form} onFill={fields.change} />
      <AddressFields fields={fields} areas={areas} />
      <BottomBar>
        {problem !== '' && (
          <p role="alert" className={styles.refusal}>
            {problem}
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
