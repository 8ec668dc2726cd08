import { useState } from 'react';
import { keyed } from '@/shared/lib/keyed';
import { SpacedWord } from '@/shared/ui/Button/SpacedWord';
import { clearSearches, readSearches } from '../searchHistory';
import styles from './SearchedWords.module.less';

const EXAMPLES = ['母乳喂养', '翻身', '急救', '睡眠'];

interface Props {
  title: string;
  words: readonly string[];
  onPick: (word: string) => void;
  onClear?: () => void;
}

function Words({ title, words, onPick, onClear }: Props) {
  return (
    <section className={styles.words} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {onClear && (
          <button type="button" className={styles.clear} onClick={onClear}>
            清空记录
          </button>
        )}
      </div>
      {keyed(words).map(([key, word]) => (
        <button key={key} type="button" className={styles.word} onClick={() => onPick(word)}>
          <SpacedWord>{word}</SpacedWord>
        </button>
      ))}
    </section>
  );
}

/** What the member has searched for, and what can be found. */
export function SearchedWords({ onPick }: { onPick: (word: string) => void }) {
  const [searched, setSearched] = useState(readSearches);
  const clear = () => {
    clearSearches();
    setSearched([]);
  };
  return (
    <>
      {searched.length > 0 && <Words title="搜过的" words={searched} onPick={onPick} onClear={clear} />}
      <Words title="可以搜" words={EXAMPLES} onPick={onPick} />
    </>
  );
}
