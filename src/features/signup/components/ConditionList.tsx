import { useSession } from '@/session/useSession';
import { ReactComponent as DoneIcon } from '@/shared/icons/circleCheck.svg';
import { ReactComponent as TodoIcon } from '@/shared/icons/clock.svg';
import { ActionButton } from '@/shared/ui/ActionButton/ActionButton';
import { Card } from '@/shared/ui/Card/Card';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import { Tag } from '@/shared/ui/Tag/Tag';
import type { SignupCondition } from '../contract';
import styles from './ConditionList.module.less';

/** What has to be so before one can sign up; the server looks again when the member comes back. */
export function ConditionList({ conditions }: { conditions: readonly SignupCondition[] }) {
  const { isSignedIn } = useSession();
  if (conditions.length === 0) return null;
  const doneCount = conditions.filter(({ done }) => done).length;
  const progress = isSignedIn ? `已完成 ${doneCount} 项` : '登录后核对';
  return (
    <Card className={styles.card}>
      <SectionTitle note={`${progress}，共 ${conditions.length} 项`}>参与条件</SectionTitle>
      <ul className={styles.list}>
        {conditions.map(({ key, text, done, operate: [way] }) => (
          <ListRow
            key={key}
            as="li"
            stacks={!done && way !== undefined}
            className={done ? styles.done : undefined}
            icon={done ? <DoneIcon aria-hidden /> : <TodoIcon aria-hidden />}
            title={text}
            action={
              done ? (
                <Tag tone="success">已完成</Tag>
              ) : (
                way && <ActionButton operate={way} size="small" variant="tint" />
              )
            }
          />
        ))}
      </ul>
    </Card>
  );
}
