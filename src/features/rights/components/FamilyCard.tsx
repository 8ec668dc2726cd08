import { ActionButton } from '@/shared/ui/ActionButton/ActionButton';
import { Button } from '@/shared/ui/Button/Button';
import { Card } from '@/shared/ui/Card/Card';
import { QueryView } from '@/shared/ui/QueryView/QueryView';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import type { FamilyBook } from '../useFamily';
import styles from './FamilyCard.module.less';

/** Who is in the family book, and the way to change it. */
export function FamilyCard({ book }: { book: FamilyBook }) {
  return (
    <Card aria-label="我的家人">
      <QueryView query={book.query} skeleton={<Skeleton shape="card" height="96px" />}>
        {({ members, limit, operate }) => (
          <>
            <SectionTitle note={`已添加 ${members.length} 位，最多 ${limit} 位`}>我的家人</SectionTitle>
            {members.length > 0 && (
              <ul className={styles.people}>
                {members.map(({ memberId, nameMasked, relation }) => (
                  <li key={memberId}>
                    {relation} {nameMasked}
                  </li>
                ))}
              </ul>
            )}
            {members.length > 0 ? (
              <Button variant="tint" block onClick={book.openBook}>
                管理家人
              </Button>
            ) : (
              <div className={styles.action}>
                {operate.map((each) => (
                  <ActionButton key={each.key} operate={each} variant="tint" block onClick={book.openForm} />
                ))}
              </div>
            )}
          </>
        )}
      </QueryView>
    </Card>
  );
}
