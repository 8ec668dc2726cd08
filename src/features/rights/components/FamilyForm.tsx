import { useId, useRef, useState } from 'react';
import { UnkeptNote } from '@/frame/UnkeptNote';
import { type Failure, isOutcomeUnknown } from '@/request/failure';
import { useSubmit } from '@/request/useSubmit';
import { CHANGED_MEANWHILE } from '@/shared/config/serverCodes';
import { isOffline } from '@/shared/lib/online';
import { NAME_LIMIT, nameProblem, plainName } from '@/shared/lib/personName';
import { BESIDE_MORE, useFewer } from '@/shared/lib/useFewer';
import { useFirstProblem } from '@/shared/lib/useFirstProblem';
import { Blocks } from '@/shared/ui/Blocks/Blocks';
import { BottomBar } from '@/shared/ui/BottomBar/BottomBar';
import { Button } from '@/shared/ui/Button/Button';
import { Card } from '@/shared/ui/Card/Card';
import { Checkbox } from '@/shared/ui/Checkbox/Checkbox';
import { Chips } from '@/shared/ui/Chips/Chips';
import { Disclosure } from '@/shared/ui/Disclosure/Disclosure';
import { Field } from '@/shared/ui/Field/Field';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import { showSuccess } from '@/shared/ui/toast/toast';
import { saveFamily } from '../contract';
import type { Family } from '../familyContract';
import styles from './FamilyForm.module.less';

interface Props {
  family: Family;
  onSaved: () => void;
  /** The wording was changed meanwhile, or it is not known whether somebody was added. */
  onOutdated: () => void;
}

interface Problems {
  name?: string | undefined;
  relation?: string | undefined;
  consent?: string | undefined;
}

function refusalOf(failure: Failure): string {
  if (failure.code === CHANGED_MEANWHILE) return '没有添加：说明有更新，请重新看过并勾选';
  if (!isOutcomeUnknown(failure)) return `没有添加：${failure.msg}`;
  if (isOffline()) return `${failure.msg}。您填的内容都还在`;
  return '没有收到结果，可能已经添加了。再点一次“添加”不会添加两位';
}

/** Adds somebody to the family book. What is typed stays in memory only, because it names a person. */
export function FamilyForm({ family, onSaved, onOutdated }: Props) {
  const { consent, relations } = family;
  const [name, setName] = useState('');
  const [relation, setRelation] = useState<string>();
  const [tickedVersion, setTickedVersion] = useState<string>();
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState('');
  const isTicked = tickedVersion === consent.version;
  const { submit, isBusy } = useSubmit(saveFamily, {
    onDone: () => {
      showSuccess('已添加家人');
      onSaved();
    },
    onRefused: (failure) => {
      setRefusal(refusalOf(failure));
      if (failure.code === CHANGED_MEANWHILE || isOutcomeUnknown(failure)) onOutdated();
    },
  });
  const form = useRef<HTMLFormElement>(null);
  const consentErrorId = useId();
  const showProblem = useFirstProblem(form);
  const save = () => {
    const found: Problems = {
      name: nameProblem(name, '请填写家人的姓名'),
      relation: relation === undefined ? '请选择与您的关系' : undefined,
      consent: isTicked ? undefined : '请先得到家人同意并勾选',
    };
    setProblems(found);
    setRefusal('');
    const hasProblem = Object.values(found).some((problem) => problem !== undefined);
    if (hasProblem) showProblem();
    else if (relation !== undefined) void submit({ name: plainName(name), relation, consentVersion: consent.version });
  };
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <UnkeptNote form="family" isFilled={name !== '' || relation !== undefined} />
      <Card tight>
        <Field
          label="家人姓名"
          value={name}
          placeholder="请填写姓名"
          maxCharacters={NAME_LIMIT}
          error={problems.name}
          hint="显示时会隐去一部分"
          onChange={setName}
        />
        <p className={styles.label}>与您的关系</p>
        <RelationChips relations={relations} value={relation} onChange={setRelation} />
        <Problem text={relation === undefined ? problems.relation : undefined} />
      </Card>
      <Card>
        <SectionTitle note={`版本 ${consent.version}`}>{consent.title}</SectionTitle>
        <ol className={styles.points}>
          {consent.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
        <Disclosure title="查看全文">
          <Blocks blocks={consent.blocks} />
        </Disclosure>
        <Checkbox
          checked={isTicked}
          errorId={isTicked || problems.consent === undefined ? undefined : consentErrorId}
          onChange={(ticked) => setTickedVersion(ticked ? consent.version : undefined)}
        >
          家人看过《{consent.title}》，同意我添加
        </Checkbox>
        <Problem id={consentErrorId} text={isTicked ? undefined : problems.consent} />
      </Card>
      <BottomBar>
        <Problem text={refusal === '' ? undefined : refusal} />
        <Button type="submit" size="large" block busy={isBusy} busyText="添加中">
          添加
        </Button>
      </BottomBar>
    </form>
  );
}

const MORE = 'more';

interface RelationProps {
  relations: readonly string[];
  value: string | undefined;
  onChange: (relation: string) => void;
}

function RelationChips({ relations, value, onChange }: RelationProps) {
  const { shown, showAll } = useFewer(relations, (each) => each === value, BESIDE_MORE);
  const more = showAll ? [{ key: MORE, text: '更多' }] : [];
  return (
    <div className={styles.relation}>
      <Chips
        grey
        wrap
        aria-label="与您的关系"
        items={[...shown.map((key) => ({ key, text: key })), ...more]}
        value={value}
        onChange={(next) => (next === MORE ? showAll?.() : onChange(next))}
      />
    </div>
  );
}

function Problem({ id, text }: { id?: string; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p id={id} role="alert" className={styles.problem}>
      {text}
    </p>
  );
}
