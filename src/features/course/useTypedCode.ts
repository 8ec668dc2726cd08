import { keptText, useKeptDraft } from '@/session/useKeptDraft';
import { useQueryParam } from '@/shared/lib/navigation';
import { MAX_CODE_LENGTH, tidyCode } from '@/shared/lib/typedCode';

/** The code of the address, else what was typed for this course before; typed ones are kept in the tab until they are used. */
export function useTypedCode(courseId = '') {
  const inAddress = useQueryParam('code');
  const { draft, change, drop } = useKeptDraft(`courseCode:${courseId}`, (kept) => ({
    code: tidyCode(inAddress ?? keptText(kept.code, MAX_CODE_LENGTH)),
  }));
  return { code: draft.code, type: (code: string) => change({ code }), forget: drop };
}
