import { useCallback, useContext } from 'react';
import { usePageActions } from '../PageState/pageActions';
import { SubjectContext } from '../PageState/subject';

/** Opens the customer service with what the screen is about; undefined where no service is at hand. */
export function useSupport(): (() => void) | undefined {
  const { contactSupport } = usePageActions();
  const subject = useContext(SubjectContext);
  const contact = useCallback(() => contactSupport?.(subject), [contactSupport, subject]);
  return contactSupport && contact;
}
