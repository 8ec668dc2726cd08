import { ReactComponent as CheckIcon } from '@/shared/icons/check.svg';
import { ReactComponent as ArrowIcon } from '@/shared/icons/chevronRight.svg';
import { Card } from '@/shared/ui/Card/Card';
import { Chips } from '@/shared/ui/Chips/Chips';
import { Field } from '@/shared/ui/Field/Field';
import { MaskedText } from '@/shared/ui/MaskedText/MaskedText';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import type { SignupConfig, SignupField } from '../contract';
import type { Problem } from '../signupCheck';
import { PLACE } from '../signupCheck';
import type { SignupDraft } from '../signupDraft';
import styles from './FormFields.module.less';
import { FormPlace } from './FormPlace';
import { PersonField } from './PersonField';

interface Props {
  config: SignupConfig;
  draft: SignupDraft;
  /** Kinds that can be changed later; all while one signs up. */
  kinds?: readonly SignupField['kind'][];
  problems: readonly Problem[];
  onChange: (typed: Partial<SignupDraft>) => void;
  onPickAddress: () => void;
}

/** What the server asks for, in its order. */
export function FormFields({ config, kinds, problems, ...rest }: Props) {
  const fields = config.fields.filter(({ kind }) => kinds === undefined || kinds.includes(kind));
  if (fields.length === 0) return null;
  // An address to which nobody comes says so before anything is handed in.
  const textOf = (place: string, kind: SignupField['kind']) =>
    problems.find(({ key }) => key === place)?.text ?? (kind === 'address' ? config.address?.reasonText : undefined);
  return (
    <Card className={styles.card}>
      <SectionTitle>填写信息</SectionTitle>
      {fields.map((field) => {
        const place = field.kind === 'person' ? PLACE.guardian : field.key;
        return (
          <div key={field.key} className={styles.field}>
            <FormPlace name={place} problem={textOf(place, field.kind)} isInside>
              <FieldOf field={field} config={config} problem={textOf(place, field.kind)} {...rest} />
            </FormPlace>
          </div>
        );
      })}
    </Card>
  );
}

interface FieldProps extends Omit<Props, 'kinds' | 'problems'> {
  field: SignupField;
  problem: string | undefined;
}

function FieldOf({ field, config, draft, problem, onChange, onPickAddress }: FieldProps) {
  const { key, kind, label, required, max, hint } = field;
  switch (kind) {
    case 'person':
      return (
        <>
          <p className={styles.label}>{label}</p>
          {config.people.length === 0 ? (
            <p className={styles.hint}>登录后可以选自己或家人</p>
          ) : (
            <PersonField config={config} draft={draft} onChange={onChange} />
          )}
        </>
      );
    case 'contact':
      return <Contact contact={config.contact} />;
    case 'address':
      return (
        <>
          <p className={styles.label}>{label}</p>
          <AddressBox address={config.address} isWrong={problem !== undefined} onClick={onPickAddress} />
        </>
      );
    case 'choice':
      return (
        <>
          <p className={styles.label}>{required ? label : `${label}，选填`}</p>
          <Chips
            grey
            wrap
            aria-label={label}
            items={field.options.map((option) => ({ key: option, text: option }))}
            value={draft.answers[key]}
            onChange={(option) => onChange({ answers: { ...draft.answers, [key]: option } })}
          />
        </>
      );
    case 'note':
      return (
        <div className={styles.note}>
          <Field
            label={required ? label : `${label}，选填`}
            rows={3}
            value={draft.note}
            placeholder={hint ?? '想让护士提前知道的，写在这里'}
            {...(max > 0 ? { maxCharacters: max } : {})}
            onChange={(note) => onChange({ note })}
          />
        </div>
      );
  }
}

function Contact({ contact }: Pick<SignupConfig, 'contact'>) {
  if (!contact) return <p className={styles.hint}>联系人和手机号，登录后自动填好</p>;
  return (
    <dl className={styles.two}>
      <div>
        <dt className={styles.label}>联系人</dt>
        <dd className={styles.box}>
          <MaskedText>{contact.name}</MaskedText>
        </dd>
      </div>
      <div>
        <dt className={styles.label}>手机号</dt>
        <dd className={styles.box}>
          <MaskedText>{contact.mobileMasked}</MaskedText>
          {contact.isVerified && (
            <span className={styles.verified}>
              <CheckIcon aria-hidden />
              已验证
            </span>
          )}
        </dd>
      </div>
    </dl>
  );
}

interface AddressProps extends Pick<SignupConfig, 'address'> {
  isWrong: boolean;
  onClick: () => void;
}

function AddressBox({ address, isWrong, onClick }: AddressProps) {
  return (
    <button type="button" className={isWrong ? styles.wrong : styles.address} onClick={onClick}>
      {address ? (
        <span className={styles.place}>
          {address.areaText} {address.detail}
          <small>
            {address.name} <MaskedText>{address.mobileMasked}</MaskedText>
          </small>
        </span>
      ) : (
        <span className={styles.place}>请选择地址</span>
      )}
      <ArrowIcon aria-hidden className={styles.arrow} />
    </button>
  );
}
