import { useNavigate } from 'umi';
import { useQuery } from '@/request/useQuery';
import { useSession } from '@/session/useSession';
import { hasEntryBefore } from '@/shared/lib/historyEntry';
import { useQueryParam, useSetQuery } from '@/shared/lib/navigation';
import { getFamily } from './contract';

const BOOK = 'family';
const FORM = 'addFamily';

/**
 * The family book of the rights screen: asked for while something of it is shown. The panel and the form live in the query
 * (`step`); closing either is one step back, or clears the value for a member who entered on it.
 */
export function useFamily(isFamilyShown: boolean) {
  const { isSignedIn } = useSession();
  const step = useQueryParam('step');
  const setQuery = useSetQuery();
  const navigate = useNavigate();
  const isBookOpen = isSignedIn && step === BOOK;
  const isFormOpen = isSignedIn && step === FORM;
  const isWanted = isFamilyShown || isBookOpen || isFormOpen;
  const query = useQuery(getFamily, undefined, { skip: !isSignedIn || !isWanted, refreshOnReturn: true });
  const leave = (next: string | undefined) => {
    if (hasEntryBefore()) navigate(-1);
    else setQuery({ step: next }, { replace: true });
  };
  return {
    query,
    isBookOpen,
    isFormOpen,
    openBook: () => setQuery({ step: BOOK }),
    openForm: () => setQuery({ step: FORM }),
    closeBook: () => leave(undefined),
    closeForm: () => leave(BOOK),
  };
}
export type FamilyBook = ReturnType<typeof useFamily>;
