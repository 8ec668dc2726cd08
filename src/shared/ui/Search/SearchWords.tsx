import { keyed } from '@/shared/lib/keyed';
import { SpacedWord } from '../Button/SpacedWord';
import styles from './SearchWords.module.less';

interface Props {
  title: string;
  words: readonly string[];
  onPick: (word: string) => void;
  onClear?: () => void;
}

/** Words that can be searched for by a tap. */
export function SearchWords({ title, words, onPick, onClear }: Props) {
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
