import { useQuery } from '@/request/useQuery';
import { useSession } from '@/session/useSession';
import { usePanel } from '@/shared/lib/usePanel';
import { getFamily } from './contract';

const BOOK = 'family';
const FORM = 'addFamily';

/** The family book of the rights screen, as a panel and with its form: asked for while something of it is shown. */
export function useFamily(isFamilyShown: boolean) {
  const { isSignedIn } = useSession();
  const { shown, open, close, back } = usePanel('step');
  const isBookOpen = isSignedIn && shown === BOOK;
  const isFormOpen = isSignedIn && shown === FORM;
  const isWanted = isFamilyShown || isBookOpen || isFormOpen;
  const query = useQuery(getFamily, undefined, { skip: !isSignedIn || !isWanted, refreshOnReturn: true });
  return {
    query,
    isBookOpen,
    isFormOpen,
    openBook: () => open(BOOK),
    openForm: () => open(FORM),
    closeBook: close,
    closeForm: back,
  };
}
export type FamilyBook = ReturnType<typeof useFamily>;
