import { useRef, useState } from 'react';
import { readRecord } from '@/shared/lib/storage';
import { memberTab } from './memberStorage';

type Kept = Readonly<Record<string, unknown>>;

/**
 * What a member fills into a form, kept for him in the tab until it is handed in: a login, a reload, or a camera that takes
 * the page's memory loses nothing. `read` makes a draft of what was kept, or of nothing. Not for what names a person.
 */
export function useKeptDraft<Draft extends object>(key: string, read: (kept: Kept) => Draft) {
  const [draft, setDraft] = useState(() => read(readRecord(memberTab, key) ?? {}));
  // A photo that has come and a tap may both change it before it is drawn again.
  const newest = useRef(draft);
  return {
    draft,
    change: (typed: Partial<Draft>) => {
      newest.current = { ...newest.current, ...typed };
      setDraft(newest.current);
      memberTab.write(key, JSON.stringify(newest.current));
    },
    drop: () => memberTab.remove(key),
  };
}

/** A kept text of at most so many characters; '' when there is none that fits. */
export const keptText = (value: unknown, most: number) =>
  typeof value === 'string' && value.length <= most ? value : '';
