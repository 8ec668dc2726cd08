import { useState } from 'react';
import { useElderMode } from '@/shared/lib/elderMode';
import { pathOf } from '@/shared/lib/navigation';
import { Button } from '@/shared/ui/Button/Button';
import { Card } from '@/shared/ui/Card/Card';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import type { Level } from '../contract';
import { describeRights, describeUse } from '../levelCopy';
import { RightIcon } from './RightIcon';

/** As many as can be looked over at once. */
const LOOKED_OVER = 5;

/** What one level gives; each right leads to its page. */
export function LevelRights({ level, levels }: { level: Level; levels: readonly Level[] }) {
  const { rights } = level;
  const isElder = useElderMode();
  const [isWhole, setIsWhole] = useState(false);
  const isCut = isElder && !isWhole && rights.length > LOOKED_OVER;
  return (
    <Card>
      <SectionTitle note={describeRights(level, levels)}>等级权益</SectionTitle>
      {rights.slice(0, isCut ? LOOKED_OVER : undefined).map((right) => (
        <ListRow
          key={right.rightId}
          large
          wide
          stacks
          to={pathOf('equity', { rightId: right.rightId })}
          seat={<RightIcon type={right.type} rightId={right.rightId} isOff={right.locked} />}
          title={right.title}
          note={right.note}
          value={describeUse(right)}
        />
      ))}
      {isCut && (
        <Button block variant="outline" onClick={() => setIsWhole(true)}>
          查看更多
        </Button>
      )}
    </Card>
  );
}
