import { type FormEvent, useState } from 'react';
import { currentHost } from '@/bridge/environment';
import { useQuery } from '@/request/useQuery';
import { ReactComponent as SearchIcon } from '@/shared/icons/search.svg';
import { keyed } from '@/shared/lib/keyed';
import { useQueryParam, useSetQuery } from '@/shared/lib/navigation';
import { usePanel } from '@/shared/lib/usePanel';
import { Button } from '@/shared/ui/Button/Button';
import { SpacedWord } from '@/shared/ui/Button/SpacedWord';
import { NavBar } from '@/shared/ui/NavBar/NavBar';
import { getHotKeywords } from '../../contract';
import { GoodsSection } from './GoodsSection';
import styles from './SearchPanel.module.less';

const LONGEST = 40;

/** Search as a full-screen view; the words live in the address. */
export function SearchPanel() {
  const keyword = useQueryParam('q');
  const couponId = useQueryParam('couponId');
  const setQuery = useSetQuery();
  const { back } = usePanel('step', 'q', 'couponId');
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
    <>
      <NavBar
        title={couponId === undefined ? '搜商品' : '可用商品'}
        hidden={currentHost() === 'miniProgram'}
        onBack={back}
      />
      <div className={styles.page}>
        <form className={styles.form} onSubmit={onSubmit}>
          <SearchIcon aria-hidden />
          <input
            className={styles.input}
            type="search"
            enterKeyHint="search"
            aria-label="商品名"
            placeholder="商品名，例如 体温计"
            maxLength={LONGEST}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <Button type="submit" size="small">
            搜索
          </Button>
        </form>
        {couponId !== undefined && <p className={styles.coupon}>下面是这张券可以用的商品，确认订单时选券抵扣</p>}
        {keyword === undefined && couponId === undefined ? (
          <HotWords onPick={search} />
        ) : (
          <GoodsSection categories={[]} />
        )}
      </div>
    </>
  );
}

function HotWords({ onPick }: { onPick: (word: string) => void }) {
  const { data } = useQuery(getHotKeywords, undefined);
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.hot} aria-label="大家在搜">
      <h2 className={styles.title}>大家在搜</h2>
      {keyed(data).map(([key, word]) => (
        <button key={key} type="button" className={styles.chip} onClick={() => onPick(word)}>
          <SpacedWord>{word}</SpacedWord>
        </button>
      ))}
    </section>
  );
}
