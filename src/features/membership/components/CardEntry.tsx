import { useQuery } from '@/request/useQuery';
import { formatYuan } from '@/shared/lib/money';
import { pathOf } from '@/shared/lib/navigation';
import { Branch } from '@/shared/ui/Branch/Branch';
import { Button } from '@/shared/ui/Button/Button';
import { ButtonLink } from '@/shared/ui/Button/ButtonLink';
import { Clauses } from '@/shared/ui/Dated/Clauses';
import { describeCard } from '../cardCopy';
import { type CardList, getCardList } from '../contract';
import { choosePlan } from '../planCopy';
import styles from './CardEntry.module.less';

/** A member's own card with its date, or what the offered card costs and holds. */
function describeEntry({ my, cards }: CardList): { title: string; text: string } {
  const { title, dateLabel, date, hint } = describeCard(my);
  if (my && my.status !== 'none')
    return { title, text: [`${dateLabel} ${date}`.trim(), hint].filter(Boolean).join('，') };
  const { card, plan } = choosePlan(cards, { cardId: undefined, planId: undefined });
  const rights = card ? `${card.rights.length} 项专享权益` : '';
  return { title, text: [plan && `${plan.name} ${formatYuan(plan.price)}`, rights].filter(Boolean).join('，') };
}

/** The way from a page to the member card. A guest sees it too. */
export function CardEntry() {
  const { data, failure, refresh } = useQuery(getCardList, undefined, { refreshOnReturn: true });
  const entry = data && describeEntry(data);
  return (
    <section className={styles.card}>
      <Branch className={styles.branch} />
      <h2 className={styles.title}>{entry?.title ?? '金杏会员'}</h2>
      <p className={styles.text}>
        <Clauses>{entry?.text ?? (failure ? '会员卡没有取到' : '')}</Clauses>
      </p>
      <div className={styles.actions}>
        <ButtonLink size="small" className={styles.action} to={pathOf('membershipCard')}>
          看会员卡
        </ButtonLink>
        {!data && failure && (
          <Button size="small" variant="outline" onClick={refresh}>
            重试
          </Button>
        )}
      </div>
    </section>
  );
}
