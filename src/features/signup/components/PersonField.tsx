import clsx from 'clsx';
import girl from '@/shared/art/girl.webp';
import grandpa from '@/shared/art/grandpa.webp';
import granny from '@/shared/art/granny.webp';
import man from '@/shared/art/man.webp';
import woman from '@/shared/art/woman.webp';
import { ReactComponent as PlusIcon } from '@/shared/icons/plus.svg';
import { ownValue } from '@/shared/lib/ownValue';
import { NAME_LIMIT } from '@/shared/lib/personName';
import { pathOfOperate } from '@/shared/ui/ActionButton/operateLinks';
import { Checkbox } from '@/shared/ui/Checkbox/Checkbox';
import { Field } from '@/shared/ui/Field/Field';
import { Link } from '@/shared/ui/Link/Link';
import { Picture } from '@/shared/ui/Picture/Picture';
import type { Person, SignupConfig } from '../contract';
import type { SignupDraft } from '../signupDraft';
import styles from './PersonField.module.less';

const FACES: Readonly<Record<string, string>> = { 父亲: grandpa, 母亲: granny, 女儿: girl, 儿子: man };
const FACE_SIZE = 28;

interface Props {
  config: Pick<SignupConfig, 'people' | 'addPerson'>;
  draft: SignupDraft;
  onChange: (typed: Partial<SignupDraft>) => void;
}

/** For whom it is: the member himself or somebody of his family book; who is under age has somebody who answers for him. */
export function PersonField({ config: { people, addPerson }, draft, onChange }: Props) {
  const chosen = people.find(({ personId }) => personId === draft.personId) ?? people[0];
  const [add] = addPerson;
  const addPath = add && pathOfOperate(add);
  return (
    <>
      <fieldset aria-label="谁接受护理">
        <div className={styles.people}>
          {people.map((person) => (
            <PersonBox
              key={person.personId}
              person={person}
              isOn={person === chosen}
              onChoose={() => onChange({ personId: person.personId })}
            />
          ))}
          {add && addPath !== undefined && (
            <Link className={styles.add} to={addPath}>
              <PlusIcon aria-hidden />
              {add.text}
            </Link>
          )}
        </div>
      </fieldset>
      <Checkbox checked={draft.isMinor} onChange={(isMinor) => onChange({ isMinor })}>
        接受护理的人未满 18 周岁
      </Checkbox>
      {draft.isMinor && (
        <div className={styles.guardian}>
          <Field
            label="监护人"
            value={draft.guardianName}
            placeholder="请填写姓名"
            maxCharacters={NAME_LIMIT}
            hint="只用于这次服务"
            onChange={(guardianName) => onChange({ guardianName })}
          />
          <Checkbox checked={draft.guardianAgrees} onChange={(guardianAgrees) => onChange({ guardianAgrees })}>
            监护人知道并同意这次护理，会在场陪同
          </Checkbox>
        </div>
      )}
    </>
  );
}

function PersonBox({ person, isOn, onChoose }: { person: Person; isOn: boolean; onChoose: () => void }) {
  const { name, relation } = person;
  return (
    <button type="button" className={clsx(styles.person, isOn && styles.on)} aria-pressed={isOn} onClick={onChoose}>
      <span className={styles.face}>
        <Picture src={ownValue(FACES, relation) ?? woman} size={FACE_SIZE} />
      </span>
      {relation === '' ? name : `${relation} ${name}`}
    </button>
  );
}
