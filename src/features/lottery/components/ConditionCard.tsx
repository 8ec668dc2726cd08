import { type RefObject, useId } from 'react';
import { ReactComponent as CheckIcon } from '@/shared/icons/circleCheck.svg';
import { ReactComponent as CrossIcon } from '@/shared/icons/circleX.svg';
import { internalPath } from '@/shared/lib/navigation';
import { ButtonLink } from '@/shared/ui/Button/ButtonLink';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden/VisuallyHidden';
import type { Qualification } from '../contract';
import styles from './ConditionCard.module.less';
import { LotteryCard } from './LotteryCard';

interface Props {
  conditions: Qualification['conditions'];
  cardRef: RefObject<HTMLElement>;
}

/** Why the member may not draw yet, condition by condition, with the way to meet it. */
export function ConditionCard({ conditions, cardRef }: Props) {
  const listId = useId();
  return (
    <LotteryCard title="还差一步就能抽" cardRef={cardRef}>
      <ul>
        {conditions.map(({ key, text, done, action }) => {
          const path = internalPath(action?.route);
          const titleId = `${listId}-${key}`;
          const Icon = done ? CheckIcon : CrossIcon;
          return (
            <ListRow
              key={key}
              as="li"
              icon={<Icon className={done ? styles.done : styles.open} aria-hidden="true" />}
              titleId={titleId}
              title={
                <>
                  <VisuallyHidden>{done ? '已满足' : '未满足'}</VisuallyHidden>
                  {text}
                </>
              }
              action={
                !done &&
                action &&
                path !== undefined && (
                  <ButtonLink to={path} size="small" aria-describedby={titleId}>
                    {action.text}
                  </ButtonLink>
                )
              }
            />
          );
        })}
      </ul>
    </LotteryCard>
  );
}
