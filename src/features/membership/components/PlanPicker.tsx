import clsx from 'clsx';
import { ReactComponent as CheckIcon } from '@/shared/icons/check.svg';
import { formatCents, formatYuan } from '@/shared/lib/money';
import type { Plan } from '../contract';
import { describeDaily, describeMonthly, originOf } from '../planCopy';
import styles from './PlanPicker.module.less';

function Price({ plan }: { plan: Plan }) {
  const [yuan, decimals] = formatCents(plan.price).split('.');
  return (
    <span className={styles.price}>
      <i>¥</i>
      {yuan}
      {decimals !== undefined && <i>.{decimals}</i>}
    </span>
  );
}

interface Props {
  plans: readonly Plan[];
  chosenId: string | undefined;
  onChoose: (planId: string) => void;
}

/** The plans side by side; a group of radio buttons. */
export function PlanPicker({ plans, chosenId, onChoose }: Props) {
  return (
    <div className={clsx(styles.plans, plans.length === 4 && styles.four)} role="radiogroup" aria-label="会员方案">
      {plans.map((plan) => {
        const flag = plan.trial ? '' : describeDaily(plan);
        const origin = originOf(plan);
        return (
          <label key={plan.planId} className={styles.plan}>
            <input
              className={styles.input}
              type="radio"
              name="plan"
              checked={plan.planId === chosenId}
              onChange={() => onChoose(plan.planId)}
            />
            <span className={styles.box}>
              {flag !== '' && <span className={styles.flag}>{flag}</span>}
              <span className={styles.name}>{plan.name}</span>
              <Price plan={plan} />
              {origin && (
                <span className={styles.note}>
                  {origin.basis} <s>{formatYuan(origin.cents)}</s>
                </span>
              )}
              <span className={styles.note}>{plan.days} 天</span>
              <span className={styles.note}>{plan.trial ? '每人一次' : describeMonthly(plan)}</span>
              <span className={styles.check}>
                <CheckIcon aria-hidden="true" />
              </span>
            </span>
          </label>
        );
      })}
    </div>
  );
}
