import type { ComponentType, SVGProps } from 'react';
import { ReactComponent as InfoIcon } from '@/shared/icons/infoCircle.svg';
import { ReactComponent as PhoneIcon } from '@/shared/icons/phone.svg';
import { ReactComponent as RenewIcon } from '@/shared/icons/refresh.svg';
import { ReactComponent as RefundIcon } from '@/shared/icons/shieldCheck.svg';
import { keyed } from '@/shared/lib/keyed';
import { withUnits } from '@/shared/lib/unbroken';
import { Card } from '@/shared/ui/Card/Card';
import { Dated } from '@/shared/ui/Dated/Dated';
import { Disclosure } from '@/shared/ui/Disclosure/Disclosure';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import type { CardList } from '../contract';
import styles from './CardNotes.module.less';

const ICONS = new Map<string, ComponentType<SVGProps<SVGSVGElement>>>([
  ['refund', RefundIcon],
  ['renew', RenewIcon],
  ['provider', PhoneIcon],
]);

/** What to read before paying, and the questions that members ask. */
export function CardNotes({ notes, questions }: Pick<CardList, 'notes' | 'questions'>) {
  return (
    <>
      {notes.length > 0 && (
        <Card>
          <SectionTitle>付款前请看</SectionTitle>
          <ul>
            {keyed(notes).map(([key, { kind, text }]) => {
              const NoteIcon = ICONS.get(kind) ?? InfoIcon;
              return (
                <li key={key} className={styles.note}>
                  <NoteIcon className={styles.icon} width="1em" height="1em" aria-hidden="true" />
                  <span>
                    <Dated>{text}</Dated>
                  </span>
                </li>
              );
            })}
          </ul>
        </Card>
      )}
      {questions.length > 0 && (
        <Card>
          <SectionTitle>常见问题</SectionTitle>
          {keyed(questions).map(([key, { question, answer }]) => (
            <Disclosure key={key} title={question}>
              {withUnits(answer)}
            </Disclosure>
          ))}
        </Card>
      )}
    </>
  );
}
