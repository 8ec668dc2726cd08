import { keyed } from '@/shared/lib/keyed';
import { Card } from '@/shared/ui/Card/Card';
import { Dated } from '@/shared/ui/Dated/Dated';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import type { Study } from '../contract';
import styles from './StudySteps.module.less';

export function StudySteps({ steps }: Pick<Study, 'steps'>) {
  if (steps.length === 0) return null;
  return (
    <Card>
      <SectionTitle>怎么参加</SectionTitle>
      <ol className={styles.steps}>
        {keyed(steps).map(([place, { title, text }]) => (
          <li key={place} className={styles.step}>
            <i className={styles.number} aria-hidden="true">
              {place + 1}
            </i>
            <div>
              <b className={styles.title}>{title}</b>
              {text !== '' && (
                <p className={styles.text}>
                  <Dated>{text}</Dated>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
