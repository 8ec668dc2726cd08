import { useState } from 'react';
import { SearchWords } from '@/shared/ui/Search/SearchWords';
import { clearSearches, readSearches } from '../searchHistory';

const EXAMPLES = ['母乳喂养', '翻身', '急救', '睡眠'];

/** What the member has searched for, and what can be found. */
export function SearchedWords({ onPick }: { onPick: (word: string) => void }) {
  const [searched, setSearched] = useState(readSearches);
  const clear = () => {
    clearSearches();
    setSearched([]);
  };
  return (
    <>
      {searched.length > 0 && <SearchWords title="搜过的" words={searched} onPick={onPick} onClear={clear} />}
      <SearchWords title="可以搜" words={EXAMPLES} onPick={onPick} />
    </>
  );
}
