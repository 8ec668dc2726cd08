import { useElderMode } from '@/shared/lib/elderMode';
import { describeMainAction, isForSale } from '../cardCopy';
import type { CardList } from '../contract';
import type { ChosenPlan } from '../useChosenPlan';
import { CardFace } from './CardFace';
import styles from './CardOffer.module.less';
import { ExpiryLine } from './ExpiryLine';
import { PlanPicker } from './PlanPicker';
import { ReserveNote } from './ReserveNote';
import { RightsGrid } from './RightsGrid';
import { TrialSlots } from './TrialSlots';

interface Props {
  list: CardList;
  chosen: ChosenPlan;
}

/**
 * The member's card, and on the sheet that rises over its ground what can be bought and what it gives. In 长辈版 a trial that
 * waits stands above the card: below it the bar hides the way to what is paid already, and only buying is in sight.
 */
export function CardOffer({ list, chosen: { card, plans, plan, slot, goneSlot, choosePlan, chooseSlot } }: Props) {
  const { my, trialSlots, trialPlace } = list;
  const action = describeMainAction(my, plan);
  const isOpen = isForSale(action);
  const rights = card?.rights ?? [];
  const isElder = useElderMode();
  const waiting = my?.reserve && <ReserveNote reserve={my.reserve} />;
  return (
    <>
      <div className={styles.top}>
        {isElder && waiting}
        <CardFace my={my} />
      </div>
      {(isOpen || waiting || rights.length > 0) && (
        <section className={styles.sheet}>
          {!isElder && waiting}
          {isOpen && plan && (
            <>
              <h2
                className={styles.title}
              >{`${action.text === '立即续费' ? '续费' : '开通'}${card?.name || '会员'}`}</h2>
              <PlanPicker plans={plans} chosenId={plan.planId} onChoose={choosePlan} />
              <ExpiryLine my={my} plan={plan} />
              {plan.note !== undefined && <p className={styles.note}>{plan.note}</p>}
              {plan.trial && (
                <TrialSlots slots={trialSlots} place={trialPlace} chosen={slot} gone={goneSlot} onChoose={chooseSlot} />
              )}
            </>
          )}
          <RightsGrid rights={rights} />
        </section>
      )}
    </>
  );
}
