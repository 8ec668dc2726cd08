import { type FormEvent, useState } from 'react';
import { ReactComponent as SearchIcon } from '@/shared/icons/search.svg';
import { useQueryParam, useSetQuery } from '@/shared/lib/navigation';
import { Button } from '../Button/Button';
import styles from './SearchForm.module.less';

const LONGEST = 40;

/** The words of a search, which live in the address as `q`; `onSearch` hears of those that are not empty. */
export function useKeyword(onSearch?: (word: string) => void) {
  // The address is anybody's: longer words than the field takes are refused.
  const keyword = useQueryParam('q')?.slice(0, LONGEST);
  const setQuery = useSetQuery();
  const [words, setWords] = useState(keyword ?? '');
  const search = (text: string) => {
    const word = text.trim().slice(0, LONGEST);
    setWords(word);
    if (word !== '') onSearch?.(word);
    setQuery({ q: word || undefined }, { replace: true });
  };
  return { keyword, words, setWords, search };
}

interface Props extends Omit<ReturnType<typeof useKeyword>, 'keyword'> {
  label: string;
  placeholder: string;
}

/** The field of a full-screen search. */
export function SearchForm({ label, placeholder, words, setWords, search }: Props) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    search(words);
  };
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <SearchIcon aria-hidden />
      <input
        className={styles.input}
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={LONGEST}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Button type="submit" size="small">
        搜索
      </Button>
    </form>
  );
}
