import { pathOf } from '@/shared/lib/navigation';
import { Card } from '@/shared/ui/Card/Card';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import type { RightDetail } from '../contract';

/** Whom uses were handed on to that wait for him: the way to his code, which is there when no own use is left. */
export function HandedOn({ right: { rightId, family } }: { right: Pick<RightDetail, 'rightId' | 'family'> }) {
  const waiting = family.filter(({ openUses }) => openUses > 0);
  if (waiting.length === 0) return null;
  return (
    <Card>
      <SectionTitle>已转给家人</SectionTitle>
      {waiting.map(({ memberId, nameMasked, relation, openUses }) => (
        <ListRow
          key={memberId}
          title={`${relation} ${nameMasked}`}
          note={`还没用 ${openUses} 次`}
          value="核销码"
          to={pathOf('equity', { rightId, for: memberId, step: 'code' })}
        />
      ))}
    </Card>
  );
}
