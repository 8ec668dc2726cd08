import { pathOf } from '@/shared/lib/navigation';
import { useFewer } from '@/shared/lib/useFewer';
import { Button } from '@/shared/ui/Button/Button';
import { Card } from '@/shared/ui/Card/Card';
import { Clauses } from '@/shared/ui/Dated/Clauses';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import type { Level } from '../contract';
import { describeRights, describeUse } from '../levelCopy';
import { RightIcon } from './RightIcon';

/** What one level gives; each right leads to its page. */
export function LevelRights({ level, levels }: { level: Level; levels: readonly Level[] }) {
  const { shown, showAll } = useFewer(level.rights);
  return (
    <Card>
      <SectionTitle note={describeRights(level, levels)}>等级权益</SectionTitle>
      {shown.map((right) => (
        <ListRow
          key={right.rightId}
          large
          wide
          stacks
          to={pathOf('equity', { rightId: right.rightId })}
          seat={<RightIcon type={right.type} rightId={right.rightId} isOff={right.locked} />}
          title={right.title}
          note={[<Clauses key="note">{right.note}</Clauses>, right.locked && describeUse(right)]}
          value={right.locked ? undefined : describeUse(right)}
        />
      ))}
      {showAll && (
        <Button block variant="outline" onClick={showAll}>
          查看更多
        </Button>
      )}
    </Card>
  );
}
