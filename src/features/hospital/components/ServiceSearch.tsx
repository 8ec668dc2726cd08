import { type FormEvent, useState } from 'react';
import { ReactComponent as SearchIcon } from '@/shared/icons/search.svg';
import { Card } from '@/shared/ui/Card/Card';
import { HelpWays } from '@/shared/ui/HelpWays/HelpWays';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import type { Find } from '../serviceChoice';
import type { WaysOf } from '../useServiceWays';
import { ServiceRow } from './ServiceRow';
import styles from './ServiceSearch.module.less';

const LONGEST = 20;

interface FieldProps {
  words: string;
  onChange: (words: string) => void;
}

/** What somebody looks for in a hospital stays out of the address; the list is searched on the phone. */
export function SearchField({ words, onChange }: FieldProps) {
  // What an input method is still turning into characters: nobody looks for its letters.
  const [draft, setDraft] = useState<string>();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <SearchIcon />
      <input
        className={styles.input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label="找服务"
        placeholder="找服务，例如 挂号"
        maxLength={LONGEST}
        value={draft ?? words}
        onChange={(event) => (draft === undefined ? onChange : setDraft)(event.target.value)}
        onCompositionStart={() => setDraft(words)}
        onCompositionEnd={(event) => {
          setDraft(undefined);
          onChange(event.currentTarget.value);
        }}
      />
    </form>
  );
}

interface FindsProps {
  words: string;
  finds: readonly Find[];
  waysOf: WaysOf;
}

export function Finds({ words, finds, waysOf }: FindsProps) {
  const isFound = finds.length > 0;
  return (
    <Card aria-label="找到的服务">
      <div role="status">
        <SectionTitle note={isFound ? undefined : '换个词试试，或者直接问我们'}>
          {isFound ? `找到 ${finds.length} 项` : `没有找到“${words.trim()}”`}
        </SectionTitle>
      </div>
      {isFound ? (
        <div>
          {finds.map(({ service, group }) => (
            <ServiceRow key={`${group} ${service.key}`} service={service} waysOf={waysOf} value={group} />
          ))}
        </div>
      ) : (
        <HelpWays />
      )}
    </Card>
  );
}
