import type { ComponentType, SVGProps } from 'react';
import { ReactComponent as ChevronIcon } from '@/shared/icons/chevronDown.svg';
import { ReactComponent as InfoIcon } from '@/shared/icons/infoCircle.svg';
import { ReactComponent as PhoneIcon } from '@/shared/icons/phone.svg';
import { ReactComponent as RenewIcon } from '@/shared/icons/refresh.svg';
import { ReactComponent as RefundIcon } from '@/shared/icons/shieldCheck.svg';
import type { CardList } from '../contract';
import styles from './CardNotes.module.less';

const ICONS = new Map<string, ComponentType<SVGProps<SVGSVGElement>>>([
  ['refund', RefundIcon],
  ['renew', RenewIcon],
  ['provider', PhoneIcon],
]);

/** The text with its phone numbers in one piece each; they never break over two lines. */
function keepNumbersWhole(text: string) {
  return text.split(/(\d[\d-]{6,}\d)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={styles.number}>
        {part}
      </span>
    ),
  );
}

/** What to read before paying, and the questions that members ask. */
export function CardNotes({ notes, questions }: Pick<CardList, 'notes' | 'questions'>) {
  return (
    <>
      {notes.length > 0 && (
        <section className={styles.card}>
          <h2 className={styles.title}>付款前请看</h2>
          <ul>
            {notes.map(({ kind, text }) => {
              const NoteIcon = ICONS.get(kind) ?? InfoIcon;
              return (
                <li key={text} className={styles.note}>
                  <NoteIcon className={styles.icon} width="1em" height="1em" aria-hidden="true" />
                  <span>{keepNumbersWhole(text)}</span>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {questions.length > 0 && (
        <section className={styles.card}>
          <h2 className={styles.title}>常见问题</h2>
          {questions.map(({ question, answer }) => (
            <details key={question} className={styles.question}>
              <summary>
                {question}
                <ChevronIcon className={styles.chevron} width="1em" height="1em" aria-hidden="true" />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </section>
      )}
    </>
  );
}
