import { keyed } from '@/shared/lib/keyed';
import { Card } from '@/shared/ui/Card/Card';
import { Disclosure } from '@/shared/ui/Disclosure/Disclosure';
import type { KeptResult } from '../../keptQuiz';
import styles from './ToldAnswers.module.less';

/** What was answered, for who wants to show it to a doctor. */
export function ToldAnswers({ told = [] }: { told: KeptResult['told'] | undefined }) {
  if (told.length === 0) return null;
  return (
    <Card tight>
      <Disclosure title="我的回答，可以给医生看">
        <dl className={styles.list}>
          {keyed(told).map(([key, { question, answer }]) => (
            <div key={key} className={styles.row}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </Card>
  );
}
