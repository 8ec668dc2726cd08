import { Clauses } from '@/shared/ui/Dated/Clauses';
import type { Study } from '../contract';
import { ApplicationCard } from './ApplicationCard';
import { ConsentCard } from './ConsentCard';
import { DonePopup } from './DonePopup';
import { StudyBar } from './StudyBar';
import { StudyContacts } from './StudyContacts';
import { StudyCriteria } from './StudyCriteria';
import styles from './StudyDetail.module.less';
import { StudyHead } from './StudyHead';
import { StudyHero } from './StudyHero';
import { StudySteps } from './StudySteps';

interface Props {
  study: Study;
  /** The member has just applied. */
  isDone: boolean;
  onOpen: (step: 'fit' | 'sign') => void;
  onClose: () => void;
  onMine: () => void;
  onChanged: () => void;
}

/** Everything about one study, in the order in which one decides. */
export function StudyDetail({ study, isDone, onOpen, onClose, onMine, onChanged }: Props) {
  const { mine, steps, notice } = study;
  return (
    <>
      <StudyHero />
      <StudyHead study={study} />
      {mine && <ApplicationCard application={mine} title="我的报名" onChanged={onChanged} />}
      <StudyCriteria study={study} />
      <StudySteps steps={steps} />
      <ConsentCard study={study} onRead={() => onOpen('sign')} />
      <StudyContacts study={study} />
      {notice !== '' && (
        <p className={styles.notice}>
          <Clauses>{notice}</Clauses>
        </p>
      )}
      <StudyBar study={study} onOpen={onOpen} onMine={onMine} />
      <DonePopup mine={mine} isOpen={isDone} onClose={onClose} onMine={onMine} />
    </>
  );
}
