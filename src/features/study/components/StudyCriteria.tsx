import { ReactComponent as YesIcon } from '@/shared/icons/check.svg';
import { ReactComponent as LockIcon } from '@/shared/icons/lock.svg';
import { ReactComponent as NoIcon } from '@/shared/icons/minus.svg';
import { keyed } from '@/shared/lib/keyed';
import { Card } from '@/shared/ui/Card/Card';
import { Clauses } from '@/shared/ui/Dated/Clauses';
import { Measured } from '@/shared/ui/Dated/Measured';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import type { Study } from '../contract';
import styles from './StudyCriteria.module.less';

const MINUTES_A_QUESTION = 1 / 3;

/** Who can take part, who cannot this time, and, while there is something to answer, where the answers stay. */
export function StudyCriteria({ study }: { study: Pick<Study, 'criteria' | 'questions' | 'mine' | 'operate'> }) {
  const { criteria, questions, mine, operate } = study;
  const canBegin = operate.some(({ enabled }) => enabled);
  const asks = questions.length > 0 && canBegin && mine?.status !== 'withdrawn';
  const included = criteria.filter(({ kind }) => kind === 'include');
  const excluded = criteria.filter(({ kind }) => kind === 'exclude');
  const minutes = Math.max(1, Math.round(questions.length * MINUTES_A_QUESTION));
  return (
    <Card>
      <SectionTitle>谁可以参加</SectionTitle>
      <ul className={styles.list}>
        {keyed(included).map(([key, { text }]) => (
          <li key={key} className={styles.yes}>
            <YesIcon aria-hidden />
            <span>
              <Measured>{text}</Measured>
            </span>
          </li>
        ))}
      </ul>
      {excluded.length > 0 && (
        <>
          <h3 className={styles.sub}>这些情况这次先不参加</h3>
          <ul>
            {keyed(excluded).map(([key, { text }]) => (
              <li key={key} className={styles.no}>
                <NoIcon aria-hidden />
                <span>
                  <Measured>{text}</Measured>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {asks && (
        <p className={styles.private}>
          <LockIcon aria-hidden />
          <span>
            <Clauses>{`先答 ${questions.length} 个问题，约 ${minutes} 分钟。签名同意之前，答案只留在这台手机上。`}</Clauses>
          </span>
        </p>
      )}
    </Card>
  );
}
