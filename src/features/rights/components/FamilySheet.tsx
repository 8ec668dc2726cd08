import { currentHost } from '@/bridge/environment';
import { ActionButton } from '@/shared/ui/ActionButton/ActionButton';
import { Card } from '@/shared/ui/Card/Card';
import { QueryView } from '@/shared/ui/QueryView/QueryView';
import { Sheet } from '@/shared/ui/Sheet/Sheet';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import type { Family } from '../familyContract';
import type { FamilyBook } from '../useFamily';
import { FamilyForm } from './FamilyForm';

function closedButton({ operate }: Family) {
  return operate.find(({ key, enabled }) => key === 'add' && !enabled);
}

/** The form for somebody of the family on a whole page, or why nobody can be added. */
export function FamilySheet({ book, onSaved }: { book: FamilyBook; onSaved: () => void }) {
  return (
    <Sheet title="添加家人" navHidden={currentHost() === 'miniProgram'} onBack={book.closeForm}>
      <QueryView query={book.query} skeleton={<Skeleton shape="card" height="420px" space="12px" />}>
        {(family) => {
          const closed = closedButton(family);
          return closed ? (
            <Card>
              <ActionButton operate={closed} block onClick={book.closeForm} />
            </Card>
          ) : (
            <FamilyForm family={family} onSaved={onSaved} onOutdated={book.query.refresh} />
          );
        }}
      </QueryView>
    </Sheet>
  );
}
