import { useState } from 'react';
import { ScreenFrame } from '@/frame/ScreenFrame';
import { BottomBar } from '@/shared/ui/BottomBar/BottomBar';
import { Button } from '@/shared/ui/Button/Button';
import { Card } from '@/shared/ui/Card/Card';
import { Dated } from '@/shared/ui/Dated/Dated';
import { DescriptionList } from '@/shared/ui/DescriptionList/DescriptionList';
import { Field } from '@/shared/ui/Field/Field';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import { type ApplyDraft, checkApply, EMPTY_APPLY } from '../applyCheck';
import type { Study } from '../contract';
import { useApply } from '../useApply';
import type { OwnScreening } from '../useScreening';
import styles from './ApplyForm.module.less';
import { GuardianFields } from './GuardianFields';

interface Props {
  study: Study;
  screening: OwnScreening;
  consentId: string;
  isRenewal: boolean;
  onBack: () => void;
  onDone: () => void;
  onStale: () => void;
  onRefused: () => void;
}

/** What is left to fill in after both consents, and the one tap with which something leaves the device. */
export function ApplyForm({ onBack, ...props }: Props) {
  const { study, screening, isRenewal } = props;
  const { isBusy, unfitText, hand } = useApply(props);
  const [draft, setDraft] = useState<ApplyDraft>(EMPTY_APPLY);
  const [isChecked, setChecked] = useState(false);
  const { isMinor } = screening.judged(study.questions);
  const found = isRenewal ? {} : checkApply(draft, isMinor);
  const problems = isChecked ? found : {};
  const change = (typed: Partial<ApplyDraft>) => setDraft({ ...draft, ...typed });
  const submit = () => {
    setChecked(true);
    if (Object.keys(found).length === 0) void hand(draft);
  };
  const isWaiting = study.operate.some(({ key }) => key === 'wait');
  const words = isWaiting ? '提交候补' : '提交报名';
  return (
    <ScreenFrame title={isRenewal ? '签新版' : '提交报名'} onBack={onBack} space="both">
      <Card>
        <SectionTitle>核对一下</SectionTitle>
        <DescriptionList
          className={styles.facts}
          items={[
            { term: '研究', value: study.title },
            { term: '知情同意书', value: `${study.consent.version} 版，已签名` },
            { term: '签名', value: screening.signed?.name ?? '' },
          ]}
        />
      </Card>
      {!isRenewal && (
        <Card tight>
          <Field
            label="手机号"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            value={draft.mobile}
            placeholder="研究护士打这个号码"
            error={problems.mobile}
            onChange={(mobile) => change({ mobile })}
          />
        </Card>
      )}
      {isMinor && !isRenewal && <GuardianFields draft={draft} problems={problems} onChange={change} />}
      {unfitText !== undefined && (
        <p role="alert" className={styles.unfit}>
          {unfitText}
        </p>
      )}
      <p className={styles.note}>
        <Dated>
          {isRenewal
            ? '签好以后，报名编号和入组状态不变。'
            : '点提交以后，您的答案、姓名和手机号才交给研究团队。随时可以撤回。'}
        </Dated>
      </p>
      <BottomBar>
        <Button size="large" busy={isBusy} onClick={submit}>
          {isRenewal ? '确认签名' : words}
        </Button>
      </BottomBar>
    </ScreenFrame>
  );
}
