import { useState } from 'react';
import { useQuery } from '@/request/useQuery';
import { pathOf } from '@/shared/lib/navigation';
import { ButtonLink } from '@/shared/ui/Button/ButtonLink';
import { Card } from '@/shared/ui/Card/Card';
import { QueryView } from '@/shared/ui/QueryView/QueryView';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { describeMainAction } from '../cardCopy';
import { type CardList, getCardList } from '../contract';
import { choosePlan } from '../planCopy';
import styles from './PlanOffer.module.less';
import { PlanPicker } from './PlanPicker';

interface Props {
  /** The heading above the plans. */
  title: string;
  /** The card that is offered; the first one without it. */
  cardId?: string;
  /** The code of the campaign that offers it; the order keeps it. */
  from?: string;
}

function Offer({ list, cardId, from }: { list: CardList } & Partial<Record<'cardId' | 'from', string | undefined>>) {
  const [planId, setPlanId] = useState<string>();
  const { card, plans, plan } = choosePlan(list.cards, { cardId, planId });
  const action = describeMainAction(list.my, plan);
  if (action.kind === 'off' || !plan) return <p className={styles.off}>{action.text}</p>;
  return (
    <>
      <PlanPicker plans={plans} chosenId={plan.planId} onChoose={setPlanId} />
      <ButtonLink
        className={styles.action}
        block
        to={pathOf('membershipCard', { cardId: card?.cardId, planId: plan.planId, from })}
      >
        {action.text}
      </ButtonLink>
    </>
  );
}

/** What a card costs, and the way to its screen with the chosen plan, where it is bought. A guest sees it too. */
export function PlanOffer({ title, cardId, from }: Props) {
  const query = useQuery(getCardList, { campaign: from }, { refreshOnReturn: true });
  return (
    <Card>
      <SectionTitle>{title}</SectionTitle>
      <QueryView query={query} skeleton={<Skeleton height="200px" />}>
        {(list) => <Offer list={list} cardId={cardId} from={from} />}
      </QueryView>
    </Card>
  );
}
