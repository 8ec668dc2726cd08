import { type FormEvent, useState } from 'react';
import { ScreenFrame } from '@/frame/ScreenFrame';
import { useQuery } from '@/request/useQuery';
import { ReactComponent as SearchIcon } from '@/shared/icons/search.svg';
import { keyed } from '@/shared/lib/keyed';
import { useQueryParam, useSetQuery } from '@/shared/lib/navigation';
import { Button } from '@/shared/ui/Button/Button';
import { SpacedWord } from '@/shared/ui/Button/SpacedWord';
import { PageState } from '@/shared/ui/PageState/PageState';
import { QueryView } from '@/shared/ui/QueryView/QueryView';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { getSkinLibrary } from '../../contract';
import { useLibraryShare } from '../../useArticleShare';
import { ArticlePages } from './ArticlePages';
import styles from './SearchView.module.less';

const LONGEST = 40;

interface HotWordsProps {
  onPick: (word: string) => void;
  /** Nothing else stands there: a failure is told in its place. */
  isAlone?: boolean;
}

function HotWords({ onPick, isAlone = false }: HotWordsProps) {
  const query = useQuery(getSkinLibrary, undefined);
  if (!query.data && !isAlone) return null;
  return (
    <QueryView query={query} skeleton={<Skeleton shape="card" height="96px" />}>
      {({ hotWords }) => (
        <section className={styles.hot} aria-label="大家常搜">
          <h2 className={styles.title}>大家常搜</h2>
          {keyed(hotWords).map(([key, word]) => (
            <button key={key} type="button" className={styles.chip} onClick={() => onPick(word)}>
              <SpacedWord>{word}</SpacedWord>
            </button>
          ))}
        </section>
      )}
    </QueryView>
  );
}

interface FoundProps {
  keyword: string;
  onPick: (word: string) => void;
}

function Found({ keyword, onPick }: FoundProps) {
  const nothing = (
    <>
      <PageState
        state="empty"
        art="search"
        title="没有找到这样的文章"
        text="换个短一点的词，或看看大家常搜的。着急的问题请直接问医生"
      />
      <HotWords onPick={onPick} />
    </>
  );
  return <ArticlePages key={keyword} keyword={keyword} empty={nothing} />;
}

/** Search as a full-screen view; the words live in the address. */
export function SearchView({ onBack }: { onBack: () => void }) {
  useLibraryShare();
  const keyword = useQueryParam('q');
  const setQuery = useSetQuery();
  const [words, setWords] = useState(keyword ?? '');
  const search = (text: string) => {
    setWords(text);
    setQuery({ q: text.trim().slice(0, LONGEST) || undefined }, { replace: true });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    search(words);
  };
  return (
    <ScreenFrame title="搜皮肤问题" onBack={onBack} space="below">
      <form className={styles.form} onSubmit={onSubmit}>
        <SearchIcon aria-hidden />
        <input
          className={styles.input}
          type="search"
          enterKeyHint="search"
          aria-label="皮肤问题"
          placeholder="比如 换季发干"
          maxLength={LONGEST}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Button type="submit" size="small">
          搜索
        </Button>
      </form>
      {keyword === undefined ? <HotWords isAlone onPick={search} /> : <Found keyword={keyword} onPick={search} />}
    </ScreenFrame>
  );
}
