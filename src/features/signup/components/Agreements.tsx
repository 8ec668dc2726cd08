import { withUnits } from '@/shared/lib/unbroken';
import { Card } from '@/shared/ui/Card/Card';
import { Checkbox } from '@/shared/ui/Checkbox/Checkbox';
import type { SignupConfig } from '../contract';
import { PLACE, type Problem } from '../signupCheck';
import styles from './Agreements.module.less';
import { FormPlace, problemIdOf } from './FormPlace';

interface Props {
  config: Pick<SignupConfig, 'agreement' | 'consent'>;
  agrees: boolean;
  problems: readonly Problem[];
  onAgree: (agrees: boolean) => void;
  onReadTerms: () => void;
  /** The consent is given on its own screen, once per wording. */
  onReadConsent: () => void;
  /** What was agreed to is taken back in 隐私与注销. */
  onSeeRecords: () => void;
}

/** Terms that are ticked, and the consent to use data on health; neither is ticked before the member does. */
export function Agreements({ config, agrees, problems, onAgree, onReadTerms, onReadConsent, onSeeRecords }: Props) {
  const { agreement, consent } = config;
  if (!agreement && !consent) return null;
  const textOf = (name: string) => problems.find(({ key }) => key === name)?.text;
  const errorIdOf = (name: string) => (textOf(name) === undefined ? undefined : problemIdOf(name));
  const hasConsent = consent?.consentId !== undefined;
  const onConsent = hasConsent ? onSeeRecords : onReadConsent;
  return (
    <Card tight className={styles.card}>
      {agreement && (
        <FormPlace name={PLACE.agreement} problem={textOf(PLACE.agreement)} isInside>
          <Checkbox checked={agrees} errorId={errorIdOf(PLACE.agreement)} onChange={onAgree}>
            已读
            <span className={styles.whole}>
              <button type="button" className={styles.link} onClick={onReadTerms}>
                《{agreement.title}》
              </button>
              {agreement.note !== '' && '，'}
            </span>
            {withUnits(agreement.note)}
          </Checkbox>
        </FormPlace>
      )}
      {consent && (
        <FormPlace name={PLACE.consent} problem={textOf(PLACE.consent)} isInside>
          <Checkbox checked={hasConsent} errorId={errorIdOf(PLACE.consent)} onChange={onConsent}>
            {hasConsent ? '您已同意' : '同意'}
            <span className={styles.whole}>
              <button type="button" className={styles.link} onClick={onConsent}>
                《{consent.title}》
              </button>
              {consent.note !== '' && '：'}
            </span>
            {consent.note}
            {hasConsent ? '，可以在隐私与注销里撤回' : '，可以随时撤回'}
          </Checkbox>
        </FormPlace>
      )}
    </Card>
  );
}
