import { NAME_LIMIT } from '@/shared/lib/personName';
import { Card } from '@/shared/ui/Card/Card';
import { Chips } from '@/shared/ui/Chips/Chips';
import { Field } from '@/shared/ui/Field/Field';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import type { ApplyDraft, ApplyProblems } from '../applyCheck';
import styles from './GuardianFields.module.less';

const RELATIONS = ['母亲', '父亲', '祖父母', '其他监护人'].map((text) => ({ key: text, text }));

interface Props {
  draft: ApplyDraft;
  problems: ApplyProblems;
  onChange: (typed: Partial<ApplyDraft>) => void;
}

/** Who answers for somebody under age. */
export function GuardianFields({ draft, problems, onChange }: Props) {
  return (
    <Card className={styles.card}>
      <SectionTitle note="未满 18 周岁，研究护士会给监护人打电话核对">监护人</SectionTitle>
      <Field
        label="姓名"
        value={draft.guardianName}
        placeholder="监护人的姓名"
        maxCharacters={NAME_LIMIT}
        error={problems.guardianName}
        onChange={(guardianName) => onChange({ guardianName })}
      />
      <div className={styles.relation}>
        <p className={styles.label}>是参加人的</p>
        <Chips
          grey
          wrap
          aria-label="监护人和参加人的关系"
          items={RELATIONS}
          value={draft.relation === '' ? undefined : draft.relation}
          onChange={(relation) => onChange({ relation })}
        />
        {problems.relation !== undefined && (
          <p role="alert" className={styles.problem}>
            {problems.relation}
          </p>
        )}
      </div>
      <Field
        label="手机号"
        type="tel"
        inputMode="tel"
        value={draft.guardianMobile}
        placeholder="监护人的手机号"
        error={problems.guardianMobile}
        onChange={(guardianMobile) => onChange({ guardianMobile })}
      />
    </Card>
  );
}
