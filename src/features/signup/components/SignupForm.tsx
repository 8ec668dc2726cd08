import { type ReactNode, useEffect, useRef, useState } from 'react';
import { signIn } from '@/session/signIn';
import { ReactComponent as HistoryIcon } from '@/shared/icons/history.svg';
import { useGo } from '@/shared/lib/navigation';
import { SpacedWord } from '@/shared/ui/Button/SpacedWord';
import type { SignupConfig } from '../contract';
import { checkForm, PLACE, type Problem, summarise } from '../signupCheck';
import type { Signup } from '../useSignup';
import { useSubmitJoin } from '../useSubmitJoin';
import { Agreements } from './Agreements';
import { ConditionList } from './ConditionList';
import { FormFields } from './FormFields';
import { goToPlace } from './FormPlace';
import { PriceCard } from './PriceCard';
import { SignupBar } from './SignupBar';
import styles from './SignupForm.module.less';
import { SlotPicker } from './SlotPicker';

interface Props {
  signup: Signup;
  config: SignupConfig;
  /** The present address, for the way back from the consent. */
  path: string;
  /** Above the bar. */
  foot: ReactNode;
  onReadTerms: () => void;
}

/** What is wrong, with the server's word on top of the form's own. */
function withRefusal(problems: readonly Problem[], refused: Problem | undefined): readonly Problem[] {
  if (!refused) return problems;
  return [refused, ...problems.filter(({ key }) => key !== refused.key)];
}

/** The form: conditions, time, who and where, what it costs, what is agreed to. */
export function SignupForm({ signup, config, path, foot, onReadTerms }: Props) {
  const { draft, change, isSignedIn } = signup;
  const go = useGo();
  const [isChecked, setChecked] = useState(false);
  // The emptied form, which stands there until the sign-up does, lacks nothing.
  const submission = useSubmitJoin(signup, config, () => setChecked(false));
  const { refused } = submission;
  // The bar is pressed from anywhere on the page.
  useEffect(() => {
    if (refused) goToPlace(refused.key);
  }, [refused]);
  const isWaiting = config.operate.some(({ key, enabled }) => key === 'wait' && enabled);
  const found = checkForm(config, draft, isWaiting);
  const isChosenAnew = refused?.key === PLACE.slot && draft.slotId !== '';
  const problems = withRefusal(isChecked ? found : [], isChosenAnew ? undefined : refused);

  const submit = () => {
    if (!isSignedIn) return void signIn();
    setChecked(true);
    const [first] = found;
    if (!first) return submission.join(draft, isWaiting);
    // Nobody goes on filling in what was closed meanwhile.
    signup.config.refresh();
    goToPlace(first.key);
  };
  const textOf = (name: string) => problems.find(({ key }) => key === name)?.text;
  return (
    <>
      {signup.isRestored && <RestoredNote onClear={signup.clear} />}
      <ConditionList conditions={config.conditions} />
      {config.needsSlot && (
        <SlotPicker
          slots={config.slots}
          hint={config.slotHint}
          chosenId={draft.slotId}
          isWaiting={isWaiting}
          problem={textOf(PLACE.slot)}
          onChoose={(slotId) => change({ slotId })}
        />
      )}
      <FormFields
        config={config}
        draft={draft}
        problems={problems}
        onChange={change}
        onPickAddress={isSignedIn ? signup.pickAddress : () => void signIn()}
      />
      <PriceCard config={config} />
      <Agreements
        config={config}
        agrees={draft.agrees}
        problems={problems}
        onAgree={(agrees) => change({ agrees })}
        onReadTerms={onReadTerms}
        onReadConsent={() => go('noticeBefore', { type: 'health', next: path })}
        onSeeRecords={() => go('noticeBefore', { tab: 'records' })}
      />
      <Summary problems={problems} isUnknown={signup.isUnknown} />
      {foot}
      <SignupBar config={config} isBusy={submission.isBusy} onSubmit={submit} />
    </>
  );
}

function RestoredNote({ onClear }: { onClear: () => void }) {
  return (
    <div className={styles.restored}>
      <HistoryIcon aria-hidden />
      <span>已恢复上次填写</span>
      <button type="button" onClick={onClear}>
        <SpacedWord>清空</SpacedWord>
      </button>
    </div>
  );
}

function Summary({ problems, isUnknown }: { problems: readonly Problem[]; isUnknown: boolean }) {
  const [first] = problems;
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isUnknown) words.current?.scrollIntoView({ block: 'center' });
  }, [isUnknown]);
  return (
    <div ref={words} className={styles.summary} aria-live="polite">
      {isUnknown && <p>没有收到结果，可能已经报上了。再点一次不会重复报名。</p>}
      {first && (
        <>
          <p>{summarise(problems)}</p>
          <button type="button" onClick={() => goToPlace(first.key)}>
            去填写
          </button>
        </>
      )}
    </div>
  );
}
