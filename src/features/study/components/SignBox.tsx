import { useState } from 'react';
import { signIn } from '@/session/signIn';
import { useSession } from '@/session/useSession';
import { useQueryParam } from '@/shared/lib/navigation';
import { NAME_LIMIT, plainName } from '@/shared/lib/personName';
import { BottomBar } from '@/shared/ui/BottomBar/BottomBar';
import { Button } from '@/shared/ui/Button/Button';
import { Card } from '@/shared/ui/Card/Card';
import { Checkbox } from '@/shared/ui/Checkbox/Checkbox';
import { Field } from '@/shared/ui/Field/Field';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import type { Study } from '../contract';
import { decideSigning, type SigningStep } from '../signing';
import type { OwnScreening } from '../useScreening';
import styles from './SignBox.module.less';

interface Props {
  study: Study;
  screening: OwnScreening;
  /** Who takes part already signs another wording. */
  isRenewal: boolean;
  hasReadAll: boolean;
  onScreen: () => void;
  onMine: () => void;
  onSigned: (name: string) => void;
}

/** The tick, the name and the button; before it can be signed, what comes first or why it cannot. */
export function SignBox({ study, screening, isRenewal, hasReadAll, onScreen, onMine, onSigned }: Props) {
  const { isSignedIn } = useSession();
  const [isTicked, setTicked] = useState(false);
  const [name, setName] = useState(screening.signed?.name ?? '');
  const hasLostAnswers = useQueryParam('consentId') !== undefined;
  const step = decideSigning(
    { study, isSignedIn, isRenewal, judgement: screening.judged(study.questions), hasLostAnswers },
    {
      hasReadAll,
      isTicked,
      name,
    },
  );
  const act: Partial<Record<SigningStep['key'], () => void>> = {
    signIn: () => void signIn(),
    screen: onScreen,
    mine: onMine,
    sign: () => onSigned(plainName(name)),
  };
  return (
    <>
      {step.isSigning && (
        <Card className={styles.box}>
          <SectionTitle>签名</SectionTitle>
          <Checkbox
            className={styles.tick}
            checked={isTicked && hasReadAll}
            onChange={(is) => setTicked(is && hasReadAll)}
          >
            我看完了全文，自愿参加这项研究
          </Checkbox>
          <Field
            label="姓名"
            value={name}
            placeholder="参加人姓名"
            autoComplete="name"
            maxCharacters={NAME_LIMIT}
            error={step.nameProblem}
            onChange={setName}
          />
          <p className={styles.next}>下一步单独同意健康信息的使用，同意以后才提交。</p>
        </Card>
      )}
      <BottomBar>
        <Button size="large" variant={act[step.key] ? 'primary' : 'off'} note={step.note} onClick={act[step.key]}>
          {step.text}
        </Button>
      </BottomBar>
    </>
  );
}
