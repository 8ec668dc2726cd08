import { useUnmount } from 'ahooks';
import { useState } from 'react';
import { ScreenFrame } from '@/frame/ScreenFrame';
import { isSignedIn } from '@/session/loginInfo';
import { useKeptDraft } from '@/session/useKeptDraft';
import { formatDeadline } from '@/shared/lib/timeFormat';
import { BottomBar } from '@/shared/ui/BottomBar/BottomBar';
import { Button } from '@/shared/ui/Button/Button';
import { Dated } from '@/shared/ui/Dated/Dated';
import type { Join, SignupConfig, SignupField } from '../contract';
import { checkForm } from '../signupCheck';
import { asDraft, EMPTY_DRAFT, type SignupDraft } from '../signupDraft';
import type { Signup } from '../useSignup';
import { useChangeJoin } from '../useSubmitJoin';
import styles from './EditJoin.module.less';
import { FormFields } from './FormFields';
import { goToPlace } from './FormPlace';

interface Props {
  signup: Signup;
  config: SignupConfig;
  join: Join;
  onBack: () => void;
}

/** Time, person and price stay; the rest can be changed until the deadline. */
const CHANGEABLE: readonly SignupField['kind'][] = ['choice', 'note'];

type Typed = Partial<Pick<SignupDraft, 'note' | 'answers'>>;

/** What was typed before; nothing where it was not touched. */
function typedOf(kept: Readonly<Record<string, unknown>>): Typed {
  const { note, answers } = asDraft(kept);
  return { ...(kept.note !== undefined && { note }), ...(kept.answers !== undefined && { answers }) };
}

/** What was not touched is what the server has last told: a change of before may still be on its way. */
function draftOf({ note, answers }: Join, typed: Typed): SignupDraft {
  const told = Object.fromEntries(answers.map(({ key, value }) => [key, value]));
  return { ...EMPTY_DRAFT, note, answers: told, ...typed };
}

/** What was handed in, to be changed. A reload or a login loses nothing of it; who goes back has given it up. */
export function EditJoin({ signup, config, join, onBack }: Props) {
  const { draft: typed, change, drop } = useKeptDraft(`signupChange:${join.joinId}`, typedOf);
  const draft = draftOf(join, typed);
  // Who is led to the login by an ended session has not gone back.
  useUnmount(() => {
    if (isSignedIn()) drop();
  });
  const [isChecked, setChecked] = useState(false);
  const { save, isBusy } = useChangeJoin(signup, config, join, onBack);
  const fields = config.fields.filter(({ kind }) => CHANGEABLE.includes(kind));
  const asked = { ...config, needsSlot: false, fields, agreement: undefined, consent: undefined };
  const problems = checkForm(asked, draft, false);
  const submit = () => {
    setChecked(true);
    const [first] = problems;
    if (first) goToPlace(first.key);
    else save(draft);
  };
  return (
    <ScreenFrame title={signup.words.edit} onBack={onBack} space="both">
      <FormFields
        config={config}
        kinds={CHANGEABLE}
        draft={draft}
        problems={isChecked ? problems : []}
        onChange={change}
        onPickAddress={signup.pickAddress}
      />
      <p className={styles.hint}>
        <Dated>{`${formatDeadline(join.editableUntil)} 前可以修改`}</Dated>
      </p>
      <BottomBar>
        <Button size="large" block busy={isBusy} onClick={submit}>
          保存修改
        </Button>
      </BottomBar>
    </ScreenFrame>
  );
}
