import { currentHost } from '@/bridge/environment';
import type { Operate } from '@/shared/lib/schema';
import { pathOfOperate } from '@/shared/ui/ActionButton/operateLinks';
import { PageState } from '@/shared/ui/PageState/PageState';
import { QueryView } from '@/shared/ui/QueryView/QueryView';
import { Sheet } from '@/shared/ui/Sheet/Sheet';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import type { Family } from '../familyContract';
import type { FamilyBook } from '../useFamily';
import { FamilyForm } from './FamilyForm';

function closedButton({ operate }: Family) {
  return operate.find(({ key, enabled }) => key === 'add' && !enabled);
}

/** The server's way out, else back to who is there already. */
function wayOn(closed: Operate, { openBook }: FamilyBook) {
  const to = pathOfOperate(closed);
  return to === undefined
    ? { text: '管理家人', onClick: openBook }
    : { text: closed.reasonAction?.text ?? closed.text, to };
}

/** The form for somebody of the family on a whole page, or why nobody can be added. */
export function FamilySheet({ book, onSaved }: { book: FamilyBook; onSaved: () => void }) {
  return (
    <Sheet title="添加家人" navHidden={currentHost() === 'miniProgram'} onBack={book.closeForm}>
      <QueryView query={book.query} skeleton={<Skeleton shape="card" height="420px" space="12px" />}>
        {(family) => {
          const closed = closedButton(family);
          return closed ? (
            <PageState
              state="closed"
              reason="notEligible"
              title={closed.reasonText ?? closed.text}
              text="添加以后，出示核销码时可以选给谁用"
              action={wayOn(closed, book)}
            />
          ) : (
            <FamilyForm family={family} onSaved={onSaved} onOutdated={book.query.refresh} />
          );
        }}
      </QueryView>
    </Sheet>
  );
}
